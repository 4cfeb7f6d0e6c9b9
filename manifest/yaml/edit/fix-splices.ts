/** Turns a fix into splices of the text; every other byte stays. */
import type { Source } from '../source.ts';
import { reshape } from './reshape.ts';
import { isPlainName } from '../../words/several-names.ts';
import { inQuotes } from './quotes.ts';
import type { Fix, Edit, Span } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';

export { inQuotes };

/** Where a fix is needed. */
export interface MarkedFinding {
  span: Span;
  /** The words that are there, where they are not the whole value. */
  mark?: string | undefined;
  pointer: Pointer;
}

/** Returns the splices of a fix; undefined where the file is written in a way that they would not fit. */
export function fixEdits(fix: Fix, { span, mark, pointer }: MarkedFinding, source: Source): Edit[] | undefined {
  const written = source.text.slice(span.start, span.end);
  if ('add' in fix) return addItem(fix.add, fix.to, source);
  if ('separate' in fix) return intoEntries(fix.separate, pointer, source);
  if ('each' in fix) return replaceEach(fix.each, source.text, span);
  if ('quote' in fix) return /^[{[|>]/.test(written) ? undefined : [{ ...span, text: inQuotes(written) }];
  if (!('replace' in fix)) return reshape(fix, pointer, source);
  // A text with escapes, or one that goes on over lines, is not written as it reads.
  if (mark !== undefined && written !== mark) return undefined;
  // A text may go on after what YAML takes for the start of a comment.
  if (!fix.bare && /^[ \t]+#\S/.test(source.text.slice(span.end, span.end + 80))) return undefined;
  if (!fix.bare && fix.replace.includes('{') && isInBraces(source.text, span)) return undefined;
  // At the start of a value without quotes, # starts a comment.
  const isComment = !fix.bare && fix.replace.startsWith('#') && source.locate(pointer).start === span.start;
  const [quote = isComment ? '"' : ''] = (!fix.bare && /^["']/.exec(written)) || [];
  const beside = fix.beside && fieldsBelow(fix.beside, span, source.text);
  return fix.beside && beside === undefined
    ? undefined
    : [{ ...span, text: quote + fix.replace + quote + (beside ?? '') }];
}

/** Lines for more fields below the one whose value is at a span; undefined where that is not on a line by itself. */
function fieldsBelow(fields: Record<string, string>, { start, end }: Span, text: string): string | undefined {
  const lead = /^[ -]*(?=[\w-]+: *$)/.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))?.[0];
  if (lead === undefined || !/^[^\S\n]*(?:#.*)?(?:\n|$)/.test(text.slice(end))) return undefined;
  const indent = ' '.repeat(lead.length);
  return Object.entries(fields)
    .map(([name, value]) => `\n${indent}${name}: ${value}`)
    .join('');
}

/** Returns a splice for each stretch of a value, in order; undefined where one of them is not written as it reads. */
function replaceEach(
  each: { mark: string; replace: string }[],
  text: string,
  { start, end }: Span,
): Edit[] | undefined {
  let from = start;
  const edits: Edit[] = [];
  for (const { mark, replace } of each) {
    const at = text.indexOf(mark, from);
    if (at === -1 || at + mark.length > end) return undefined;
    from = at + mark.length;
    edits.push({ start: at, end: from, text: replace });
  }
  return edits;
}

/** Returns whether a text without quotes is between brackets of YAML, where it may hold none of its own. */
function isInBraces(text: string, { start }: Span): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return /^\s*(?:- +)?(?:[\w-]+: +)?[{[]/.test(line) && !/["']/.test(line);
}

/** Returns several entries where one is, in the way the list is written; a list in brackets where a text is. */
function intoEntries(names: string[], pointer: Pointer, source: Source): Edit[] | undefined {
  const { text } = source;
  const span = source.locate(pointer);
  const isQuoted = text[span.start] === '"' || text[span.start] === "'";
  if (!isQuoted && /^[|>{[]/.test(text.slice(span.start, span.end))) return undefined;
  const written = names.map((name) => (isQuoted || !isPlainName(name) ? inQuotes(name) : name));
  if (!/\/\d+$/.test(pointer)) return [{ ...span, text: `[${written.join(', ')}]` }];
  const lead = text.slice(text.lastIndexOf('\n', span.start - 1) + 1, span.start);
  if (/^ *- +$/.test(lead)) return [{ ...span, text: written.join(`\n${lead}`) }];
  const isInBrackets = /[[,]\s*$/.test(lead) && /^\s*[\],]/.test(text.slice(span.end, span.end + 80));
  return isInBrackets ? [{ ...span, text: written.join(', ') }] : undefined;
}

/** Puts an item before a list, in the way the list is written; begins the list where there is none. */
function addItem(item: Record<string, string>, list: Pointer, source: Source): Edit[] | undefined {
  const { text } = source;
  const field = list.slice(1);
  if (/^\s*[{[]/.test(text)) return addToFlow(JSON.stringify(item), list, source);
  const line = inBraces(item);
  if (!source.has(list)) {
    const newline = text === '' || text.endsWith('\n') ? '' : '\n';
    return [{ start: text.length, end: text.length, text: `${newline}${field}:\n  - ${line}\n` }];
  }
  if (!source.has(`${list}/0`) || text[source.locate(list).start] === '[') return addToFlow(line, list, source);
  const { start } = source.locate(`${list}/0`);
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const lead = /^ *- +/.exec(text.slice(lineStart, start + 1))?.[0];
  return lead === undefined ? undefined : [{ start: lineStart, end: lineStart, text: `${lead}${line}\n` }];
}

/** Returns the same for a list in brackets, which is JSON's only way. */
function addToFlow(item: string, list: Pointer, source: Source): Edit[] | undefined {
  const { text } = source;
  if (!source.has(list)) {
    const start = text.indexOf('{') + 1;
    return [{ start, end: start, text: `\n  ${JSON.stringify(list.slice(1))}: [${item}],` }];
  }
  const { start } = source.locate(list);
  if (text[start] !== '[') return undefined;
  return [{ start: start + 1, end: start + 1, text: source.has(`${list}/0`) ? `${item}, ` : item }];
}

/** Fields on one line of YAML: {from: /old, to: /new}. */
function inBraces(item: Record<string, string>): string {
  const fields = Object.entries(item).map(([name, value]) => `${name}: ${isPlain(value) ? value : inQuotes(value)}`);
  return `{${fields.join(', ')}}`;
}

function isPlain(value: string): boolean {
  return /^\/[\w./~-]*$/.test(value);
}
