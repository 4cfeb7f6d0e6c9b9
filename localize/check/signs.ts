/** Finds signs and letters that only look like those of a language. */
import { oncePerKey } from '../../schema/values/once.ts';
import type { TranslationFault } from './compare/fault.ts';
import { bareText } from './compare/patterns.ts';
import { codeOf } from '../../manifest/words/invisible.ts';

/** Letters that are easily taken for those of a language. */
const LOOKALIKES: Record<string, Record<string, string>> = {
  ar: { ک: 'ك', ی: 'ي', ہ: 'ه', ۃ: 'ة' },
  fa: { ك: 'ک', ي: 'ی' },
  ur: { ك: 'ک', ي: 'ی' },
};

/** Behind a word in Arabic letters; one behind a Latin name is the name's. */
const LATIN_QUESTION = /\p{Script=Arabic}["”»’)\]*]*\?/u;

interface Signs {
  script: string;
  /** Those that are easily taken for its own, and its own. */
  signs: Record<string, string>;
}

const signsOf = oncePerKey((language): Signs => {
  const { language: tag, script = '' } = new Intl.Locale(language).maximize();
  return { script, signs: LOOKALIKES[tag] ?? {} };
});

/** Returns which sign of a translation only looks like one of its language; undefined where none does. */
export function signFault(source: string, text: string, language: string): TranslationFault | undefined {
  const { signs, script } = signsOf(language);
  if (script !== 'Arab' && script !== 'Deva') return undefined;
  const ownSigns = bareText(text);
  const written =
    script === 'Arab' && LATIN_QUESTION.test(ownSigns)
      ? '?'
      : Object.keys(signs).find((sign) => ownSigns.includes(sign));
  if (written !== undefined) return { message: `${JSON.stringify(written)} (U+${codeOf(written)}) is none of the language's own signs.`, hint: `Write ${JSON.stringify(signs[written] ?? '؟')}, which looks like it.`, mark: written }; // prettier-ignore
  if (script !== 'Deva' || !source.includes(':') || text.includes(':')) return undefined;
  const [visarga] = /\u0903(?=\s|$)/.exec(text) ?? [];
  if (visarga === undefined) return undefined;
  return { message: 'A letter (U+0903) is written for the colon.', hint: 'Write ":".', mark: visarga };
}
