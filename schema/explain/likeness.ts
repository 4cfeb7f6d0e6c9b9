/** How near a word comes to what it may have been meant to be. */
import { limitOf, slips } from '../suggest.ts';

export interface Likeness {
  /** 0 for the same word written otherwise, about 1 for a synonym, else the number of slips of the fingers and a bit. */
  away: number;
  isSynonym: boolean;
}

/** A synonym with a typing error in it. */
const MISSPELT_SYNONYM = 2;
const COMPOUND = 1.8;

/** Longer names are no slips of anything. */
const LONGEST = 60;

/** How near a word is to a name that has synonyms; undefined where it is nothing like it. */
export function likeness(word: string, name: string, synonyms: string[]): Likeness | undefined {
  if (word.length > LONGEST) return undefined;
  const written = bare(word);
  const one = singular(written);
  const [own, ...known] = formsOf(name, synonyms);
  if (written === bare(name)) return { away: 0, isSynonym: false };
  if (one === own) return { away: 0.5, isSynonym: false };
  const exact = known.indexOf(one);
  if (exact !== -1) return { away: 1 + exact / 100, isSynonym: true };
  const away = slips(word.toLowerCase(), name.toLowerCase());
  if (away <= limitOf(word)) return { away: away + 0.2, isSynonym: false };
  if (
    known.some(
      (synonym) => synonym.length > 4 && Math.abs(synonym.length - one.length) < 2 && slips(one, synonym) === 1,
    )
  )
    return { away: MISSPELT_SYNONYM, isSynonym: true };
  return isCompound(word, [own!, ...known]) ? { away: COMPOUND, isSynonym: true } : undefined;
}

const forms = new WeakMap<string[], string[]>();

/** A name and its synonyms as they are compared: without capitals, marks and the s of several. */
function formsOf(name: string, synonyms: string[]): string[] {
  let known = forms.get(synonyms);
  if (!known) forms.set(synonyms, (known = [name, ...synonyms].map((word) => singular(bare(word)))));
  return known;
}

/** Whether a word names what it is of besides, or of what kind: cardTitle, hero_heading, titleText. */
function isCompound(word: string, names: string[]): boolean {
  const parts = word
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length < 2) return false;
  return names.includes(singular(last)) || (KINDS.has(last) && names.includes(singular(first)));
}

/** Words that say what kind of value a field has. */
const KINDS = new Set([
  'text',
  'content',
  'value',
  'string',
  'html',
  'md',
  'markdown',
  'field',
  'list',
  'array',
  'data',
]);

/** A word without what programs and people set apart differently: metaTitle, meta_title, Meta Title. */
export function bare(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<=[^aeiou])ies$/, 'y').replace(/(?<=[^s])s$/, '') : word;
}
