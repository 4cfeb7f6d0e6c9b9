/** Inserts and removes entries of a list in brackets and of fields in braces, which is all that JSON has. */
import { insertAt } from '../../manifest/yaml/edit/splice.ts';
import { indentAt, startOfLine } from '../../manifest/yaml/edit/field-lines.ts';
import type { Span } from '../../manifest/problems/problem.ts';
import type { Splice } from '../edit.ts';
import type { ParsedText } from '../layout/parsed-text.ts';
import { aboveComments, afterComment, skipGap } from '../layout/gaps.ts';
import type { LayoutCollection } from '../layout/nodes.ts';

/** Returns the splices that insert an entry, given as it is written; its further lines are at the margin. */
export function insertInBrackets(
  { text, formatting }: ParsedText,
  container: LayoutCollection,
  index: number,
  written: string,
): Splice[] {
  const { entries, start, end } = container;
  if (entries.length === 0) {
    const isEmpty = /^\s*$/.test(text.slice(start + 1, end - 1));
    const indent = indentOfLine(text, start);
    const isSpread = written.includes('\n') && formatting.isJson;
    const inside = isSpread ? `\n${shifted(written, indent + formatting.indentWidth)}\n${' '.repeat(indent)}` : written;
    return [isEmpty ? { start: start + 1, end: end - 1, text: inside } : insertAt(start + 1, inside)];
  }
  const gap = gapBetween(text, container);
  const own = shifted(written, indentOfLine(text, entries[0]!.at)).trimStart();
  if (index < entries.length) return [insertAt(ownStart(text, container, index), `${own},${gap}`)];
  const last = entries.at(-1)!.node.end;
  const comma = skipGap(text, last);
  if (text[comma] === ',') return [insertAt(afterComment(text, comma + 1), `${gap}${own},`)];
  const after = afterComment(text, last);
  return after === last ? [insertAt(last, `,${gap}${own}`)] : [insertAt(last, ','), insertAt(after, gap + own)];
}

/** Returns the splices that remove an entry, with its comma and the comments about it. */
export function removeFromBrackets({ text }: ParsedText, container: LayoutCollection, index: number): Splice[] {
  const { entries, start, end } = container;
  const from = ownStart(text, container, index);
  if (index < entries.length - 1) {
    const until = ownStart(text, container, index + 1);
    return [{ start: from, end: until, text: '' }];
  }
  const own = entries[index]!.node.end;
  const comma = skipGap(text, own);
  const isEnded = text[comma] === ',';
  const stop = afterComment(text, isEnded ? comma + 1 : own);
  if (index === 0) {
    const remainder = text.slice(start + 1, from) + text.slice(stop, end - 1);
    return [
      remainder.trim() === '' ? { start: start + 1, end: end - 1, text: '' } : { start: from, end: stop, text: '' },
    ];
  }
  const before = entries[index - 1]!.node.end;
  const commaBefore = skipGap(text, before);
  const kept = afterComment(text, commaBefore + 1);
  return isEnded
    ? [{ start: kept, end: stop, text: '' }]
    : [
        { start: commaBefore, end: commaBefore + 1, text: '' },
        { start: kept, end: stop, text: '' },
      ];
}

/** Returns the span of an entry with its comma and the comments about it. */
export function extentInBrackets({ text }: ParsedText, container: LayoutCollection, index: number): Span {
  const { node } = container.entries[index]!;
  const comma = skipGap(text, node.end);
  const end = afterComment(text, text[comma] === ',' ? comma + 1 : node.end);
  return { start: ownStart(text, container, index), end };
}

/** Returns the offset of an entry, or of the comment lines directly above it. */
function ownStart(text: string, { entries, start }: LayoutCollection, index: number): number {
  const { at } = entries[index]!;
  const line = startOfLine(text, at);
  if (!/^[ \t]*$/.test(text.slice(line, at))) return at;
  const limit = index === 0 ? start : entries[index - 1]!.node.end;
  const first = aboveComments(text, line, limit + 1, Infinity);
  return first === line ? at : first + indentOfLine(text, first);
}

/** Returns what is between two entries after their comma. */
function gapBetween(text: string, { entries, start }: LayoutCollection): string {
  const [first, second] = entries;
  const isSpread = text.slice(second ? first!.node.end : start, second ? second.at : first!.at).includes('\n');
  if (isSpread) return `\n${' '.repeat(indentOfLine(text, first!.at))}`;
  return second && text[second.at - 1] === ',' ? '' : ' ';
}

/** Indents all lines of a written value. */
function shifted(written: string, by: number): string {
  return ' '.repeat(by) + written.replaceAll('\n', `\n${' '.repeat(by)}`);
}

/** Counts the spaces at the start of the line of an offset. */
export function indentOfLine(text: string, at: number): number {
  return indentAt(text, startOfLine(text, at));
}
