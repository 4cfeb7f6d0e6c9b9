/** Values that stand in the wrong line, and quotes that do not close. */
import { inQuotes } from '../../yaml/edit/fix-splices.ts';
import { colonInText } from '../../yaml/syntax/detectors.ts';
import { QUOTE_ALL } from '../../yaml/syntax/syntax-problem.ts';
import { isComment, isOpening } from '../outline.ts';
import type { OutlineLine } from '../outline.ts';
import { atLine, shorten, spaces } from '../syntax-fix.ts';
import type { Candidate, ProposeFixes } from '../syntax-fix.ts';

/** Quotes that a text may be closed with by mistake. */
const CLOSING = /["'“”„‘’«»´`]$/;

/** Joins a line to the one above, whose value it is. */
export const joinLines: ProposeFixes = ({ lines }, index) => {
  const [before, line] = [lines[index - 1], lines[index]!];
  if (!before || before.isText || line.isText || line.columns.length > 1 || isComment(line)) return [];
  if (
    line.key !== undefined ||
    before.key === undefined ||
    /^["'[{|>]/.test(before.value) ||
    before.value.includes(' #')
  )
    return [];
  const [column, next] = [before.columns.at(-1)!, lines[index + 1]];
  if (line.columns[0]! < column && !(next && next.columns[0]! > line.columns[0]!)) return [];
  const text = before.value === '' ? line.content : `${before.value} ${line.content}`;
  const isPlain = !/: |:$| #|^[-?:,[\]{}#&*!|>'"%@`]/.test(text);
  const written = isPlain || /^"[^"]*"$/.test(text) ? text : inQuotes(text);
  const explain = () =>
    before.value === ''
      ? atLine(
          line,
          `The value of "${before.key}" stands in a line of its own.`,
          `Write it behind the colon: "${before.key}: ${shorten(written)}".`,
        )
      : atLine(
          line,
          `This line goes on with the text of "${before.key}" above it, but starts too far left to belong to it.`,
          `Put it behind the text, in the same line, or put ${spaces(Math.max(1, before.columns.at(-1)! + 2 - line.columns[0]!))} more in front of it.`,
        );
  const end = line.at + line.content.length;
  return [
    {
      edits: [{ start: before.at + before.key.length, end, text: `: ${written}` }],
      cost: before.value === '' ? 1.9 : 2,
      // It may also be meant to stand further in, as a line of its own.
      ...(before.value === '' ? {} : { isGuess: true as const }),
      explain,
    },
  ];
};

/** Brings a text in quotes that goes on over several lines into one line. */
export const joinQuoted: ProposeFixes = ({ text, lines }, index) => {
  const line = lines[index]!;
  const quote = line.value[0];
  if (line.isText || (quote !== '"' && quote !== "'") || line.value.slice(1).includes(quote)) return [];
  const parts = [line.value];
  for (let next = index + 1; next < Math.min(lines.length, index + 12); next++) {
    const part = text.slice(lines[next]!.start, lines[next]!.end).trim();
    parts.push(part);
    if (!part.includes(quote)) continue;
    if (!part.endsWith(quote) || part.indexOf(quote) !== part.length - 1) return [];
    const second = lines[index + 1]!;
    const least = (line.columns.at(-2) ?? line.columns[0]!) + 1;
    const missing = Math.max(1, line.columns.at(-1)! + 2 - second.columns[0]!);
    return second.columns[0]! >= least + 1
      ? []
      : [
          {
            edits: [{ start: line.valueAt, end: lines[next]!.end, text: parts.join(' ') }],
            cost: 0.2,
            explain: () =>
              atLine(
                line,
                'The text in quotes goes on in the next line, which starts too far left to belong to it.',
                `Bring the text into one line, or put ${missing} more ${missing === 1 ? 'space' : 'spaces'} in front of the next line.`,
              ),
          },
        ];
  }
  return [];
};

/** Closes a text with the quote that it was opened with. */
export const closeQuote: ProposeFixes = ({ lines }, index) => {
  const line = lines[index]!;
  const quote = line.value[0];
  const rest = line.value.slice(1);
  if (line.isText || (quote !== '"' && quote !== "'") || rest.includes(quote) || !CLOSING.test(rest)) return [];
  const at = line.valueAt + line.value.length - 1;
  return [
    {
      edits: [{ start: at, end: at + 1, text: quote }],
      // What looks like the other quote is hardly an apostrophe where another one opened the text.
      cost: rest.slice(0, -1).includes(rest.at(-1)!) ? 0.6 : -1,
      explain: () =>
        atLine(
          { ...line, columns: [line.valueAt - line.start] },
          `This text begins with ${quote} and ends with ${rest.at(-1)}.`,
          `Write the same straight quote at both ends: ${shorten(`${quote}${rest.slice(0, -1)}`, 50)}${quote}.`,
        ),
    },
  ];
};

/** Opens a text with the quote that it is closed with. */
export const openQuote: ProposeFixes = ({ lines }, index) => {
  const line = lines[index]!;
  const quote = line.value.at(-1)!;
  if (line.isText || (quote !== '"' && quote !== "'") || line.value.indexOf(quote) !== line.value.length - 1) return [];
  return [
    {
      edits: [{ start: line.valueAt, end: line.valueAt, text: quote }],
      cost: 0,
      explain: () =>
        atLine(
          { ...line, columns: [line.valueAt - line.start] },
          `This text ends with ${quote}, but does not begin with it.`,
          'Put quotes at both ends of the text, or at none.',
        ),
    },
  ];
};

/** Opens a text of several lines with the bar that is missing. */
export const addBar: ProposeFixes = ({ lines }, index) => {
  const line = lines[index]!;
  const next = lines[index + 1];
  if (line.isText || !isOpening(line) || !next || next.columns[0]! <= line.columns[0]!) return [];
  const at = line.at + line.key!.length + 1;
  return [
    {
      edits: [{ start: at, end: at, text: ' |' }],
      cost: 2.8,
      explain: () =>
        atLine(line, `The text below "${line.key}" has several lines, and no "|" says so.`, `Write "${line.key}: |".`),
    },
  ];
};

/** Puts the text behind a "|" or ">" where it belongs: below, or alone in its line. */
export const startBelow: ProposeFixes = ({ text, lines }, index) => {
  const line = lines[index]!;
  const [, head = '', sign, rest] = /^(([|>])(?:[-+\d]{0,2}(?=[ \t])|(?=\p{L}))[ \t]*)(\S.*)$/u.exec(line.value) ?? [];
  if (!line.isText && /^[|>]\S/.test(line.value) && sign === undefined)
    return [quoteAll(line, `A text that starts with ${line.value[0]} needs quotes.`)];
  if (line.isText || sign === undefined || rest!.startsWith('#')) return [];
  const next = lines[index + 1];
  const parent = line.columns.at(-1)!;
  const restAt = line.valueAt + line.value.length - rest!.length;
  if (next && next.columns[0]! > parent) {
    const column = next.columns[0]!;
    const explain = () =>
      atLine(
        { ...line, columns: [line.valueAt - line.start] },
        `Behind ${sign} a text starts on the next line, not on this one.`,
        `Start it on a new line, with ${spaces(column)} in front of it.`,
      );
    return [
      {
        edits: [{ start: line.valueAt + head.trimEnd().length, end: restAt, text: `\n${' '.repeat(column)}` }],
        cost: 0.2,
        explain,
      },
    ];
  }
  const value = /: | #|:$|["']/.test(rest!) ? inQuotes(rest!) : text.slice(restAt, line.valueAt + line.value.length);
  // One bar alone is no row of a table; what > starts may be meant as a quotation.
  const isSure = sign === '|' && !rest!.includes('|');
  const other = `, or put it all in double quotes if it is ${sign === '>' ? 'a quotation' : 'part of the text'}`;
  const written = /^["']/.test(value) ? shorten(value) : `"${shorten(value)}"`;
  const message = `Behind ${sign} a text starts on the next line, not on this one.`;
  const hint = `Write the text without ${sign}: ${written}${isSure ? '' : other}.`;
  return [{ ...replaceValue(line, value, message, hint), ...(isSure ? {} : { isGuess: true as const }) }];
};

function quoteAll(line: OutlineLine, message: string): Candidate {
  return replaceValue(line, inQuotes(line.value), message, QUOTE_ALL);
}

function replaceValue(line: OutlineLine, text: string, message: string, hint: string): Candidate {
  return {
    edits: [{ start: line.valueAt, end: line.valueAt + line.value.length, text }],
    cost: 0.2,
    explain: () => atLine({ ...line, columns: [line.valueAt - line.start] }, message, hint),
  };
}

/** Puts double quotes around a value that YAML takes for something else. */
export const quoteValue: ProposeFixes = ({ lines }, index) => {
  const line = lines[index]!;
  if (line.isText || /^["'|>[{]|^$| #/.test(line.value)) return [];
  return [
    {
      edits: [{ start: line.valueAt, end: line.valueAt + line.value.length, text: inQuotes(line.value) }],
      cost: 3.2,
      isKnown: true,
      explain: () =>
        atLine(
          { ...line, columns: [line.valueAt - line.start] },
          'YAML takes this text for something else.',
          'Put the whole text in double quotes.',
        ),
    },
  ];
};

/** Puts double quotes around an item whose first words, with a colon behind them, look like the name of a field. */
export const quoteItem: ProposeFixes = ({ lines }, index) => {
  const line = lines[index]!;
  if (line.isText || line.columns.length < 2 || !line.key?.includes(' ') || / #/.test(line.content)) return [];
  return [
    {
      edits: [{ start: line.at, end: line.at + line.content.length, text: inQuotes(line.content) }],
      cost: 0.8,
      explain: () => colonInText(line.at + line.key!.length),
    },
  ];
};
