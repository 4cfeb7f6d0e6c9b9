/** Checks that a field has what its kind needs, and nothing that its kind has no use for. */
import { otherSeparations } from '../../words/several-names.ts';
import { isDay } from '../../../schema/values/hours/calendar.ts';
import { records } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import type { RuleFinding } from '../rule.ts';
import { withFirst } from '../support/with-first.ts';

/** What only some kinds of fields have a use for. Not `options`: other kinds have carried them without harm since the first version. */
const ONLY_FOR: Record<string, string[]> = {
  statement: ['checkbox'],
  minimum: ['number'],
  maximum: ['number'],
  earliest: ['date', 'time'],
  latest: ['date', 'time'],
  accept: ['file'],
  megabytes: ['file'],
  files: ['file'],
};
/** A day of the calendar, or one that counts from today. */
const DAY = /^(?:today|\d{4}-\d\d-\d\d)/;
const CHOICES: Record<string, string> = { select: 'A select field', radio: 'A radio field' };

/** Returns what is wrong with the fields of a form, one by one. */
export function* fieldFindings(form: Tree, pointer: string): Iterable<RuleFinding> {
  for (const [field, first] of withFirst(records(form, 'fields', pointer), ({ value }) => value['name'])) {
    const { name, kind = 'text', options } = field.value;
    if (first !== field && name !== undefined)
      yield {
        pointer: `${field.pointer}/name`,
        message: `Two fields are called ${JSON.stringify(name)}.`,
        hint: 'Give each field a name of its own.',
        related: { pointer: `${first.pointer}/name`, message: 'The first one is here:' },
      };
    else if (String(kind) in CHOICES && options === undefined)
      yield {
        pointer: `${field.pointer}/kind`,
        message: `${CHOICES[String(kind)]} has no options.`,
        hint: 'List its choices under "options".',
      };
    yield* joinedOptions(options, field.pointer);
    yield* uselessParts(field.value, field.pointer);
    yield* bounds(field.value, field.pointer);
  }
}

/** A list in brackets is separated by commas; by any other sign, several choices become one. */
function* joinedOptions(options: unknown, pointer: string): Iterable<RuleFinding> {
  if (!Array.isArray(options) || options.length !== 1 || typeof options[0] !== 'string') return;
  const [choices] = otherSeparations(options[0]);
  if (!choices) return;
  yield {
    pointer: `${pointer}/options/0`,
    message: `These ${choices.length} choices are one, since no comma is between them.`,
    hint: `Write a comma and a space between two: [${choices.join(', ')}].`,
    found: options[0],
    fix: { separate: choices },
  };
}

/** A part that a kind does not know would be without effect, and its author would not learn of it. */
function* uselessParts(field: Tree, pointer: string): Iterable<RuleFinding> {
  const { kind = 'text', options } = field;
  for (const [part, kinds] of Object.entries(ONLY_FOR)) {
    if (!(part in field) || kinds.includes(String(kind))) continue;
    yield {
      pointer: `${pointer}/${part}`,
      at: 'key',
      message: `A field of the kind ${String(kind)} has no use for "${part}".`,
      hint: `Remove it, or make the kind ${kinds.join(' or ')}.`,
    };
  }
  if ('statement' in field && options !== undefined)
    yield {
      pointer: `${pointer}/statement`,
      at: 'key',
      message: 'A checkbox with options has no use for "statement".',
      hint: 'Write it as "hint", or remove the options.',
    };
}

function* bounds({ kind, earliest, latest, minimum, maximum }: Tree, pointer: string): Iterable<RuleFinding> {
  for (const [part, bound] of Object.entries({ earliest, latest })) {
    if (typeof bound !== 'string' || (kind !== 'date' && kind !== 'time')) continue;
    const isTime = bound.includes(':');
    // A text that is neither is reported by the schema.
    if (kind === 'date' ? isTime : DAY.test(bound))
      yield {
        pointer: `${pointer}/${part}`,
        message: `${JSON.stringify(bound)} is a ${isTime ? 'time' : 'day'}, and this field is for a ${String(kind)}.`,
        hint: kind === 'time' ? 'Write a time such as 09:00.' : 'Write a day such as 2026-05-12, or today+7.',
      };
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(bound) ?? [];
    if (year !== undefined && !isDay(Number(year), Number(month), Number(day)))
      yield {
        pointer: `${pointer}/${part}`,
        message: `The calendar has no day ${bound}.`,
        hint: 'Write a day of the calendar as year-month-day.',
      };
  }
  const isCrossed =
    kind === 'number'
      ? typeof minimum === 'number' && typeof maximum === 'number' && minimum > maximum
      : kind === 'date' && isLater(earliest, latest);
  if (isCrossed)
    yield {
      pointer: `${pointer}/${kind === 'number' ? 'minimum' : 'earliest'}`,
      message: kind === 'number' ? 'The minimum is above the maximum.' : 'The first day comes after the last.',
      hint: 'Exchange the two.',
    };
}

/** Compares two days of the calendar, or two that count from today. */
function isLater(first: unknown, last: unknown): boolean {
  if (typeof first !== 'string' || typeof last !== 'string') return false;
  const [a, b] = [first, last].map((bound) => /^today(.*)$/.exec(bound)?.[1]);
  if (a !== undefined && b !== undefined) return Number(a) > Number(b);
  return [first, last].every((day) => /^\d{4}-\d\d-\d\d$/.test(day)) && first > last;
}
