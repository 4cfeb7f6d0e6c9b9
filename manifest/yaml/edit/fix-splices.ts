/** Turns fixes into splices of the text, so that every other byte stays. */
import type { Source } from '../source.ts';
import { inPlaceOfFields, startOfLine } from './field-lines.ts';
import { readEnclosed } from '../syntax/enclosed.ts';
import { replaceWords } from './replace-words.ts';
import { relocate, remove } from './relocate.ts';
import { reshape } from './reshape.ts';
import { isPlainName } from '../../words/several-names.ts';
import { inQuotes } from './quotes.ts';
import type { Splice, Fix, Span } from '../../problems/problem.ts';
import { fieldPointer, parentOf, valueAt } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import { addItem } from './add-item.ts';

/** The span in which a fix is needed. */
export interface MarkedFinding {
  span: Span;
  /** The marked words, where they are not the whole value. */
  mark?: string | undefined;
  pointer: Pointer;
}

/** Returns the splices of a fix; undefined where they would not fit the way in which the file is written. */
export function fixSplices(fix: Fix, { span, mark, pointer }: MarkedFinding, source: Source): Splice[] | undefined {
  const written = source.text.slice(span.start, span.end);
  if ('add' in fix) return addItem(fix.add, fix.to, source);
  if ('remove' in fix) return remove(fix.remove, source);
  if ('relocate' in fix) return relocate(pointer, fix.relocate, source);
  if ('separate' in fix) return separate(fix.separate, pointer, source, fix.row);
  if ('each' in fix) return replaceWords(fix.each, source.text, span);
  if ('quote' in fix) return quoteText(span, pointer, source);
  if (!('replace' in fix)) return reshape(fix, pointer, source);
  // A text with escapes, or one of several lines, differs from its value.
  if (mark !== undefined && written.replaceAll(/[ \t]*\n[ \t]*/g, ' ') !== mark) return undefined;
  // Between < and > only a whole address is a link.
  if (
    mark !== undefined &&
    fix.replace.startsWith('/') &&
    /(?<!\]\()<$/.test(source.text.slice(0, span.start).slice(-3))
  )
    return undefined;
  if (isRecord(valueAt(source.value, pointer)) && written.startsWith('{'))
    return [{ start: span.start, end: readEnclosed(source.text, span.start).end, text: fix.replace }];
  const isEntry = Array.isArray(valueAt(source.value, parentOf(pointer))) && mark === undefined;
  if (isEntry && isRecord(valueAt(source.value, pointer))) return inPlaceOfFields(fix.replace, pointer, source);
  const beside = fix.beside && fieldsBelow(fix.beside, span, source.text);
  if (fix.beside && beside === undefined) return undefined;
  if (fix.bare) return [{ ...span, text: fix.replace + (beside ?? '') }];
  // A text may go on after what YAML takes for the start of a comment.
  if (/^[ \t]+#\S/.test(source.text.slice(span.end, span.end + 80))) return undefined;
  if (fix.replace.includes('{') && isInBraces(source.text, span)) return undefined;
  // At the start of a value without quotes, # starts a comment.
  const isComment = fix.replace.startsWith('#') && source.locate(pointer).start === span.start;
  const [quote = isComment ? '"' : ''] = /^["']/.exec(written) ?? [];
  return [{ ...span, text: quote + fix.replace + quote + (beside ?? '') }];
}

/** Puts a text in quotes; what YAML took for a field, a text with a colon, goes to the end of its last value. */
function quoteText({ start, end }: Span, pointer: Pointer, source: Source): Splice[] | undefined {
  if (/[{[|>]/.test(source.text[start]!)) return undefined;
  const value = valueAt(source.value, pointer);
  const [name, inner] = isRecord(value) ? (Object.entries(value).at(-1) ?? []) : [];
  const last = name === undefined || inner === null ? end : source.locate(fieldPointer(pointer, name)).end;
  return [{ start, end: last, text: inQuotes(source.text.slice(start, last)) }];
}

/** Returns lines for more fields below the one with a value at a span; undefined where that has no line of its own. */
function fieldsBelow(fields: Record<string, string>, { start, end }: Span, text: string): string | undefined {
  const hyphens = /^[ -]*(?=[\w-]+: *$)/.exec(text.slice(startOfLine(text, start), start))?.[0];
  if (hyphens === undefined || !/^[^\S\n]*(?:#.*)?(?:\n|$)/.test(text.slice(end))) return undefined;
  const indent = ' '.repeat(hyphens.length);
  return Object.entries(fields)
    .map(([name, value]) => `\n${indent}${name}: ${value}`)
    .join('');
}

/** Returns whether a text without quotes is in brackets of YAML, where it may have none of its own. */
function isInBraces(text: string, { start }: Span): boolean {
  const line = text.slice(startOfLine(text, start), start);
  return /^\s*(?:- +)?(?:[\w-]+: +)?[{[]/.test(line) && !/["']/.test(line);
}

/** Writes several entries in place of one, in the style of the list, or a list in brackets in place of a text. */
function separate(names: string[], pointer: Pointer, source: Source, isRow = false): Splice[] | undefined {
  const { text } = source;
  const { start, end: written } = source.locate(pointer);
  const isBraced = text[start] === '{';
  const span = { start, end: isBraced ? readEnclosed(text, start).end : written };
  const isQuoted = text[span.start] === '"' || text[span.start] === "'";
  if (!isQuoted && /^[|>[]/.test(text.slice(span.start, span.end))) return undefined;
  const entries = names.map((name) => (isQuoted || !isPlainName(name) ? inQuotes(name) : name));
  if (isRow || !/\/\d+$/.test(pointer)) return [{ ...span, text: `[${entries.join(', ')}]` }];
  const lineBefore = text.slice(startOfLine(text, span.start), span.start);
  if (/^ *- +$/.test(lineBefore)) return [{ ...span, text: entries.join(`\n${lineBefore}`) }];
  const isInBrackets = /[[,]\s*$/.test(lineBefore) && /^\s*[\],]/.test(text.slice(span.end, span.end + 80));
  return isInBrackets ? [{ ...span, text: entries.join(', ') }] : undefined;
}
