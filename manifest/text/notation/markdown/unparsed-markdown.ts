/** Finds characters that Markdown left as they are because they are not quite Markdown: an unclosed ** or ~~. */
import { foreignNotation } from '../foreign-notation.ts';
import { links } from './links.ts';
import { inParagraph, lines } from './lists.ts';
import { isIntended, LONE } from './lone-marks.ts';
import { correctTo, firstFinding, quoted, shownAsTypedMessage } from '../notation-check.ts';
import type { NotationCheck, NotationFinding } from '../notation-check.ts';

const SPACED =
  /(?<![*\w])(\*\*|__)[ \t]{1,3}([^\s*_\uFFFB\uFFFC](?:[^*_\n\uFFFB\uFFFC]{0,200}[^\s*_\uFFFB\uFFFC])?)[ \t]{0,3}\1(?![*\w])|(?<![*\w])(\*\*|__)([^\s*_\uFFFB\uFFFC](?:[^*_\n\uFFFB\uFFFC]{0,200}[^\s*_\uFFFB\uFFFC])?)[ \t]{1,3}\3(?![*\w])/g;
/** The space that belongs after the second mark is before it. */
const SHIFTED =
  /(?<![*_\p{L}\p{N}])(\*\*|__)([^\s*_\uFFFB\uFFFC](?:[^*_\n\uFFFB\uFFFC]{0,200}[^\s*_\uFFFB\uFFFC])?)([ \t]{1,3})\1(?=[\p{L}\p{N}])/gu;
/** One word or more between single tildes, as other programs strike them. In East Asia, tildes decorate a line. */
const TILDES =
  /(?<![^\s("'“„])~(?![\s~/])([^~\n\uFFFB\uFFFC\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{1,200})(?<!\s)~(?=[\s.,;:!?)"'”]|$)/gu;

const marks: NotationCheck[] = [
  {
    pattern: SPACED,
    reason: 'no space belongs between it and the words',
    certain: ({ 1: one, 2: words, 3: other, 4: more, index }, text) => {
      const marker = one ?? other!;
      return isIntended(marker, index, text) ? undefined : `${marker}${words ?? more}${marker}`;
    },
  },
  {
    pattern: SHIFTED,
    reason: 'the space belongs after it',
    certain: ({ 1: marker, 2: words, 3: space, index }, text) =>
      isIntended(marker!, index, text) ? undefined : `${marker}${words}${marker}${space}`,
  },
  {
    pattern: TILDES,
    reason: 'struck words have two tildes before and after them',
    likely: ([, words]) => `~~${words}~~`,
  },
  {
    // Two before and one after, or the other way round: Markdown makes emphasis of it and leaves one.
    pattern:
      /([*_])\uFFFB([^\uFFFB\uFFFC\n]{1,200})\uFFFB(?![*_])|(?<![*_])\uFFFB([^\uFFFB\uFFFC\n]{1,200})\uFFFB([*_])/g,
    explain: ([, first, words, others, last]) => {
      const marker = (first ?? last)!;
      const mark = first === undefined ? `${marker}${others}${marker}${marker}` : `${marker}${marker}${words}${marker}`;
      const message = shownAsTypedMessage(marker, 'bold words need two of it before and two after them');
      return { message, ...correctTo(mark, `${marker}${marker}${words ?? others}${marker}${marker}`) };
    },
  },
  {
    pattern: LONE,
    explain: ({ 0: marker, index }, text) => {
      if (isIntended(marker, index, text)) return undefined;
      const [before, after] = [text.slice(0, index), text.slice(index + 2)];
      // As many words as may be intended; where the other half belongs, only a person can say.
      const words = /^[\p{L}\p{N}$](?:[^\n.,;:!?\uFFFB\uFFFC]{0,60}[^\s.,;:!?\uFFFB\uFFFC])?/u.exec(after)?.[0];
      const word = /[^\s*_\uFFFC]{1,60}$/u.exec(before.slice(-60))?.[0] ?? '';
      const message = shownAsTypedMessage(marker, 'bold words need it before and after them');
      const example = words === undefined ? `${marker}${word || 'words'}${marker}` : `${marker}${words}${marker}`;
      const mark = words === undefined ? word + marker : marker + /^\S*/.exec(words)![0];
      const hint = `Add the other half, as in ${quoted(example)}, or remove it.`;
      return { mark, message, hint, suggestions: [example] };
    },
  },
  {
    // A star after a word is a footnote's, and so is one that starts a paragraph.
    pattern: /(?<=[\p{L}\p{N}.,;:)]\s)(\*|_)(?=\p{L})[^*_\n]*$/gmu,
    explain: ({ 0: following, 1: marker, index }, text) =>
      /[\p{L}\p{N}.)]\*/u.test(text.slice(0, index)) || following === undefined
        ? undefined
        : {
            mark: following.split(/\s/, 1)[0]!,
            message: shownAsTypedMessage(marker!, 'emphasis needs it before and after the words'),
            hint: `Add the other one, as in ${marker}words${marker}, or remove it.`,
          },
  },
  {
    pattern: /~~[ \t]{0,3}([^~\n]{1,300}?)[ \t]{0,3}~~|~~(?=[\p{L}\p{N}])/gu,
    explain: ([mark, words]) =>
      words === undefined
        ? {
            mark,
            message: shownAsTypedMessage(mark, 'struck words need it before and after them'),
            hint: 'Add the other half, as in "~~words~~", or remove it.',
          }
        : {
            message: shownAsTypedMessage(mark, 'no space belongs between it and the words'),
            ...correctTo(mark, `~~${words}~~`),
          },
  },
  {
    pattern: /&nbsp(?!;)|&(?:amp|quot|lt|gt)(?![\w;])/g,
    reason: 'it lacks its semicolon',
    certain: ([mark]) => `${mark};`,
  },
];

const inBlocks = [...lines, ...foreignNotation, ...links, ...marks];
const inOneParagraph = [...inParagraph, ...inBlocks];

/** Returns the first stretch of what Markdown left over that was intended to be Markdown, or another program's. */
export function findUnparsed(text: string, isOneParagraph: boolean): NotationFinding | undefined {
  return firstFinding(isOneParagraph ? inOneParagraph : inBlocks, text);
}
