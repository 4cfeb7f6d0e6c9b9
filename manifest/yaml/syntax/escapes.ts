/** Explains backslashes in double quotes that start no special character of YAML: a path of Windows, a pattern, \'. */
import type { Splice, Span } from '../../problems/problem.ts';
import { replaceAt } from '../edit/splice.ts';
import { closingQuote } from './enclosed.ts';
import { lineAt } from './lines.ts';
import { syntaxProblem } from './syntax-problem.ts';
import type { SyntaxProblem } from '../source.ts';

const ESCAPE = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[0abt\tnvfre "/\\N_LP\r\n])/y;
/** A path of Windows, in which every backslash is intended. */
const PATH = /(?<![\w\\])(?:[A-Za-z]:|%\w+%)\\[^\s"<>|?*]*/g;
const SHOWN = 3;
/** A quote further before an offset does not open the text around it. */
const FURTHEST = 5000;

/** Explains all such backslashes in the quotes around an offset; undefined if the parser's reason is another one. */
export function explainEscapes(text: string, offset: number, reason: string): SyntaxProblem | undefined {
  if (!/escape sequence|hexadecimal/.test(reason)) return undefined;
  const start = openingQuote(text, offset);
  if (start === undefined) return undefined;
  const close = closingQuote(text, start);
  const inside = { start: start + 1, end: close === -1 ? lineAt(text, offset).end : close };
  const wrong = wrongEscapes(text, inside);
  const [first] = wrong;
  if (first === undefined) return undefined;
  const names = [...new Set(wrong.map((at) => text.slice(at, at + 2)))];
  const which =
    names.length === 1 ? 'and this is none of them' : `and these are none: ${names.slice(0, SHOWN).join(' ')}`;
  const message = `In double quotes a backslash starts a special character, ${which}${names.length > SHOWN ? ' …' : ''}.`;
  const hint =
    names.length === 1 && names[0] === "\\'"
      ? 'Remove the backslash: an apostrophe needs none in double quotes.'
      : `Write two backslashes${wrong.length > 1 ? ' in each place' : ''}, or put the text in single quotes.`;
  const fix = close === -1 ? undefined : fixEscapes(text, inside, wrong);
  return { ...syntaxProblem(first, 2, message, hint), ...(fix ? { fix } : {}) };
}

/** Doubles each backslash before a letter or in a path, and removes one before an apostrophe; undefined if there are others. */
function fixEscapes(text: string, { start, end }: Span, wrong: number[]): Splice[] | undefined {
  const inPaths = [...text.slice(start, end).matchAll(PATH)].flatMap(({ 0: path, index }) =>
    path.includes('\\\\') ? [] : [...path.matchAll(/\\/g)].map((found) => start + index + found.index),
  );
  const all = [...new Set([...wrong, ...inPaths])].toSorted((a, b) => a - b);
  if (all.some((at) => !/[\w'\\]/.test(text[at + 1]!) && !inPaths.includes(at))) return undefined;
  return all.map((at) => replaceAt(at, 1, text[at + 1] === "'" ? '' : '\\\\'));
}

function wrongEscapes(text: string, { start, end }: Span): number[] {
  const wrong: number[] = [];
  for (let at = text.indexOf('\\', start); at !== -1 && at < end; at = text.indexOf('\\', at)) {
    ESCAPE.lastIndex = at;
    const [escape] = ESCAPE.exec(text) ?? [];
    if (escape === undefined) wrong.push(at);
    at += escape?.length ?? 1;
  }
  return wrong;
}

/** Returns the offset of the double quote that opens the text around an offset: the last one where a value may begin. */
function openingQuote(text: string, offset: number): number | undefined {
  const from = Math.max(0, offset - FURTHEST);
  const quotes = text.slice(from, offset).matchAll(/(?<=(?:^|\n|[:,[{-])[ \t]*)"/g);
  return [...quotes]
    .map(({ index }) => from + index)
    .findLast((at) => {
      const close = closingQuote(text, at);
      return close === -1 || close >= offset;
    });
}
