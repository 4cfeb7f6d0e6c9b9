/** Explains backslashes in double quotes that start none of YAML's special characters: a path of Windows, a pattern, \'. */
import type { Edit } from '../../problems/problem.ts';
import { closingQuote } from './enclosed.ts';
import { lineAt } from './lines.ts';
import { syntaxFinding } from './syntax-problem.ts';
import type { SyntaxFinding } from './syntax-problem.ts';

const ESCAPE = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[0abt\tnvfre "/\\N_LP\r\n])/y;
/** A path of Windows, in which every backslash is intended as one. */
const PATH = /(?<![\w\\])(?:[A-Za-z]:|%\w+%)\\[^\s"<>|?*]*/g;
const SHOWN = 3;

/** Explains all such backslashes of the text in quotes around an offset at once. */
export function explainEscapes(text: string, offset: number, reason: string): SyntaxFinding | undefined {
  if (!/escape sequence|hexadecimal/.test(reason)) return undefined;
  const start = openingQuote(text, offset);
  if (start === undefined) return undefined;
  const close = closingQuote(text, start);
  const end = close === -1 ? lineAt(text, offset).end : close;
  const wrong = wrongIn(text, start + 1, end);
  const [first] = wrong;
  if (first === undefined) return undefined;
  const names = [...new Set(wrong.map((at) => text.slice(at, at + 2)))];
  const which =
    names.length === 1 ? 'and this is none of them' : `and these are none: ${names.slice(0, SHOWN).join(' ')}`;
  const more = names.length > SHOWN ? ' …' : '';
  const isApostrophe = names.length === 1 && names[0] === "\\'";
  const hint = isApostrophe
    ? 'Remove the backslash: an apostrophe needs none in double quotes.'
    : `Write two backslashes${wrong.length > 1 ? ' in each place' : ''}, or put the text in single quotes.`;
  const found = syntaxFinding(
    first,
    2,
    `In double quotes a backslash starts a special character, ${which}${more}.`,
    hint,
  );
  const fix = close === -1 ? undefined : fixOf(text, { start: start + 1, end }, wrong);
  return fix ? { ...found, fix } : found;
}

/** Doubles each backslash before a letter or in a path, and removes one before an apostrophe; others may be intended for anything. */
function fixOf(text: string, { start, end }: { start: number; end: number }, wrong: number[]): Edit[] | undefined {
  const inPaths = [...text.slice(start, end).matchAll(PATH)].flatMap(({ 0: path, index }) => {
    const from = start + index;
    return path.includes('\\\\') ? [] : [...path.matchAll(/\\/g)].map((backslash) => from + backslash.index);
  });
  const all = [...new Set([...wrong, ...inPaths])].toSorted((a, b) => a - b);
  if (all.some((at) => !/[\w'\\]/.test(text[at + 1]!) && !inPaths.includes(at))) return undefined;
  return all.map((at) =>
    text[at + 1] === "'" ? { start: at, end: at + 1, text: '' } : { start: at, end: at + 1, text: '\\\\' },
  );
}

function wrongIn(text: string, start: number, end: number): number[] {
  const wrong: number[] = [];
  for (let at = text.indexOf('\\', start); at !== -1 && at < end; at = text.indexOf('\\', at)) {
    ESCAPE.lastIndex = at;
    const [escape] = ESCAPE.exec(text) ?? [];
    if (escape === undefined) wrong.push(at);
    at += escape?.length ?? 1;
  }
  return wrong;
}

/** Returns the double quote that opens the text around an offset: the last one before that is where a value may begin. */
function openingQuote(text: string, offset: number): number | undefined {
  const from = Math.max(0, offset - 5000);
  const before = text.slice(from, offset);
  const quotes = [...before.matchAll(/(?<=(?:^|\n|[:,[{-])[ \t]*)"/g)].filter(({ index }) => {
    const close = closingQuote(text, from + index);
    return close === -1 || close >= offset;
  });
  const last = quotes.at(-1);
  return last && from + last.index;
}
