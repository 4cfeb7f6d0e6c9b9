/** Finds notations of other programs and remains of copied texts: no field takes them, with Markdown or without. */
import { advice, quoted, unchanged } from './notation-check.ts';
import type { NotationCheck } from './notation-check.ts';

/** A path of Windows holds backslashes that are intended. */
const DRIVE = /\b[A-Za-z]:\\|\\\\\w/;

export const foreignNotation: NotationCheck[] = [
  {
    pattern: /\S{0,20}(?:\uFFFD|â€[™œ\u009d“”¦˜]|Ã[\u0080-\u00bf©¨¤¶¼±])\S{0,20}/g,
    explain: ([mark]) => ({
      mark,
      message: `A letter of ${quoted(mark)} was lost when the text came from a file of another encoding.`,
      hint: 'Type the word again, and save files as UTF-8.',
    }),
  },
  {
    pattern: /(?<!\{)\{:? ?[.#][\w-][^{}\n]{0,80}\}/g,
    reason: 'texts take no classes and styles',
    hint: 'Remove it.',
  },
  {
    // Chat assistants leave these where they name a source.
    pattern:
      / ?(?:【[^】\n]{0,80}】|:contentReference\[oaicite:\d+\](?:\{index=\d+\})?|\[cite(?:_start|_end)?(?::[^\]\n]{0,40})?\])/g,
    reason: 'a chat assistant left it',
    certain: () => '',
  },
  {
    pattern: /\[(b|i|u|s|url|img|size|color|quote|code)(?:=[^\]\n]{0,200})?\][^[\]\n]{0,300}\[\/\1\]/gi,
    reason: 'a name in square brackets is nothing here',
    hint: 'Remove the brackets and what is in them.',
  },
  {
    pattern: /(?<=[\p{L}\p{N}.,:;!?)”"%] {0,3}|\\n)\\n/gu,
    explain: ([mark], text) =>
      DRIVE.test(text) || /\\[a-mo-qsu-z]/i.test(text)
        ? undefined
        : {
            mark,
            message: unchanged(mark, 'it does not break the line'),
            hint: 'Write a space. Where paragraphs are taken, write | behind the colon and the text below it.',
          },
  },
  {
    pattern: /\\u[0-9a-f]{4}/gi,
    reason: 'only texts in double quotes know this notation',
    likely: ([mark], text) => {
      if (DRIVE.test(text)) return undefined;
      const character = String.fromCharCode(Number.parseInt(mark.slice(2), 16));
      return character.trim() === '' ? ' ' : character;
    },
  },
  {
    pattern: /<((?:https?:\/\/|mailto:)[^\s<>]{1,300}|[\w.+-]{1,64}@[\w.-]{1,200})>/gi,
    reason: 'an address in angle brackets is no link',
    likely: ([, address]) => address!,
  },
  {
    pattern: /\[\[([^[\]\n]{1,80})\]\]/g,
    explain: ([mark, words]) => ({
      message: unchanged(mark, 'double square brackets make no link'),
      ...advice(mark, words!),
      hint: 'Markdown writes a link as [words](/path); plain text has none.',
    }),
  },
];
