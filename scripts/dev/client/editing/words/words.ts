/**
 * What the editor says, in the language of the browser where the editor has it: see docs/decisions/0076.
 *
 * The objects are in English until `chooseWords` overwrites them. Code that runs when a module is imported would
 * silently read English, so texts are read in functions and constructors only.
 */
import { english } from './english/english.ts';
import { englishCode } from './english/code.ts';
import { englishFind } from './english/find.ts';
import { englishPictures } from './english/pictures.ts';
import { englishReview } from './english/review.ts';

export const words = { ...english };
export const reviewWords = { ...englishReview };
export const pictureWords = { ...englishPictures };
export const codeWords = { ...englishCode };
export const findWords = { ...englishFind };

/** The languages besides English, each loaded where a browser prefers it. */
const OTHERS: Record<string, () => Promise<void>> = {
  de: async () => {
    const [{ german }, { germanReview }, { germanPictures }, { germanCode }, { germanFind }] = await Promise.all([import('./german/german.ts'), import('./german/review.ts'), import('./german/pictures.ts'), import('./german/code.ts'), import('./german/find.ts')]); // prettier-ignore
    Object.assign(words, german);
    Object.assign(reviewWords, germanReview);
    Object.assign(pictureWords, germanPictures);
    Object.assign(codeWords, germanCode);
    Object.assign(findWords, germanFind);
  },
};

/** Switches the editor to the first of some languages that it has, or to English. Must be called before the editor is made. */
export async function chooseWords(tags: readonly string[]): Promise<void> {
  const languages = tags.map((tag) => tag.split('-')[0]!.toLowerCase());
  const chosen = languages.find((language) => language === words.lang || Object.hasOwn(OTHERS, language));
  if (chosen !== undefined && chosen !== words.lang) await OTHERS[chosen]!();
}
