import { A_DAY, DAYS, readHours, timeOf } from '../../schema/values/hours/read-hours.ts';
import type { OpenSpan } from '../../schema/values/hours/read-hours.ts';
import { isRecord, records } from '../../schema/values/tree.ts';
import { siteFields } from '../words/schema-fields.ts';
import { defineRule } from './rule.ts';
import type { RuleFinding } from './rule.ts';
import { siteFields as examples } from './support/examples.ts';
import { writtenBlocks } from './support/written-blocks.ts';

/** Minutes. */
const A_WEEK = 7 * A_DAY;

export const rule = defineRule({
  code: 'opening-hours',
  severity: 'error',
  title: 'Opening hours contradict each other, or are missing',
  means:
    'Two entries of openingHours or of specialHours are about the same time, a period ends before it starts, or a block shows hours that the manifest does not have.',
  why: 'Visitors and search engines would read two answers, or none.',
  fix: 'Write each day in one entry, with all its hours: Mo-Fr 09:00-12:30, 14:00-18:00. Days of specialHours are written once, too.',
  wrong: examples(`
openingHours:
  - Mo-Fr 09:00-17:00
  - Fr 16:00-20:00`),
  *checkSite(manifest) {
    yield* overlaps(isRecord(manifest) ? manifest['openingHours'] : undefined, '/openingHours');
    yield* specialDays(manifest);
  },
  *checkPage(manifest) {
    const hours = isRecord(manifest) ? manifest['openingHours'] : undefined;
    const isKnown = Array.isArray(hours) ? hours.length > 0 : hours !== undefined || hasHoursElsewhere(manifest);
    for (const { value, pointer } of writtenBlocks(manifest, 'opening-hours')) {
      if (value['hours'] !== undefined) yield* overlaps(value['hours'], `${pointer}/hours`);
      else if (!isKnown)
        yield {
          pointer,
          message: 'This block shows the opening hours of the site, and there are none.',
          hint: 'Write openingHours at the top of the file: one entry for days with the same hours, such as Mo-Fr 09:00-17:00.',
        };
    }
  },
});

/** Returns whether hours are under a name that the manifest does not know, which has a message of its own. */
function hasHoursElsewhere(manifest: unknown): boolean {
  const fieldNames = siteFields();
  return Object.entries(isRecord(manifest) ? manifest : {}).some(
    ([name, value]) => !fieldNames.has(name) && Array.isArray(value) && value.some((text) => readHours(String(text))),
  );
}

interface Entry {
  text: string;
  index: number;
  /** In minutes from the start of Monday. */
  spans: OpenSpan[];
}

/** Finds entries of a list that are open at the same time as one before them. */
function* overlaps(list: unknown, pointer: string): Generator<RuleFinding> {
  const entries = (Array.isArray(list) ? (list as unknown[]) : []).flatMap((text, index): Entry[] => {
    const hours = typeof text === 'string' ? readHours(text) : undefined;
    if (!hours) return []; // its format has a message
    const spans = hours.days.flatMap((day) => hours.spans.map(([from, to]): OpenSpan => [from + day * A_DAY, to + day * A_DAY])); // prettier-ignore
    return [{ text: String(text), index, spans }];
  });
  for (const entry of entries)
    for (const earlier of entries.slice(0, entries.indexOf(entry))) {
      const both = entry.spans.find((span) => earlier.spans.some((other) => meet(span, other)));
      if (!both) continue;
      const day = DAYS[Math.floor(both[0] / A_DAY)];
      const times = both.map((minutes) => timeOf(minutes - Math.floor(both[0] / A_DAY) * A_DAY)).join('-');
      yield {
        pointer: `${pointer}/${entry.index}`,
        message: `${day} ${times} overlaps with the hours of another entry: "${earlier.text}".`,
        hint: 'Write each day in one entry, with all its hours and commas between them.',
        found: entry.text,
        related: { pointer: `${pointer}/${earlier.index}`, message: 'The other entry is here:' },
      };
      break;
    }
}

/** Returns whether two spans meet; the last night of a week ends on its first day. */
function meet([from, to]: OpenSpan, [otherFrom, otherTo]: OpenSpan): boolean {
  return [-A_WEEK, 0, A_WEEK].some((shift) => from + shift < otherTo && otherFrom < to + shift);
}

function* specialDays(manifest: unknown): Generator<RuleFinding> {
  const seen: { from: string; until: string; pointer: string }[] = [];
  for (const { value, pointer } of records(manifest, 'specialHours')) {
    const { date, until = date } = value;
    if (typeof date !== 'string' || typeof until !== 'string') continue; // the schema says so
    if (until < date) {
      const hint = `Write the first day as date, and the last one as until: date: ${until}, until: ${date}.`;
      yield { pointer: `${pointer}/until`, message: `${until} is before ${date}.`, hint };
      continue;
    }
    const other = seen.find((one) => one.from <= until && date <= one.until);
    seen.push({ from: date, until, pointer });
    if (other)
      yield {
        pointer: `${pointer}/date`,
        message: `Another entry of specialHours is about ${date > other.from ? date : other.from}, too.`,
        hint: 'Write the hours of each day in one entry.',
        related: { pointer: `${other.pointer}/date`, message: 'The other entry is here:' },
      };
  }
}
