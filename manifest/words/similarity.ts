/** How near a word comes to what it may have been meant to be. */
import { limitOf, maxTypos } from './suggest.ts';

export interface Similarity {
  /** 0 for the same word written otherwise, about 1 for a synonym, else the number of slips of the fingers and a bit. */
  away: number;
  isSynonym: boolean;
  /** The synonym means something else to many people: a question, and no certainty. */
  isDoubtful: boolean;
}

/** A synonym with a typing error in it. */
const MISSPELT_SYNONYM = 2;
const COMPOUND = 1.8;

/** Longer names are no slips of anything. */
const LONGEST = 60;

/** How near a word is to a name that has synonyms; undefined where it is nothing like it. */
export function similarity(word: string, name: string, synonyms: string[]): Similarity | undefined {
  if (word.length > LONGEST) return undefined;
  const written = normalized(word);
  const one = singular(written);
  const [own, ...known] = formsOf(name, synonyms);
  if (written === normalized(name)) return { away: 0, isSynonym: false, isDoubtful: false };
  if (one === own) return { away: 0.5, isSynonym: false, isDoubtful: false };
  const asSynonym = (away: number, index: number) => ({
    away,
    isSynonym: true,
    isDoubtful: isDoubted(synonyms[index]),
  });
  const exact = known.indexOf(one);
  if (exact !== -1) return asSynonym(1 + exact / 100, exact);
  const away = maxTypos(word.toLowerCase(), name.toLowerCase());
  if (away <= limitOf(word) && !STYLING.has(written)) return { away: away + 0.2, isSynonym: false, isDoubtful: false };
  const near = known.findIndex(
    (synonym) => synonym.length > 4 && Math.abs(synonym.length - one.length) < 2 && maxTypos(one, synonym) === 1,
  );
  if (near !== -1) return asSynonym(MISSPELT_SYNONYM, near);
  const compound = isStyling(word) ? -1 : compoundOf(word, [own!, ...known]);
  return compound === -1 ? undefined : asSynonym(COMPOUND, compound - 1);
}

/** In the schema a question mark stands behind such a word. */
function isDoubted(synonym = ''): boolean {
  return synonym.endsWith('?');
}

const forms = new WeakMap<string[], string[]>();

/** A name and its synonyms as they are compared: without capitals, marks and the s of several. */
function formsOf(name: string, synonyms: string[]): string[] {
  let known = forms.get(synonyms);
  if (!known) forms.set(synonyms, (known = [name, ...synonyms].map((word) => singular(normalized(word)))));
  return known;
}

/** Which of some names a word holds that says of what, or of what kind, it is: cardTitle, hero_heading, titleText; -1 for none. */
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

/** What programs call a field that changes how something looks, in CSS or with its classes. */
const STYLING = new Set(['class', 'classes', 'classname', 'css', 'style', 'styles', 'sx', 'tailwind', 'font', 'margin', 'padding', 'border', 'animation', 'align', 'alignment']); // prettier-ignore

/** Whether a field is about looks alone: className, css_class, textStyle, fontSize. */
export function isStyling(word: string): boolean {
  return partsOf(word).some((part) => STYLING.has(part));
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
export function normalized(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<=[^aeiou])ies$/, 'y').replace(/(?<=[^s])s$/, '') : word;
}
