/** Fixes values that are on the wrong line. */
import { inQuotes } from '../../yaml/edit/quotes.ts';
import { insertAt, replaceAt } from '../../yaml/edit/splice.ts';
import { hasValueBelow } from '../../yaml/syntax/lines.ts';
import { QUOTE_ALL } from '../../yaml/syntax/syntax-problem.ts';
import { isComment } from '../outline.ts';
import type { OutlineLine } from '../outline.ts';
import { atLine, atValue, replaceValue, shorten } from '../syntax-fix.ts';
import { counted } from '../../problems/sentence-parts.ts';
import type { ProposeFixes } from '../syntax-fix.ts';

/** Joins a line to the one above, whose value it is. */
export const joinLines: ProposeFixes = (line, { lines }, index) => {
  const [before, next] = [lines[index - 1], lines[index + 1]];
  if (!before || before.isText || line.columns.length > 1 || isComment(line)) return [];
  if (line.key !== undefined || before.key === undefined) return [];
  if (/^["'[{|>]/.test(before.value) || before.value.includes(' #')) return [];
  const column = before.columns.at(-1)!;
  if (line.columns[0]! < column && !(next && next.columns[0]! > line.columns[0]!)) return [];
  const isWhole = before.value === '';
  const text = isWhole ? line.content : `${before.value} ${line.content}`;
  const isPlain = !/: |:$| #|^[-?:,[\]{}#&*!|>'"%@`]/.test(text);
  const written = isPlain || /^"[^"]*"$/.test(text) ? text : inQuotes(text);
  const splice = { start: before.at + before.key.length, end: line.at + line.content.length, text: `: ${written}` };
  if (isWhole) {
    const hint = `Write it after the colon: "${before.key}: ${shorten(written)}".`;
    const problem = atLine(line, `The value of "${before.key}" is on a line of its own.`, hint);
    return [{ splices: [splice], cost: 1.9, problem }];
  }
  const message = `This line goes on with the text of "${before.key}" above it, but starts too far left to belong to it.`;
  const missing = counted(Math.max(1, column + 2 - line.columns[0]!), 'space');
  const hint = `Put it after the text, in the same line, or put ${missing} more in front of it.`;
  // It may also be a line of its own that is indented too little.
  return [{ splices: [splice], cost: 2, problem: atLine(line, message, hint), isAmbiguous: true }];
};

/** Adds the bar that starts a block text. */
export const addBar: ProposeFixes = (line, { lines }, index) => {
  const next = lines[index + 1];
  if (!hasValueBelow(line) || !next || next.columns[0]! <= line.columns[0]!) return [];
  const message = `The text below "${line.key}" has several lines, and no "|" says so.`;
  const problem = atLine(line, message, `Write "${line.key}: |".`);
  return [{ splices: [insertAt(line.at + line.key!.length + 1, ' |')], cost: 2.8, problem }];
};

/** Moves a text on the line of a "|" or ">" to the line below, or removes the bar if there is no text below. */
export const startBelow: ProposeFixes = (line, { lines }, index) => {
  const [, head = '', bar, after = ''] =
    /^(([|>])(?:[-+\d]{0,2}(?=[ \t])|(?=\p{L}))[ \t]*)(\S.*)$/u.exec(line.value) ?? [];
  if (bar === undefined) {
    const problem = atValue(line, `A text that starts with ${line.value[0]} needs quotes.`, QUOTE_ALL);
    return /^[|>]\S/.test(line.value)
      ? [{ splices: [replaceValue(line, inQuotes(line.value))], cost: 0.2, problem }]
      : [];
  }
  if (after.startsWith('#')) return [];
  const message = `After ${bar} a text starts on the next line, not on this one.`;
  const next = lines[index + 1];
  if (next && next.columns[0]! > line.columns.at(-1)!) {
    const column = next.columns[0]!;
    const hint = `Start it on a new line, with ${counted(column, 'space')} in front of it.`;
    const bare = head.trimEnd().length;
    const splice = replaceAt(line.valueAt + bare, head.length - bare, `\n${' '.repeat(column)}`);
    return [{ splices: [splice], cost: 0.2, problem: atValue(line, message, hint) }];
  }
  const value = /: | #|:$|["']/.test(after) ? inQuotes(after) : after;
  // One bar is hardly a row of a table; ">" may start a quotation.
  const isCertain = bar === '|' && !after.includes('|');
  const other = `, or put it all in double quotes if it is ${bar === '>' ? 'a quotation' : 'part of the text'}`;
  const written = /^["']/.test(value) ? shorten(value) : `"${shorten(value)}"`;
  const hint = `Write the text without ${bar}: ${written}${isCertain ? '' : other}.`;
  const problem = atValue(line, message, hint);
  return [{ splices: [replaceValue(line, value)], cost: 0.2, problem, isAmbiguous: !isCertain }];
};

/** Writes the rows of a Markdown table as lists. */
export const listRows: ProposeFixes = (line, { lines }, index) => {
  const isRow = (other: OutlineLine | undefined) => other !== undefined && /^\|.*\|$/.test(other.content.trim());
  if (!isRow(line)) return [];
  let [first, end] = [index, index + 1];
  while (isRow(lines[first - 1])) first--;
  while (isRow(lines[end])) end++;
  const rows = lines.slice(first, end);
  const isRule = ({ content }: OutlineLine) => /^[|\s:-]+$/.test(content);
  const written = (row: OutlineLine) =>
    `- [${row.content
      .trim()
      .slice(1, -1)
      .split('|')
      .map((cell) => inQuotes(cell.trim()))
      .join(', ')}]`;
  const splices = rows.map((row) => replaceAt(row.at, row.content.length, isRule(row) ? '' : written(row)));
  const hint = `Write each row as a list, as in "${shorten(written(rows[0]!))}".`;
  const problem = atLine(rows[0]!, 'Rows are lists here, and no table of Markdown.', hint);
  return [{ splices, cost: 1, problem, isAmbiguous: rows.some(isRule) }];
};
