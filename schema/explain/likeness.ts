/** How near a word comes to what it may have been meant to be. */
import { limitOf, slips } from '../suggest.ts';

export interface Likeness {
  /** 0 for the same word written otherwise, about 1 for a synonym, else the number of slips of the fingers and a bit. */
  away: number;
  isSynonym: boolean;
}

/** A synonym with a typing error in it. */
const MISSPELT_SYNONYM = 2;

/** How near a word is to a name that has synonyms; undefined where it is nothing like it. */
export function likeness(word: string, name: string, synonyms: string[]): Likeness | undefined {
  const written = bare(word);
  if (written === bare(name)) return { away: 0, isSynonym: false };
  if (singular(written) === singular(bare(name))) return { away: 0.5, isSynonym: false };
  const known = synonyms.map(bare);
  const exact = known.findIndex((synonym) => singular(synonym) === singular(written));
  if (exact !== -1) return { away: 1 + exact / 100, isSynonym: true };
  const away = slips(word.toLowerCase(), name.toLowerCase());
  if (away <= limitOf(word)) return { away: away + 0.2, isSynonym: false };
  return known.some((synonym) => synonym.length > 4 && slips(written, synonym) === 1)
    ? { away: MISSPELT_SYNONYM, isSynonym: true }
    : undefined;
}

/** A word without what programs and people set apart differently: metaTitle, meta_title, Meta Title. */
export function bare(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<=[^aeiou])ies$/, 'y').replace(/(?<=[^s])s$/, '') : word;
}
