/** Measures how similar a word is to a name that has synonyms. */
import { limitOf, countTypos } from './suggest.ts';

export interface Similarity {
  /** 0 for the same word in another notation, about 1 for a synonym, else the number of typing errors plus 0.2. */
  distance: number;
  isSynonym: boolean;
  /** The synonym has another meaning for many people, so a person has to confirm it. */
  isAmbiguous: boolean;
}

/** A word closer than this is a name or a synonym, without typing errors. */
export const EXACT_DISTANCE = 1.3;
/** The distance of a synonym with a typing error in it, and of a word that contains a synonym. */
const MISSPELT_SYNONYM = 2;
const COMPOUND = 1.8;
/** A longer word is not a misspelt name. */
const MAX_LENGTH = 60;

/** Returns how similar a word is to a name or its synonyms; undefined where it is not. */
export function similarity(word: string, name: string, synonyms: string[]): Similarity | undefined {
  if (word.length > MAX_LENGTH) return undefined;
  const asName = (distance: number) => ({ distance, isSynonym: false, isAmbiguous: false });
  const asSynonym = (distance: number, index: number) => ({
    distance,
    isSynonym: true,
    isAmbiguous: synonyms[index]?.endsWith('?') ?? false, // as the schema marks it
  });
  const written = normalized(word);
  const one = singular(written);
  const [own, ...others] = formsOf(name, synonyms);
  if (written === normalized(name)) return asName(0);
  if (one === own) return asName(0.5);
  const exact = others.indexOf(one);
  if (exact !== -1) return asSynonym(1 + exact / 100, exact);
  const typos = countTypos(word.toLowerCase(), name.toLowerCase());
  if (typos <= limitOf(word) && !STYLING.has(written)) return asName(typos + 0.2);
  const near = others.findIndex(
    (synonym) => synonym.length > 4 && Math.abs(synonym.length - one.length) < 2 && countTypos(one, synonym) === 1,
  );
  if (near !== -1) return asSynonym(MISSPELT_SYNONYM, near);
  const compound = isStyling(word) ? -1 : compoundOf(word, [own!, ...others]);
  return compound === -1 ? undefined : asSynonym(COMPOUND, compound - 1);
}

const forms = new WeakMap<string[], string[]>();

/** Returns a name and its synonyms as they are compared: normalized, in the singular. */
function formsOf(name: string, synonyms: string[]): string[] {
  let cached = forms.get(synonyms);
  if (!cached) forms.set(synonyms, (cached = [name, ...synonyms].map((word) => singular(normalized(word)))));
  return cached;
}

/** Returns the index of the name that a compound contains, such as cardTitle, hero_heading or titleText; -1 for none. */
function compoundOf(word: string, names: string[]): number {
  const parts = partsOf(word);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length < 2) return -1;
  const index = names.indexOf(singular(last));
  return index === -1 && KINDS.has(last) ? names.indexOf(singular(first)) : index;
}

function partsOf(word: string): string[] {
  return word
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Words in the names of fields that change how something looks. */
const STYLING = new Set(
  'class classes classname css style styles sx tailwind font margin padding border animation align alignment'.split(
    ' ',
  ),
);

/** Returns whether a field is only about looks: className, css_class, textStyle, fontSize. */
export function isStyling(word: string): boolean {
  return partsOf(word).some((part) => STYLING.has(part));
}

/** Words for the kind of value that a field has. */
const KINDS = new Set('text content value string html md markdown field list array data'.split(' '));

/** Returns whether a word may mean a field, up to a distance. */
export function isNear(word: string, field: { name: string; synonyms: string[] }, most: number): boolean {
  return (similarity(word, field.name, field.synonyms)?.distance ?? Infinity) < most;
}

/** Returns a word without its notation: metaTitle, meta_title and Meta Title are the same. */
export function normalized(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<=[^aeiou])ies$/, 'y').replace(/(?<=[^s])s$/, '') : word;
}
