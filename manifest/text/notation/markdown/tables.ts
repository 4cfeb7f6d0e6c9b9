/** Finds lines that were intended as a table, but do not make one. */
import { correctTo, shownAsTypedMessage } from '../notation-check.ts';
import type { NotationCheck, NotationFinding } from '../notation-check.ts';

/** A row between vertical bars, or the line of hyphens below the first. */
export const TABLE_LINE = /^\|?[ \t]{0,9}:?-{2,}:?[ \t]{0,9}\|[-:| \t]*$|^\|.*\|[ \t]*$/gm;
const HYPHENS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;

/** A row and the line of hyphens in one line: a ">" has joined them. */
const JOINED = /\|[ \t]+\|[ \t]*:?-{3,}/;

export const tables: NotationCheck[] = [{ pattern: TABLE_LINE, explain }];

function explain(match: RegExpExecArray, text: string): NotationFinding {
  const lines = text.slice(match.index).split('\n');
  const [first = '', second = ''] = lines.map((line) => line.trim());
  const [mark] = match;
  const count = cellsOf(first).length;
  const wanted = `|${'---|'.repeat(count)}`;
  if (HYPHENS.test(first)) {
    const message = shownAsTypedMessage(mark, 'a table needs a row above its line of hyphens');
    return { mark, message, hint: 'Write the headings of the columns above it, as in "| Day | Hours |".' };
  }
  if (JOINED.test(first)) {
    const message = shownAsTypedMessage(mark, 'each row of a table needs a line of its own');
    return { mark, message, hint: 'Write "|" after the colon, and each row on a line of its own below it.' };
  }
  const plain = second.replaceAll(/[\u2014\u2015]/g, '--').replaceAll(/[\u2010-\u2013\u2212]/g, '-');
  if (plain !== second && HYPHENS.test(plain))
    return { message: shownAsTypedMessage(second, 'long dashes make no table'), ...correctTo(second, plain) };
  if (HYPHENS.test(second) && second.includes('-')) {
    const marks = cellsOf(second);
    const replace = `| ${Array.from({ length: count }, (_, index) => marks[index]?.trim() ?? '---').join(' | ')} |`;
    const message = shownAsTypedMessage(second, `the row above it has ${count} cells, and this line ${marks.length}`);
    return { message, ...correctTo(second, replace) };
  }
  const message = shownAsTypedMessage(mark, 'a table needs a line of hyphens below its first row');
  return { mark, message, hint: `Write "${wanted}" below the first row.`, suggestions: [wanted] };
}

/** Returns what is between the vertical bars of a row. */
function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/);
}
