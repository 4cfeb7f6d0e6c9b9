/** Finds notations of other programs and remains of copied texts: no field takes them, with Markdown or without. */
import { advice, shownAsTypedMessage } from './notation-check.ts';
import type { NotationCheck } from './notation-check.ts';
import { pastedRemains } from './pasted-remains.ts';
import { shortcodes } from './shortcodes.ts';
import { WINDOWS_PATH } from './windows-path.ts';

const ATTRIBUTES = String.raw`\{:? ?(?:[.#][\w-]|(?:target|rel|class|style|id|width|height|align|title|lang)=)[^{}\n]{0,80}\}`;
const NO_ATTRIBUTES = 'texts take no classes, styles and targets';

export const foreignNotation: NotationCheck[] = [
  ...pastedRemains,
  {
    pattern: new RegExp(String.raw`(?<!\])\[([^[\]\n]{1,200})\]${ATTRIBUTES}`, 'g'),
    reason: NO_ATTRIBUTES,
    certain: ([, words]) => words!,
  },
  {
    // Right after a link or words they are about them; elsewhere a person has to look.
    pattern: new RegExp(String.raw`(?<=[^\s{])${ATTRIBUTES}`, 'g'),
    reason: NO_ATTRIBUTES,
    certain: () => '',
  },
  {
    pattern: new RegExp(String.raw`(?<!\{)${ATTRIBUTES}`, 'g'),
    reason: NO_ATTRIBUTES,
    hint: 'Remove it.',
  },
  {
    pattern: /(?<![=\w])(==|\+\+)(?=[\p{L}\p{N}*_])([^=+\n]{0,200}[^\s=+])\1(?![=+\w])/gu,
    reason: 'texts have no marker pen and no underlining',
    certain: ([, , words]) => words!,
  },
  {
    // Chat assistants leave these where they name a source.
    pattern:
      / ?(?:【[^】\n]{0,80}】|:contentReference\[oaicite:\d+\](?:\{index=\d+\})?|\[cite(?:_start|_end)?(?::[^\]\n]{0,40})?\])/g,
    reason: 'a chat assistant left it',
    certain: () => '',
  },
  {
    // A text that was written by a template has gaps.
    pattern: /\[(?:Your|Insert|Enter) [^[\]\n]{1,80}\](?![(:[])/g,
    reason: 'it is a gap to fill in',
    hint: 'Replace it, brackets and all, by what is meant.',
  },
  {
    pattern:
      /^=(?:[A-Z]{2,}[\w.]*\([^\n]*\)|\$?[A-Z]{1,2}\$?\d{1,5}(?:[-+*/][^\n]*)?)$|#(?:REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|N\/A)/g,
    reason: 'only a spreadsheet works out a formula',
    hint: 'Write the value itself.',
  },
  ...shortcodes,
  {
    pattern: /(?<=[\p{L}\p{N}.,:;!?)”"%] {0,3}|\\n)\\n/gu,
    explain: ([mark], text) =>
      WINDOWS_PATH.test(text) || /\\[a-mo-qsu-z]/i.test(text)
        ? undefined
        : {
            mark,
            message: shownAsTypedMessage(mark, 'it does not break the line'),
            hint: 'Write a space. Where paragraphs are taken, write | behind the colon and the text below it.',
          },
  },
  {
    pattern: /\\u[0-9a-f]{4}/gi,
    reason: 'only texts in double quotes know this notation',
    likely: ([mark], text) => {
      if (WINDOWS_PATH.test(text)) return undefined;
      const character = String.fromCharCode(Number.parseInt(mark.slice(2), 16));
      return character.trim() === '' ? ' ' : character;
    },
  },
  {
    pattern: /(?<![\p{L}\p{N}:]):[a-z][a-z\d]*(?:[_-][a-z\d]+)*:(?![\p{L}\p{N}:])|(?<!\S):[+-]1:(?!\S)/gu,
    reason: 'names of emoji are not replaced',
    hint: 'Type or paste the emoji itself, or remove it.',
  },
  {
    pattern: /\[\^[\w-]{1,40}\]:?/g,
    reason: 'there are no footnotes',
    hint: 'Say it in the sentence, or in one after it.',
  },
  {
    pattern: /(?<![$#{\\\w])\{(?:current[_ ]?)?year\}(?!\})/gi,
    reason: 'nothing is put in its place',
    hint: 'Write the year itself.',
  },
  {
    pattern: /(?<=\S *\n) {0,3}: +(?=\S)/g,
    reason: 'there are no lists of terms',
    hint: 'Write "- " in its place: such lines are a list.',
  },
  {
    pattern: /\[\[([^[\]\n]{1,80})\]\]/g,
    explain: ([mark, words]) => ({
      message: shownAsTypedMessage(mark, 'double square brackets make no link'),
      ...advice(mark, words!),
      hint: 'Markdown writes a link as [words](/path); plain text has none.',
    }),
  },
];
