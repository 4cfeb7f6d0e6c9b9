/** Fixes values that are on the wrong line. */
import { inQuotes } from '../../yaml/edit/quotes.ts';
import { insertAt, replaceAt } from '../../yaml/edit/splice.ts';
import { hasValueBelow } from '../../yaml/syntax/lines.ts';
import { QUOTE_ALL } from '../../yaml/syntax/syntax-problem.ts';
import { isComment } from '../outline.ts';
import type { OutlineLine } from '../outline.ts';
import { atLine, atValue, replaceValue, shorten, spaces } from '../syntax-fix.ts';
import type { FixCandidate, ProposeFixes } from '../syntax-fix.ts';

/** Joins a line to the one above, whose value it is. */
export const joinLines: ProposeFixes = ({ lines }, index) => {
  const [before, line, next] = [lines[index - 1], lines[index]!, lines[index + 1]];
  if (!before || before.isText || line.isText || line.columns.length > 1 || isComment(line)) return [];
  if (line.key !== undefined || before.key === undefined) return [];
  if (/^["'[{|>]/.test(before.value) || before.value.includes(' #')) return [];
  const column = before.columns.at(-1)!;
  if (line.columns[0]! < column && !(next && next.columns[0]! > line.columns[0]!)) return [];
  const isWhole = before.value === '';
  const text = isWhole ? line.content : `${before.value} ${line.content}`;
  const isPlain = !/: |:$| #|^[-?:,[\]{}#&*!|>'"%@`]/.test(text);
  const written = isPlain || /^"[^"]*"$/.test(text) ? text : inQuotes(text);
  const explain = () =>
    isWhole
      ? atLine(
          line,
          `The value of "${before.key}" stands in a line of its own.`,
          `Write it after the colon: "${before.key}: ${shorten(written)}".`,
        )
      : atLine(
          line,
          `This line goes on with the text of "${before.key}" above it, but starts too far left to belong to it.`,
          `Put it after the text, in the same line, or put ${spaces(Math.max(1, column + 2 - line.columns[0]!))} more in front of it.`,
        );
  return [
    {
      edits: [{ start: before.at + before.key.length, end: line.at + line.content.length, text: `: ${written}` }],
      cost: isWhole ? 1.9 : 2,
      // Otherwise it may also be a line of its own that is indented too little.
      ...(isWhole ? {} : { isAmbiguous: true as const }),
      explain,
    },
  ];
};

/** Adds the bar that starts a block text. */
export const addBar: ProposeFixes = ({ lines }, index) => {
  const line = lines[index]!;
  const next = lines[index + 1];
  if (line.isText || !hasValueBelow(line) || !next || next.columns[0]! <= line.columns[0]!) return [];
  const message = `The text below "${line.key}" has several lines, and no "|" says so.`;
  return [
    {
      edits: [insertAt(line.at + line.key!.length + 1, ' |')],
      cost: 2.8,
      explain: () => atLine(line, message, `Write "${line.key}: |".`),
    },
  ];
};

/** Moves a text on the line of a "|" or ">" to the line below, or removes the bar if there is no text below. */
export const startBelow: ProposeFixes = ({ lines }, index) => {
  const line = lines[index]!;
  const [, head = '', bar, after = ''] =
    /^(([|>])(?:[-+\d]{0,2}(?=[ \t])|(?=\p{L}))[ \t]*)(\S.*)$/u.exec(line.value) ?? [];
  if (!line.isText && /^[|>]\S/.test(line.value) && bar === undefined)
    return [
      replaceWith(line, inQuotes(line.value), `A text that starts with ${line.value[0]} needs quotes.`, QUOTE_ALL),
    ];
  if (line.isText || bar === undefined || after.startsWith('#')) return [];
  const message = `After ${bar} a text starts on the next line, not on this one.`;
  const next = lines[index + 1];
  if (next && next.columns[0]! > line.columns.at(-1)!) {
    const column = next.columns[0]!;
    const hint = `Start it on a new line, with ${spaces(column)} in front of it.`;
    const bare = head.trimEnd().length;
    return [
      {
        edits: [replaceAt(line.valueAt + bare, head.length - bare, `\n${' '.repeat(column)}`)],
        cost: 0.2,
        explain: () => atValue(line, message, hint),
      },
    ];
  }
  const value = /: | #|:$|["']/.test(after) ? inQuotes(after) : after;
  // One bar is hardly a row of a table; ">" may start a quotation.
  const isCertain = bar === '|' && !after.includes('|');
  const other = `, or put it all in double quotes if it is ${bar === '>' ? 'a quotation' : 'part of the text'}`;
  const written = /^["']/.test(value) ? shorten(value) : `"${shorten(value)}"`;
  const hint = `Write the text without ${bar}: ${written}${isCertain ? '' : other}.`;
  return [{ ...replaceWith(line, value, message, hint), ...(isCertain ? {} : { isAmbiguous: true as const }) }];
};

function replaceWith(line: OutlineLine, text: string, message: string, hint: string): FixCandidate {
  return { edits: [replaceValue(line, text)], cost: 0.2, explain: () => atValue(line, message, hint) };
}
