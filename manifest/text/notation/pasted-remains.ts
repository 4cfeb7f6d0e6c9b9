/** Finds what other programs leave in a text that is copied from them: lost letters, formulas, words of a chat. */
import { once } from '../../../schema/values/once.ts';
import { decodeEntity } from '../markdown.ts';
import { advice, correctTo, firstFinding, quoted, shownAsTypedMessage } from './notation-check.ts';
import type { NotationCheck, NotationFinding } from './notation-check.ts';
import { formula } from './latex.ts';

/** UTF-8 that was read as Windows-1252. In capitals, a word of Portuguese may end in à before a quote. */
const LOST = String.raw`â€[\u009d-\uFFFF]|Ã(?:[\u0080-\u00bf‰œŸ„€™šž‡ˆŠŒŽ‚ƒ†]|–(?=\p{Ll}))|Â[°£§©®²³·½¼¾]`;

/** What an assistant says before its text. A page may say the same of its prices: "Of course! Here are our prices:". */
const OPENING =
  /^(?:Certainly|Sure|Sure thing|Of course|Absolutely|Great|Natürlich|Gerne?|Selbstverständlich|Bien sûr|Avec plaisir|¡?Claro|¡?Por supuesto|Certo|Certamente)(?: ?[!,.:]| –| —) ?(?:here(?:['’]s| is| are)|hier (?:ist|sind)|voici|aquí (?:tienes?|está)|aqui está|ecco) [^:\n]{0,80}(?:version|draft|rewrite|translation|paragraph|text|wording|fassung|entwurf|übersetzung|texte|traduction|versión|texto|traducción|versão|tradução|versione|testo|traduzione)\b[^:\n]{0,80}:(?:[ \t]+|(?=\s|$))/gimu;
const CLOSING =
  /(?:I hope this helps[.!] )?(?:Let me know if you(?:['’]d| would) like|Would you like) me to (?:adjust|tweak|refine|revise|rewrite|rephrase|expand|shorten)[^.!?\n]{0,120}[.!?]|\bAs an AI(?: language model| assistant)?, I\b[^.!?\n]{0,200}[.!?]/g;

export const pastedRemains: NotationCheck[] = [
  {
    pattern: new RegExp(String.raw`\S{0,20}(?:\uFFFD|${LOST})\S{0,20}`, 'gu'),
    explain: ([mark]) => {
      const message = `A letter of ${quoted(mark)} was lost when the text came from a file of another encoding.`;
      const correct = decoded(mark);
      if (correct !== undefined) return { message, ...correctTo(mark, correct) };
      return { mark, message, hint: 'Type the word again, and save files as UTF-8.' };
    },
  },
  {
    pattern: /(?<![\\\w$])\$(?![\s{$])[^$\n]{1,160}\$(?![\w$])/g,
    explain: ([mark], text) =>
      /\\[a-z]|[\p{L}\d)}](?:\^[{\d-]|_(?:\{|\d\b))/iu.test(mark) ? formula(mark, text, correctTo) : undefined,
  },
  {
    pattern:
      /\\(?:text(?:bf|it|rm|sc)|emph|math(?:rm|bf)|underline|sqrt|(?:sub)*section|begin|end)\{[^{}\n]{0,120}\}|\\(?:pm|times|cdot|approx|leq|geq|degree)(?![a-z])/gi,
    explain: ([mark], text) => formula(mark, text, advice),
  },
];

/** These are looked for in the text as it is written, before Markdown is read. */
const opening: NotationCheck = {
  pattern: OPENING,
  explain: ([mark]) => {
    const message = shownAsTypedMessage(mark, 'a chat assistant says it');
    return { mark, message, hint: 'Remove it.', fix: { each: [{ mark, replace: '' }] } };
  },
};
const closing: NotationCheck = { pattern: CLOSING, reason: 'a chat assistant says it', hint: 'Remove it.' };
const doubleEntity: NotationCheck = {
  // A text about HTML may want it so.
  pattern: /&(?:amp;)+(#?[\da-z]{2,31};)/gi,
  explain: ([mark, name]) => {
    const correct = decodeEntity(`&${name!}`);
    const message = shownAsTypedMessage(mark, 'this character was encoded twice');
    return correct === undefined ? undefined : { message, ...advice(mark, correct) };
  },
};
/** How an opening starts, for texts with a colon. */
const OPENS =
  /(?:^|\n)(?:certainly|sure|of course|absolutely|great|natürlich|gern|selbstverständlich|bien sûr|avec plaisir|¡?claro|¡?por supuesto|certo|certamente)/i;

/**
 * Returns the first remains that a text holds besides those of its Markdown. Most texts are passed by their lack of a few
 * words, which are found in a third of the time that the patterns take.
 */
export function findRemains(text: string): NotationFinding | undefined {
  const checks = [];
  if (text.includes(':') && OPENS.test(text)) checks.push(opening);
  if (text.includes('As an AI') || text.includes('Let me know') || text.includes('Would you like'))
    checks.push(closing);
  if (text.includes('&amp;')) checks.push(doubleEntity);
  return checks.length > 0 ? firstFinding(checks, text) : undefined;
}

/** The bytes of the characters of Windows-1252. */
const windows1252 = once(() => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  return new Map(Array.from(new TextDecoder('windows-1252').decode(all), (sign, byte) => [sign, byte]));
});

/** Returns what was UTF-8 before it was read as Windows-1252; undefined where it was not. */
function decoded(mark: string): string | undefined {
  const codes = Array.from(mark, (sign) => windows1252().get(sign) ?? -1);
  if (codes.includes(-1)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes));
  } catch {
    return undefined;
  }
}
