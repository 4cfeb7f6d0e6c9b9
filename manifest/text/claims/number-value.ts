/** Reads the value of a number that is written in digits, words or both: 2.5 lakh, forty thousand. */

/** What a number counts. */
export type Unit = 'percent' | 'years' | 'week' | '';

/** The words for small numbers, in order. */
export const ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '); // prettier-ignore
/** The words for twenty to ninety. */
export const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SMALL = new Map([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
]);
const SCALES = new Map(
  Object.entries({ dozen: 12, hundred: 100, thousand: 1e3, k: 1e3, lakh: 1e5, lac: 1e5, million: 1e6, crore: 1e7 }),
);
const YEARS = new Map(Object.entries({ decade: 10, century: 100 }));

const UNITS: [Unit, RegExp][] = [
  ['percent', /%|per ?cent/i],
  ['years', /decade|centur/i],
  ['week', /\/7$/],
];

/** Returns the value of a number, with the scale of its words and what it counts. */
export function parseNumber(text: string): { value: number; scale: number; unit: Unit } {
  const unit = UNITS.find(([, pattern]) => pattern.test(text))?.[0] ?? '';
  const digits = /\d[\d,\u00a0\u202f]*(?:\.\d+)?/.exec(text);
  const words = (digits ? text.slice(digits.index + digits[0].length) : text).toLowerCase().match(/[a-z]+/g) ?? [];
  let sum = 0;
  let part = digits ? Number(digits[0].replaceAll(/[,\u00a0\u202f]/g, '')) : 0;
  let scale = 1;
  for (const word of words) {
    const single = word.replace(/ies$/, 'y').replace(/s$/, '');
    const factor = SCALES.get(single) ?? YEARS.get(single);
    if (word === 'half') part = 0.5;
    else if (SMALL.has(word)) part += SMALL.get(word)!;
    if (factor === undefined) continue;
    scale *= factor;
    part = (part || 1) * factor;
    if (factor >= 1000) [sum, part] = [sum + part, 0];
  }
  return { value: sum + part, scale, unit };
}
