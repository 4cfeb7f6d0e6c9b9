/** Code in a text is shown as it is typed: no notation is looked for in it. */
import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { findCode, withoutCode } from '../../../manifest/text/notation/markdown/code.ts';

test.each([
  ['write `**bold**` here', ['`**bold**`']],
  ['two: `a` and ``b ` c``', ['`a`']],
  ['over\ntwo `lines\nof one` paragraph', ['`lines\nof one`']],
  ['not `over\n\ntwo` paragraphs', []],
  ['a lone ` backtick', []],
  ['```yaml\na: **b**\n```\nand `c`', ['```yaml\na: **b**\n```', '`c`']],
  ['~~~\n`a`\n~~~~\nb', ['~~~\n`a`\n~~~~']],
  ['````\n```\n````', ['````\n```\n````']],
  ['```\nnever closed', []],
  ['````\nnot closed by\n```\na', []],
  ['no code', []],
])('%j has the code %j', (text, code) => {
  expect(findCode(text)).toEqual(code);
});

test('every character outside code stays, at its offset; code loses its characters and keeps its lines', () => {
  const part = constantFrom('`', '``', '```', '~~~', '~~~~', '\n', '\n\n', ' ', 'word', '**');
  assert(
    property(array(part, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      const shown = withoutCode(text);
      expect(shown.length).toBe(text.length);
      for (let at = 0; at < text.length; at++) if (shown[at] !== '\uFFFC') expect(shown[at]).toBe(text[at]);
      expect(shown.split('\uFFFC').length - 1).toBe(findCode(text).join('').replaceAll('\n', '').length);
    }),
  );
});
