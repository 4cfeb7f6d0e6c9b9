/** Fixes lists in brackets and fields in braces: commas between their items, and their ends. */
import type { Edit } from '../../problems/problem.ts';
import { insertAt, replaceAt } from '../../yaml/edit/splice.ts';
import { readEnclosed } from '../../yaml/syntax/enclosed.ts';
import { syntaxFinding } from '../../yaml/syntax/syntax-problem.ts';
import { atLine, shorten } from '../syntax-fix.ts';
import type { FixCandidate, ProposeFixes } from '../syntax-fix.ts';

/** Closes brackets and braces at the end of the line in which they open. */
export const closeBracket: ProposeFixes = ({ lines }, index) => {
  const line = lines[index]!;
  const value = line.value.trimEnd();
  if (line.isText || !/^[[{]/.test(value)) return [];
  const open: string[] = [];
  for (const character of value.replaceAll(/"[^"]*"|'[^']*'/g, '')) {
    if (character === '[' || character === '{') open.push(character === '[' ? ']' : '}');
    else if (character === open.at(-1)) open.pop();
  }
  if (open.length === 0) return [];
  const closing = open.toReversed().join('');
  const wrongLength = /[\]})]$/.test(value) ? 1 : 0;
  const message = `The bracket ${value[0]} that opens here is not closed.`;
  return [
    {
      edits: [replaceAt(line.valueAt + value.length - wrongLength, wrongLength, closing)],
      cost: 0.9,
      explainsParserError: true,
      explain: () => atLine(line, message, `Write ${closing} at the end of the line.`),
    },
  ];
};

/** Longer lists are written by programs, which do not forget commas. */
const LONGEST = 2000;
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'`;
/** What may end an item in brackets, a gap, and what may begin the next one. */
const TOKEN = new RegExp(String.raw`${QUOTED}|\$\{[^{}]*\}|[{}[\],]|;(?=\s)|\s+|[^\s"'{}[\],;]+|.`, 'gs');
const NAME = /^["']?[A-Za-z][\w-]*["']?:$/;

/** Inserts the commas that are missing between the items of a list in brackets, or of fields in braces. */
export const insertCommas: ProposeFixes = ({ text, lines }, index) => {
  const { isText, value, valueAt } = lines[index]!;
  if (isText || value.length > LONGEST || !/^[[{]/.test(value)) return [];
  const { end, unclosed } = readEnclosed(text, valueAt);
  if (unclosed || end - valueAt > LONGEST) return [];
  const written = text.slice(valueAt, end);
  const edits = missingCommas(written).map((edit) => ({
    ...edit,
    start: edit.start + valueAt,
    end: edit.end + valueAt,
  }));
  const [first] = edits;
  if (!first) {
    const words = /^\[[\w -]+\]$/.test(written) ? written.slice(1, -1).trim().split(/ +/) : [];
    const [, second] = words;
    if (second === undefined) return [];
    const split = replaceAt(valueAt, written.length, `[${words.join(', ')}]`);
    return [
      { edits: [split], cost: 1, explain: explainComma(text.indexOf(second, valueAt), second, words.length - 1) },
    ];
  }
  const at = first.end + text.slice(first.end, end).search(/[^\s;]/);
  const [next = ''] = text.slice(at, end).split(/[,\n\]}]/);
  return [{ edits, cost: 0.8, explain: explainComma(at, shorten(next.trimEnd(), 40), edits.length) }];
};

function explainComma(start: number, item: string, count: number): FixCandidate['explain'] {
  const others = count === 1 ? '' : `, and in ${count - 1} more ${count === 2 ? 'place' : 'places'}`;
  const shown = item.includes('"') ? item : `"${item}"`;
  const hint = 'Between [ and ], or { and }, commas stand between items.';
  return () => syntaxFinding(start, item.length, `A comma is missing before ${shown}${others}.`, hint);
}

function missingCommas(written: string): Edit[] {
  const edits: Edit[] = [];
  const open: string[] = [];
  let before = '';
  let gap: { start: number; hasBreak: boolean } | undefined;
  for (const { 0: token, index } of written.matchAll(TOKEN)) {
    if (/^\s/.test(token)) {
      gap ??= { start: index, hasBreak: token.includes('\n') };
      continue;
    }
    if (token === ';') edits.push(replaceAt(index, 1, ','));
    const isItem = !/^[,;\]}]$/.test(token) && !/^(?:[[{,;]|.*:)?$/s.test(before);
    const isDelimited = /^["'[{]/.test(token) && /["'\]}]$/.test(before);
    const isField =
      open.at(-1) === '{' && NAME.test(token.endsWith(':') ? token : `${token}${written[index + token.length]}`);
    if (gap && isItem && (gap.hasBreak || isDelimited || isField)) edits.push(insertAt(gap.start, ','));
    if (token === '{' || token === '[') open.push(token);
    if (token === '}' || token === ']') open.pop();
    [before, gap] = [token === ';' ? ',' : token, undefined];
  }
  return edits;
}
