/** Names units, large numbers and months in a language, as far as Unicode's data have them. */
import { asciiDigits } from '../../../../manifest/words/ascii.ts';
import { oncePerKey } from '../../../../schema/values/once.ts';

const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'millimeter', 'centimeter', 'meter', 'kilometer', 'inch', 'foot', 'yard', 'mile', 'gram', 'kilogram', 'pound', 'liter', 'percent']; // prettier-ignore
/** Numbers that have all plural forms of a language among them. */
const COUNTS = [1, 2, 3, 5, 11, 100];
const LARGE = [1e3, 1e5, 1e6, 1e7, 1e9, 1e12];
/** The words of a language by what they mean: a unit, a power of ten, a month. */
export interface Names {
  units: ReadonlyMap<string, string>;
  months: ReadonlyMap<string, string>;
  /** Months begin with a capital: "may" is none. */
  hasCapitalMonths: boolean;
}

/** Returns the names of a language, in lower case. */
export const namesOf = oncePerKey((language): Names => ({ units: unitsOf(language), ...monthsOf(language) }));

function unitsOf(language: string): Map<string, string> {
  const words = (['long', 'short'] as const).flatMap((unitDisplay) =>
    UNITS.flatMap((unit) => {
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
      return COUNTS.flatMap((count) => format.formatToParts(count).flatMap(({ type, value }) => (type === 'unit' ? [[value, unit] as const] : []))); // prettier-ignore
    }),
  );
  const compact = new Intl.NumberFormat(language, { notation: 'compact', compactDisplay: 'long' });
  const large = LARGE.flatMap((number) => {
    const parts = compact.formatToParts(number);
    const integer = Number(asciiDigits(parts.find(({ type }) => type === 'integer')?.value ?? '1')); // "mil" is 1,000
    return parts.flatMap(({ type, value }) => (type === 'compact' ? [[value, String(number / integer)] as const] : []));
  });
  return withoutAmbiguous([...words, ...large]);
}

function monthsOf(language: string): Pick<Names, 'months' | 'hasCapitalMonths'> {
  const options: Intl.DateTimeFormatOptions[] = [{ month: 'long' }, { month: 'long', day: 'numeric' }];
  const words = options.flatMap((option) => {
    const format = new Intl.DateTimeFormat(language, { ...option, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => {
      const name = format.formatToParts(Date.UTC(2026, month, 15)).find(({ type }) => type === 'month')!.value;
      return [name, String(month)] as const;
    });
  });
  const long = words.filter(([name]) => /[\p{L}\p{M}]{3}|(?!\p{Script=Latin})\p{L}[\p{L}\p{M}]/u.test(name));
  return { months: withoutAmbiguous(long), hasCapitalMonths: long.every(([name]) => /^\p{Lu}/u.test(name)) };
}

/** Leaves out words that mean several things: "m" is metres and minutes. */
function withoutAmbiguous(words: (readonly [word: string, meaning: string])[]): Map<string, string> {
  const byWord = Map.groupBy(words, ([word]) => word.trim().toLowerCase().normalize());
  const clear = [...byWord].filter(
    ([word, all]) => word !== '' && new Set(all.map(([, meaning]) => meaning)).size === 1,
  );
  return new Map(clear.map(([word, [first]]) => [word, first![1]]));
}
