/** Checks that the condition of a field can hold. */
import { TICKED } from '../../../schema/addresses/form-rules.ts';
import { fieldPointer } from '../../../schema/values/pointer.ts';
import { recordOf, records } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { quote } from '../../explain/wording.ts';
import { guessWithFix } from '../../words/suggest.ts';
import type { RuleFinding } from '../rule.ts';

/** The kinds that a condition may wait for: a style sheet sees what is chosen, and no typed text. */
const CHOICES = ['select', 'radio', 'checkbox'];

/** Returns what is wrong with the conditions of a form's fields. */
export function* conditionFindings(form: Tree, pointer: string): Iterable<RuleFinding> {
  const fields = records(form, 'fields', pointer);
  const byName = new Map(fields.map(({ value }) => [String(value['name']), value]));
  for (const { value, pointer: at } of fields) {
    const conditions = recordOf(value, 'when');
    const spelledOut = pairOf(conditions, byName);
    if (spelledOut) {
      yield {
        pointer: fieldPointer(`${at}/when`, Object.keys(conditions)[0]!),
        at: 'key',
        message: 'A condition is the name of a field, with what is chosen there.',
        hint: `Write ${spelledOut}.`,
      };
      continue;
    }
    for (const [name, wanted] of Object.entries(conditions)) {
      const other = byName.get(name);
      const conditionPointer = `${at}/when/${name}`;
      if (!other || !CHOICES.includes(String(other['kind'])))
        yield { pointer: conditionPointer, at: 'key', ...aboutName(name, other, [...byName.keys()]) };
      else if (dependsOn(name, String(value['name']), byName))
        yield {
          pointer: conditionPointer,
          at: 'key',
          message: 'This field waits for itself.',
          hint: 'Remove the condition.',
        };
      else yield* aboutValue(conditionPointer, wanted, other);
    }
  }
}

/** Returns a condition that is written as two fields, such as {field: food, equals: With us}, in the way that it is to be. */
function pairOf(conditions: Tree, byName: Map<string, Tree>): string | undefined {
  const entries = Object.entries(conditions);
  const isCondition = ([name]: [string, unknown]) => CHOICES.includes(String(byName.get(name)?.['kind']));
  if (entries.length !== 2 || entries.some(isCondition)) return undefined;
  const [first, second] = entries.map(([, value]) => String(value)) as [string, string];
  if (byName.has(first)) return `${first}: ${second}`;
  return byName.has(second) ? `${second}: ${first}` : undefined;
}

function aboutName(name: string, other: Tree | undefined, names: string[]) {
  if (!other)
    return {
      message: `This form has no field ${quote(name)}.`,
      ...guessWithFix(name, names, `Name one of its fields: ${names.join(', ')}.`),
    };
  return {
    message: `A condition cannot wait for ${quote(name)}, into which people type.`,
    hint: `Wait for a field of the kind ${CHOICES.join(', ')}.`,
  };
}

function* aboutValue(pointer: string, wanted: unknown, { kind, options }: Tree): Iterable<RuleFinding> {
  const values = Array.isArray(options) ? options.map(String) : kind === 'checkbox' ? [TICKED] : [];
  // References are filled in later, on both sides.
  if (values.length === 0 || typeof wanted !== 'string' || [wanted, ...values].some((text) => text.includes('${')))
    return;
  if (values.includes(wanted)) return;
  const advice = guessWithFix(wanted, values, `Write one of: ${values.join(', ')}.`);
  const [only] = values;
  yield {
    pointer,
    message: `${quote(wanted)} is not one of the choices of that field.`,
    ...(values.length === 1
      ? { hint: `Write ${quote(only)}.`, suggestions: [only!], fix: { replace: only! } }
      : advice),
  };
}

/** Returns whether the condition of a field leads to another one. */
function dependsOn(name: string, wanted: string, fields: Map<string, Tree>, seen = new Set<string>()): boolean {
  if (name === wanted) return true;
  if (seen.has(name)) return false;
  seen.add(name);
  return Object.keys(recordOf(fields.get(name) ?? {}, 'when')).some((next) => dependsOn(next, wanted, fields, seen));
}
