/** Fixes lists in brackets and fields in braces: commas between their items, and their ends. */
import type { Edit } from '../../problems/problem.ts';
import { insertAt, replaceAt } from '../../yaml/edit/splice.ts';
import { readEnclosed } from '../../yaml/syntax/enclosed.ts';
import { syntaxProblem } from '../../yaml/syntax/syntax-problem.ts';
import type { SyntaxProblem } from '../../yaml/source.ts';
import { atLine, counted, shorten } from '../syntax-fix.ts';
import type { ProposeFixes } from '../syntax-fix.ts';

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
  const edit = replaceAt(line.valueAt + value.length - wrongLength, wrongLength, closing);
  const message = `The bracket ${value[0]} that opens here is not closed.`;
  const problem = atLine(line, message, `Write ${closing} at the end of the line.`);
  return [{ edits: [edit], cost: 0.9, problem, explainsParserError: true }];
};

/** Longer lists are written by programs, which do not forget commas. */
const LONGEST = 2000;
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'`;
/** What may end an item in brackets, a gap, and what may begin the next one. */
const TOKEN = new RegExp(String.raw`${QUOTED}|\$\{[^{}]*\}|[{}[\],]|;(?=\s)|\s+|[^\s"'{}[\],;]+|.`, 'gs');
const NAME = /^["']?[A-Za-z][\w-]*["']?:$/;

/** Inserts the commas that are missing between the items of a list in brackets, or of fields in braces. */
export const insertCommas: ProposeFixes = ({ value, valueAt }, { text }) => {
  if (value.length > LONGEST || !/^[[{]/.test(value)) return [];
  const { end, unclosed } = readEnclosed(text, valueAt);
  if (unclosed || end - valueAt > LONGEST) return [];
  const written = text.slice(valueAt, end);
  const edits = missingCommas(written, valueAt);
  const [first] = edits;
  if (!first) {
    const words = /^\[[\w -]+\]$/.test(written) ? written.slice(1, -1).trim().split(/ +/) : [];
    const [, second] = words;
    if (second === undefined) return [];
    const split = replaceAt(valueAt, written.length, `[${words.join(', ')}]`);
    const problem = explainComma(text.indexOf(second, valueAt), second, words.length - 1);
    return [{ edits: [split], cost: 1, problem }];
  }
  const at = first.end + text.slice(first.end, end).search(/[^\s;]/);
  const [next = ''] = text.slice(at, end).split(/[,\n\]}]/);
  return [{ edits, cost: 0.8, problem: explainComma(at, shorten(next.trimEnd(), 40), edits.length) }];
};

function explainComma(start: number, item: string, count: number): SyntaxProblem {
  const others = count === 1 ? '' : `, and in ${counted(count - 1, 'more place')}`;
  const shown = item.includes('"') ? item : `"${item}"`;
  const hint = 'Between [ and ], or { and }, commas stand between items.';
  return syntaxProblem(start, item.length, `A comma is missing before ${shown}${others}.`, hint);
}

function missingCommas(written: string, from: number): Edit[] {
  const edits: Edit[] = [];
  const open: string[] = [];
  let before = '';
  let gap: { start: number; hasBreak: boolean } | undefined;
  for (const { 0: token, index } of written.matchAll(TOKEN)) {
    if (/^\s/.test(token)) {
      gap ??= { start: index, hasBreak: token.includes('\n') };
      continue;
    }
    if (token === ';') edits.push(replaceAt(from + index, 1, ','));
    const isItem = !/^[,;\]}]$/.test(token) && !/^(?:[[{,;]|.*:)?$/s.test(before);
    const isDelimited = /^["'[{]/.test(token) && /["'\]}]$/.test(before);
    const isField =
      open.at(-1) === '{' && NAME.test(token.endsWith(':') ? token : `${token}${written[index + token.length]}`);
    if (gap && isItem && (gap.hasBreak || isDelimited || isField)) edits.push(insertAt(from + gap.start, ','));
    if (token === '{' || token === '[') open.push(token);
    if (token === '}' || token === ']') open.pop();
    [before, gap] = [token === ';' ? ',' : token, undefined];
  }
  return edits;
}
