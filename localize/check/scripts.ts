/** Finds letters and signs in a translation that its language is not written with. */
import { directionOf } from '../../schema/values/language.ts';
import { classOf, scriptsOf } from '../../manifest/words/scripts.ts';
import type { TranslationFault } from './translation-fault.ts';

/** Signs that turn the direction of what follows, up to the sign that ends it. */
const OPENING = /[\u202A-\u202E\u2066-\u2068]/;
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

/** By language, since a pattern of scripts takes long to compile. */
const foreignPatterns = new Map<string, RegExp>();
const ownPatterns = new Map<string, RegExp>();

/** Returns what is wrong with the letters of a translation; undefined where nothing is. */
export function scriptFault(source: string, translation: string, language: string): TranslationFault | undefined {
  const turned = turningFault(translation);
  if (turned) return turned;
  const [foreign] = translation.match(foreignLetters(language)) ?? [];
  if (foreign === undefined || source.includes(foreign)) return undefined;
  const code = `U+${foreign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  const turns = directionOf(language) === 'ltr' && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(foreign);
  return {
    message: `${JSON.stringify(foreign)} (${code}) is a letter of another script${turns ? ', which runs from right to left' : ''}.`,
    hint: 'Type the word once more in the script of its language.',
    mark: foreign,
  };
}

/** Returns whether a text has letters of the script that a language is written in. */
export function hasOwnLetters(text: string, language: string): boolean {
  return patternOf(ownPatterns, language, () => `[${classOf(scriptsOf(language))}]`).test(text);
}

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
    message: `An invisible character (U+${sign.codePointAt(0)!.toString(16).toUpperCase()}) turns the direction of the text.`,
    hint: 'Delete it: pages set phone numbers and names of other scripts apart by themselves.',
    mark: sign,
  };
}

/** Letters that are neither Latin, which names keep, nor of the language's own script. */
function foreignLetters(language: string): RegExp {
  return patternOf(foreignPatterns, language, () => {
    const own = classOf(['Latin', 'Common', 'Inherited', ...scriptsOf(language)]);
    return String.raw`(?![${own}])[\p{L}\p{M}]`;
  });
}

function patternOf(patterns: Map<string, RegExp>, language: string, write: () => string): RegExp {
  let pattern = patterns.get(language);
  if (!pattern) patterns.set(language, (pattern = new RegExp(write(), 'u')));
  return pattern;
}
