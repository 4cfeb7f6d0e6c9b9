/** Finds letters and signs in a translation that its language is not written with. */
import { asciiDigits } from '../../manifest/words/ascii.ts';
import { oncePerKey } from '../../schema/values/once.ts';
import { directionOf } from '../../schema/values/language.ts';
import { classOf, scriptsOf } from '../../manifest/words/scripts.ts';
import { codeOf } from '../../manifest/words/invisible.ts';
import { signFault } from './signs.ts';
import type { TranslationFault } from './compare/fault.ts';

/** Signs that turn the direction of what follows, up to the sign that ends it. */
const OPENING = /[\u202A-\u202E\u2066-\u2068]/;
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

/** Returns what is wrong with the letters of a translation; undefined where nothing is. */
export function scriptFault(source: string, translation: string, language: string): TranslationFault | undefined {
  const wrong = turningFault(translation) ?? markFault(translation, language) ?? digitFault(translation) ?? signFault(source, translation, language); // prettier-ignore
  if (wrong) return wrong;
  const letters = Array.from(translation.matchAll(foreignLetters(language)), ([letter]) => letter);
  const foreign = letters.find((letter) => !source.includes(letter));
  if (foreign === undefined) return undefined;
  const code = `U+${codeOf(foreign)}`;
  const turns = directionOf(language) === 'ltr' && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(foreign);
  return {
    message: `${JSON.stringify(foreign)} (${code}) is a letter of another script${turns ? ', which runs from right to left' : ''}.`,
    hint: 'Type the word once more in the script of its language.',
    mark: foreign,
  };
}

/** Returns whether a text has letters of the script that a language is written in. */
export const hasOwnLetters = (text: string, language: string): boolean => ownLetters(language).test(text);

const ownLetters = oncePerKey((language) => new RegExp(`[${classOf(scriptsOf(language))}]`, 'u'));

function turningFault(text: string): TranslationFault | undefined {
  if (text.search(TURNING) === -1) return undefined;
  let open = 0;
  for (const [sign] of text.matchAll(TURNING)) {
    const isOverride = sign === '\u202D' || sign === '\u202E';
    open += OPENING.test(sign) ? 1 : -1;
    if (isOverride || open < 0) break;
  }
  const [sign] = text.match(/[\u202D\u202E]/) ?? (open === 0 ? [] : (text.match(TURNING) ?? []));
  if (sign === undefined) return undefined;
  return {
    message: `An invisible character (U+${codeOf(sign)}) turns the direction of the text.`,
    hint: 'Delete it: pages set phone numbers and names of other scripts apart by themselves.',
    mark: sign,
  };
}

/** Returns that a text has a mark of direction, which a language that runs from left to right does not need. */
function markFault(text: string, language: string): TranslationFault | undefined {
  const [mark] = directionOf(language) === 'ltr' ? (/[\u200E\u200F\u061C]/.exec(text) ?? []) : [];
  if (mark === undefined) return undefined;
  return {
    message: `An invisible mark of direction (U+${codeOf(mark)}) is in the text.`,
    hint: 'Delete it: it came along when the text was copied.',
    mark,
  };
}

const OTHER_DIGIT = /(?!\d)\p{Nd}/u;

/** Returns a number with digits of two scripts. */
function digitFault(text: string): TranslationFault | undefined {
  if (!OTHER_DIGIT.test(text)) return undefined;
  for (const [number] of text.matchAll(/\p{Nd}[\p{Nd}.,٫٬]*/gu))
    if (/\d/.test(number) && OTHER_DIGIT.test(number))
      return { message: `${JSON.stringify(number)} has digits of two scripts.`, hint: `Write ${JSON.stringify(asciiDigits(number))}, or all digits in the other script.`, mark: number }; // prettier-ignore
  return undefined;
}

/** Returns the pattern of letters that are neither Latin, which names keep, nor of the language's own script. */
const foreignLetters = oncePerKey((language) => {
  const own = classOf(['Latin', 'Common', 'Inherited', ...scriptsOf(language)]);
  return new RegExp(String.raw`(?![${own}])[\p{L}\p{M}]`, 'gu');
});
