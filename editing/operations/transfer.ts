/** Moves and copies entries and fields as they are written, with the comments about them. */
import type { Span } from '../../manifest/problems/problem.ts';
import { parentOf, stepsOf, valueAt } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { indexIn } from '../apply-edit.ts';
import { Refused } from '../edit.ts';
import type { Splice, Transfer } from '../edit.ts';
import type { ParsedText } from '../layout/parsed-text.ts';
import { extentOf } from '../layout/extents.ts';
import { nodeAt, entryPositionOf } from '../layout/nodes.ts';
import type { LayoutCollection, LayoutEntry, EntryPosition } from '../layout/nodes.ts';
import { renamed } from './rename.ts';
import { addAt, addLines } from './add.ts';
import { extentInBrackets } from './brackets.ts';
import { blankLinesOf } from './lines.ts';
import { removeAt } from './remove.ts';

/** Returns the splices of a move or a copy, which the value allows. Throws Refused. */
export function transfer(parsed: ParsedText, value: unknown, { op, from, path }: Transfer): Splice[] {
  const source = entryPositionOf(parsed.root, from);
  const targetPointer = targetContainer(from, path, op);
  const target = nodeAt(parsed.root, targetPointer);
  if (target.kind === 'scalar') throw new Refused('There is no list to move this into.');
  const removal = op === 'move' ? removeAt(parsed, from) : [];
  const step = stepsOf(path).at(-1)!;
  const index = targetIndex(source, target, step, op);
  if (op === 'move' && target === source.container && source.entry.key) return renamed(parsed, source, step);
  const raw = parsed.formatting.isCautious ? undefined : rawLines(parsed, source, target, step);
  // Within a list the blank lines move along, and none comes or goes.
  const blankLines = op === 'move' && target === source.container ? blankLinesOf(parsed, source) : undefined;
  const added = raw && addLines(parsed, targetPointer, index, { lines: raw, blankLines });
  if (added) return [...removal, ...added];
  if (op === 'move' && isCommented(parsed, source))
    throw new Refused('There are comments about this, which cannot be moved to such a place. Move it in the file.');
  return [...removal, ...addAt(parsed, targetPointer, { step, index }, valueAt(value, from))];
}

/** Returns the pointer of the target's container in the old text. A move removes the source first, so later indexes are one higher in the old text. */
function targetContainer(from: Pointer, path: Pointer, op: Transfer['op']): Pointer {
  const container = parentOf(path);
  const [last, list] = [stepsOf(from).at(-1)!, parentOf(from)];
  const inner = container.startsWith(`${list}/`) ? stepsOf(container.slice(list.length)) : [];
  if (op === 'copy' || !/^\d+$/.test(last) || !/^\d+$/.test(inner[0] ?? '') || Number(inner[0]) < Number(last))
    return container;
  return [`${list}/${Number(inner[0]) + 1}`, ...container.slice(list.length).split('/').slice(2)].join('/');
}

function targetIndex(source: EntryPosition, target: LayoutCollection, step: string, op: Transfer['op']): number {
  const { length } = target.entries;
  if (target.kind === 'fields') return length;
  const isSame = target === source.container && op === 'move';
  const index = indexIn(isSame ? length - 1 : length, step);
  return isSame && index >= source.index ? index + 1 : index;
}

/** Returns an entry as its lines at the margin; undefined where it has to be written in another form. */
function rawLines(
  parsed: ParsedText,
  source: EntryPosition,
  target: LayoutCollection,
  step: string,
): string[] | undefined {
  const { text } = parsed;
  const { container, entry, index } = source;
  if (container.isFlow || (target.isFlow && target.entries.length > 0) || container.kind !== target.kind)
    return undefined;
  const { start, end, column, isInline } = extentOf(text, container, index);
  const lines = ((isInline ? ' '.repeat(column) : '') + text.slice(start, end)).replace(/\n$/, '').split('\n');
  const indent = ' '.repeat(column);
  const atMargin = lines.map((line) => (line.startsWith(indent) ? line.slice(column) : line.trimStart()));
  if (!entry.key || entry.name === step) return atMargin;
  const at = text.slice(start, entry.at).split('\n').length - 1;
  const [{ text: name }] = renamed(parsed, source, step);
  return atMargin.with(at, name + atMargin[at]!.slice(entry.key.end - entry.key.start));
}

function isCommented(parsed: ParsedText, { container, index, entry }: EntryPosition): boolean {
  const { start, end } = container.isFlow
    ? extentInBrackets(parsed, container, index)
    : extentOf(parsed.text, container, index);
  let [between, at] = ['', start];
  for (const span of wordsOf(entry)) {
    between += parsed.text.slice(at, span.start);
    at = span.end;
  }
  return (between + parsed.text.slice(at, end)).includes('#');
}

/** Returns the spans of all names and values within an entry: all that is between them is punctuation or a comment. */
function wordsOf({ key, node }: LayoutEntry): Span[] {
  const inside =
    node.kind === 'scalar'
      ? [node.block ? { ...node.block.body, end: node.end } : node]
      : node.entries.flatMap(wordsOf);
  return key ? [key, ...inside] : inside;
}
