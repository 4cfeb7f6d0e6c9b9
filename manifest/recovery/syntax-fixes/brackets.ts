/** Lists in brackets and fields in braces: commas between their items, and the end. */
import type { Edit } from '../../problems/problem.ts';
import { readEnclosed } from '../../yaml/syntax/enclosed.ts';
import { syntaxFinding } from '../../yaml/syntax/syntax-problem.ts';
import { atLine, shorten } from '../syntax-fix.ts';
import type { ProposeFixes } from '../syntax-fix.ts';

/** Closes a list in brackets, or fields in braces, at the end of the line in which they begin. */
export const closeBracket: ProposeFixes = ({ lines }, index) => {
  const line = lines[index]!;
  const value = line.value.trimEnd();
  if (line.isText || !/^[[{]/.test(value)) return [];
  const open: string[] = [];
  for (const sign of value.replaceAll(/"[^"]*"|'[^']*'/g, '')) {
    if (sign === '[' || sign === '{') open.push(sign === '[' ? ']' : '}');
    else if (sign === open.at(-1)) open.pop();
  }
  if (open.length === 0) return [];
  const closing = open.toReversed().join('');
  const isOther = /[\]})]$/.test(value);
  const end = line.valueAt + value.length;
  return [
    {
      edits: [{ start: isOther ? end - 1 : end, end, text: closing }],
      cost: 0.9,
      isKnown: true,
      explain: () =>
        atLine(
          line,
          `The bracket ${value[0]} that opens here is not closed.`,
          `Write ${closing} at the end of the line.`,
        ),
    },
  ];
};

/** Longer ones are written by programs, which forget no commas. */
const LONGEST = 2000;
/** What may end an item in brackets, a gap, and what may begin the next one. */
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'`;
const TOKEN = new RegExp(String.raw`${QUOTED}|\$\{[^{}]*\}|[{}[\],]|;(?=\s)|\s+|[^\s"'{}[\],;]+|.`, 'gs');
const NAME = /^["']?[A-Za-z][\w-]*["']?:$/;

/** Puts the commas in that are missing between the items of a list in brackets, or of fields in braces. */
export const insertCommas: ProposeFixes = ({ text, lines }, index) => {
  const line = lines[index]!;
  if (line.isText || line.value.length > LONGEST || !/^[[{]/.test(line.value)) return [];
  const { end, unclosed } = readEnclosed(text, line.valueAt);
  if (unclosed || end - line.valueAt > LONGEST) return [];
  const written = text.slice(line.valueAt, end);
  const edits = missingCommas(written).map((edit) => moved(edit, line.valueAt));
  const [first] = edits;
  if (!first) return wordsOf(written).length < 2 ? [] : [splitWords(written)];
  const behind = text.slice(first.end, end);
  const at = first.end + behind.search(/[^\s;]/);
  const [next = ''] = text.slice(at, end).split(/[,\n\]}]/);
  return [{ edits, cost: 0.8, explain: explain(at, shorten(next.trimEnd(), 40), edits.length) }];

  function splitWords(list: string) {
    const words = wordsOf(list);
    const split = { start: line.valueAt, end, text: `[${words.join(', ')}]` };
    return {
      edits: [split],
      cost: 1,
      explain: explain(text.indexOf(words[1]!, line.valueAt), words[1]!, words.length - 1),
    };
  }

  function explain(start: number, item: string, count: number) {
    const others = count === 1 ? '' : `, and in ${count - 1} more ${count === 2 ? 'place' : 'places'}`;
    const shown = item.includes('"') ? item : `"${item}"`;
    const hint = 'Between [ and ], or { and }, commas stand between items.';
    return () => syntaxFinding(start, item.length, `A comma is missing before ${shown}${others}.`, hint);
  }
};

/** The words of a list that holds nothing else, not even a comma. */
function wordsOf(written: string): string[] {
  return /^\[[\w -]+\]$/.test(written) ? written.slice(1, -1).trim().split(/ +/) : [];
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
    if (token === ';') edits.push({ start: index, end: index + 1, text: ',' });
    const isItem = !/^[,;\]}]$/.test(token) && !/^(?:[[{,;]|.*:)?$/s.test(before);
    const begins = /^["'[{]/.test(token) && /["'\]}]$/.test(before);
    const isField =
      open.at(-1) === '{' && NAME.test(token.endsWith(':') ? token : `${token}${written[index + token.length]}`);
    if (gap && isItem && (gap.hasBreak || begins || isField))
      edits.push({ start: gap.start, end: gap.start, text: ',' });
    if (token === '{' || token === '[') open.push(token);
    if (token === '}' || token === ']') open.pop();
    [before, gap] = [token === ';' ? ',' : token, undefined];
  }
  return edits;
}

function moved({ start, end, text }: Edit, by: number): Edit {
  return { start: start + by, end: end + by, text };
}
