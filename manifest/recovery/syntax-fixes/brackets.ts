/** Fixes lists in brackets and fields in braces: commas between their items, and their ends. */
import type { Splice } from '../../problems/problem.ts';
import { insertAt, replaceAt } from '../../yaml/edit/splice.ts';
import { readEnclosed } from '../../yaml/syntax/enclosed.ts';
import { syntaxProblem } from '../../yaml/syntax/syntax-problem.ts';
import type { SyntaxProblem } from '../../yaml/source.ts';
import { atLine, shorten } from '../syntax-fix.ts';
import { counted } from '../../problems/sentence-parts.ts';
import type { ProposeFixes } from '../syntax-fix.ts';

/** Longer lists are written by programs, which do not forget commas. */
const MAX_LENGTH = 2000;

/** Closes brackets and braces at the end of the line in which they open. */
export const closeBracket: ProposeFixes = (line) => {
  const value = line.value.trimEnd();
  if (!/^[[{]/.test(value)) return [];
  const open: string[] = [];
  for (const character of value.replaceAll(/"[^"]*"|'[^']*'/g, '')) {
    if (character === '[' || character === '{') open.push(character === '[' ? ']' : '}');
    else if (character === open.at(-1)) open.pop();
  }
  if (open.length === 0) return [];
  const closing = open.toReversed().join('');
  const wrongLength = /[\]})]$/.test(value) ? 1 : 0;
  const splice = replaceAt(line.valueAt + value.length - wrongLength, wrongLength, closing);
  const message = `The bracket ${value[0]} that opens here is not closed.`;
  const problem = atLine(line, message, `Write ${closing} at the end of the line.`);
  return [{ splices: [splice], cost: 0.9, problem, explainsParserError: true }];
};

/** Opens a list whose bracket is missing, where only the one that closes it is there: near: pune, surat]. */
export const openBracket: ProposeFixes = ({ value, valueAt }) => {
  const bare = value.replaceAll(/"[^"]*"|'[^']*'/g, (text) => '_'.repeat(text.length));
  const opened: number[] = [];
  for (const { 0: sign, index } of bare.matchAll(/[[\]]/g)) {
    if (sign === '[') opened.push(index);
    else if (opened.pop() === undefined) {
      const from = bare.lastIndexOf(': ', index) + 2;
      const at = valueAt + (from < 2 ? 0 : from);
      const problem = syntaxProblem(valueAt + index, 1, 'This bracket closes a list that no bracket opens.', 'Write [ before the first entry.'); // prettier-ignore
      return [{ splices: [insertAt(at, '[')], cost: 0.4, problem }];
    }
  }
  return [];
};

/** A number with a decimal comma, as the value of a field in braces. */
const DECIMAL_COMMA = /(?<=[{,]\s{0,9}[\w-]{1,40}:\s{1,9}-?\d{1,3}),(?=\d{1,15}\s*[,}])/g;

/** Writes numbers in braces with points: there, a comma ends the number, and the digits after it would be a field. */
export const pointDecimals: ProposeFixes = ({ value, valueAt }) => {
  if (!value.startsWith('{') || value.length > MAX_LENGTH) return [];
  const commas = [...value.matchAll(DECIMAL_COMMA)].map(({ index }) => index);
  const [first] = commas;
  if (first === undefined) return [];
  const written = value.replaceAll(DECIMAL_COMMA, '.');
  const start = value.slice(0, first).search(/\S+$/);
  const [number = ''] = /^[-\d.]+/.exec(written.slice(start)) ?? [];
  const message = 'In braces, a comma ends the value: a number has a point for its decimals.';
  // Three digits may also be thousands.
  const isAmbiguous = commas.some((at) => /^,\d{3}(?!\d)/.test(value.slice(at)));
  const hint = isAmbiguous
    ? `Write ${number}, or ${number.replace('.', '')} if thousands are meant.`
    : `Write ${number}.`;
  const problem = syntaxProblem(valueAt + start, number.length, message, hint);
  return [
    {
      splices: commas.map((at) => replaceAt(valueAt + at, 1, '.')),
      cost: 0.4,
      problem,
      mayBePartial: true,
      isAmbiguous,
    },
  ];
};

const QUOTED = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'`;
/** What may end an item in brackets, a gap, and what may begin the next one. */
const TOKEN = new RegExp(String.raw`${QUOTED}|\$\{[^{}]*\}|[{}[\],]|;(?=\s)|\s+|[^\s"'{}[\],;]+|.`, 'gs');
const NAME = /^["']?[A-Za-z][\w-]*["']?:$/;

/** Inserts the commas that are missing between the items of a list in brackets, or of fields in braces. */
export const insertCommas: ProposeFixes = ({ value, valueAt }, { text }) => {
  if (value.length > MAX_LENGTH || !/^[[{]/.test(value)) return [];
  const { end, unclosed } = readEnclosed(text, valueAt);
  if (unclosed || end - valueAt > MAX_LENGTH) return [];
  const written = text.slice(valueAt, end);
  const splices = missingCommas(written, valueAt);
  const [first] = splices;
  if (!first) {
    const words = /^\[[\w -]+\]$/.test(written) ? written.slice(1, -1).trim().split(/ +/) : [];
    const [, second] = words;
    if (second === undefined) return [];
    const split = replaceAt(valueAt, written.length, `[${words.join(', ')}]`);
    const problem = explainComma(text.indexOf(second, valueAt), second, words.length - 1);
    return [{ splices: [split], cost: 1, problem }];
  }
  const at = first.end + text.slice(first.end, end).search(/[^\s;]/);
  const [next = ''] = text.slice(at, end).split(/[,\n\]}]/);
  return [{ splices, cost: 0.8, problem: explainComma(at, shorten(next.trimEnd(), 40), splices.length) }];
};

function explainComma(start: number, item: string, count: number): SyntaxProblem {
  const others = count === 1 ? '' : `, and in ${counted(count - 1, 'more place')}`;
  const shown = item.includes('"') ? item : `"${item}"`;
  const hint = 'Between [ and ], or { and }, commas separate items.';
  return syntaxProblem(start, item.length, `A comma is missing before ${shown}${others}.`, hint);
}

function missingCommas(written: string, from: number): Splice[] {
  const splices: Splice[] = [];
  const open: string[] = [];
  let before = '';
  let gap: { start: number; hasBreak: boolean } | undefined;
  for (const { 0: token, index } of written.matchAll(TOKEN)) {
    if (/^\s/.test(token)) {
      gap ??= { start: index, hasBreak: token.includes('\n') };
      continue;
    }
    if (token === ';') splices.push(replaceAt(from + index, 1, ','));
    const isItem = !/^[,;\]}]$/.test(token) && !/^(?:[[{,;]|.*:)?$/s.test(before);
    const isDelimited = /^["'[{]/.test(token) && /["'\]}]$/.test(before);
    const isField =
      open.at(-1) === '{' && NAME.test(token.endsWith(':') ? token : `${token}${written[index + token.length]}`);
    if (gap && isItem && (gap.hasBreak || isDelimited || isField)) splices.push(insertAt(from + gap.start, ','));
    if (token === '{' || token === '[') open.push(token);
    if (token === '}' || token === ']') open.pop();
    [before, gap] = [token === ';' ? ',' : token, undefined];
  }
  return splices;
}
