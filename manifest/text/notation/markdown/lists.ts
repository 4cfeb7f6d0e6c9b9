/** Finds lines that were intended as items, headings or rules, and are none. */
import { TABLE_LINE, tables } from './tables.ts';
import { correctTo, quoted, shownAsTypedMessage } from '../notation-check.ts';
import type { NotationCheck, NotationFinding } from '../notation-check.ts';

/** Characters that word processors put before items. */
const BULLET = '[•●▪◦‣∙○■□➢➤❖✦·]';
const ITEM = String.raw`(?:${BULLET}[ \t]{0,4}(?=\S)|[-+][ \t]{0,4}(?=[\p{L}“"*[(\uFFFB\uFFFC])|\*[ \t]{1,4}(?=\S)|\*(?=\p{L})|–[ \t]{1,4}(?=\p{L})|\d{1,2}[.)][ \t]{0,4}(?=\p{L}))`;
const START = new RegExp(`^${ITEM}`, 'u');

/** A line that can be nothing but an item. */
const CLEAR = new RegExp(`^(?:${BULLET}|-\\p{L}|\\d{1,2}\\)\\p{L})`, 'u');

/** What a list is written with. */
const HINT = 'Start each item with "- ", on a line of its own.';

/** Items that Markdown took for running text. */
function items(match: RegExpExecArray, text: string): NotationFinding | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const written = lines.flatMap((line) => START.exec(line)?.[0] ?? []);
  const [mark] = match;
  // One line alone may be a dialogue, a footnote or a year; a bullet is nothing but a bullet.
  if (written.length < 2 && !CLEAR.test(text.slice(match.index))) return undefined;
  const each = lines.flatMap((line) => {
    const start = START.exec(line)?.[0];
    if (start === undefined) return [];
    const number = /\d+/.exec(start)?.[0];
    // Emphasis, links and references are written otherwise in the file.
    const plain = /^[^\uFFFB\uFFFC]*/.exec(line)![0];
    return [{ mark: plain, replace: `${number === undefined ? '-' : `${number}.`} ${plain.slice(start.length)}` }];
  });
  const [first] = each;
  const message = `Visitors would see ${quoted(mark.trim())} in front of ${quoted(first!.mark.slice(mark.trim().length))}: it starts no item of a list.`;
  return { mark, message, hint: HINT, suggestions: [first!.replace], fix: { each } };
}

const NO_BLOCKS = 'this field holds one paragraph, without lists, tables and headings';

/** A hyphen, and one more character that starts an item. */
const DOUBLED = new RegExp(`^[ \\t]*[-*+][ \\t]+(${BULLET}|[-–—*+])[ \\t]+(?=[^\\s])`, 'gmu');

/** As DOUBLED, anywhere in a line: most texts have none, and this says so in a third of the time. */
const MAY_BE_DOUBLED = new RegExp(`[-*+][ \\t]+${BULLET.replace('[', '[-–—*+')}[ \\t]`);

/** Items with two characters before them, as in "- • one"; undefined where there are none, or one that may be intended. */
export function findDoubled(text: string): NotationFinding | undefined {
  if (!MAY_BE_DOUBLED.test(text)) return undefined;
  const doubled = [...text.matchAll(DOUBLED)].map(([start, second = '']) => ({ start: start.trim(), second }));
  const [first] = doubled;
  if (!first || (doubled.length < 2 && !new RegExp(BULLET, 'u').test(first.second))) return undefined;
  return {
    mark: first.start,
    message: `Visitors would see two signs in front of an item: ${quoted(first.start)}.`,
    hint: 'Start each item with "- " alone.',
    suggestions: ['- '],
    fix: { each: doubled.map(({ start }) => ({ mark: `${start} `, replace: '- ' })) },
  };
}

/** What would be a heading or a list in a field that takes several paragraphs. */
export const inParagraph: NotationCheck[] = [
  {
    pattern: /\n[ \t]*\n\s*(\S[^\n\uFFFB\uFFFC]{0,40})/g,
    explain: ([, next]) => ({
      mark: next!.trim(),
      message: `This field holds one paragraph: ${quoted(next!)} would go on in the line above it.`,
      hint: 'Write one paragraph, or a backslash at the end of the line above, and no empty line.',
    }),
  },
  {
    pattern: /^(?:`{3,}|~{3,})/gm,
    reason: NO_BLOCKS,
    hint: 'Remove the line, and the one that ends the code.',
  },
  {
    pattern: TABLE_LINE,
    reason: NO_BLOCKS,
    hint: 'Write sentences, or move the table to a text of several paragraphs.',
  },
  {
    pattern: /^#{1,6} {1,3}(?=\p{L})|^#{2,6}(?=\p{L})/gmu,
    explain: ([mark], text) => {
      const words = /^[^\n]{0,40}/.exec(text.slice(text.indexOf(mark) + mark.length))![0];
      return { message: shownAsTypedMessage(mark, NO_BLOCKS), ...correctTo(mark + words, words) };
    },
  },
  {
    pattern: new RegExp(`^(?:${ITEM}|>[ \\t](?=\\p{L}))`, 'gmu'),
    explain: ([mark], text) => {
      const remaining = text.slice(text.indexOf(mark));
      const isClear = CLEAR.test(remaining);
      if (mark.startsWith('>')) return { message: shownAsTypedMessage(mark, NO_BLOCKS), ...correctTo(mark, '') };
      const count = text.split('\n').filter((line) => START.test(line.trim())).length;
      if (count < 2 && !isClear) return undefined;
      return {
        mark,
        message: shownAsTypedMessage(mark, NO_BLOCKS),
        hint: 'Write sentences, or use a field or a block for lists.',
      };
    },
  },
];

export const lines: NotationCheck[] = [
  ...tables,
  {
    pattern: /^(#{2,6})(?=[^\s#\d])(.*)$/gmu, // a single one makes a hashtag
    reason: 'a heading needs a space after its #',
    certain: ([, hashes, title]) => `${hashes} ${title}`,
  },
  {
    pattern: /(?<=\S[ \t])#{2,6} (?=\p{L})/gu,
    reason: 'a heading is a line of its own',
    hint: 'Write | after the colon, and the heading on its own line.',
  },
  {
    pattern: /^={7}[ \t]*$/gm,
    reason: 'a merge left it between two versions of the text',
    hint: 'Remove it, and the lines of the version that is not meant.',
  },
  {
    pattern: /^(?:={3,6}|={8,}|-{3,}|\*{3,}|_{3,}|(?:[*_-] ){2,}[*_-])[ \t]*$/gm,
    reason: 'it draws no line, and makes no heading',
    hint: 'Remove it. A heading starts with "## ".',
  },
  {
    pattern: /^\[!\p{L}{3,20}\][+-]?[ \t]*|^:{3,}[ \t]*\p{L}[\w-]{2,20}|^!{3}[ \t]+\p{L}[\w-]{2,20}/gmu,
    reason: 'texts have no alerts',
    hint: 'Remove it. The block "notice" shows what must not be missed.',
  },
  { pattern: new RegExp(`^${ITEM}`, 'gmu'), explain: items },
  {
    pattern: /^\[[ xX]\] (?=\S)/gm,
    reason: 'lists have no boxes to tick',
    certain: () => '',
  },
];
