/** Adds entries and fields. */
import type { Pointer } from '../../schema/values/pointer.ts';
import type { Splice } from '../edit.ts';
import type { ParsedText } from '../layout/parsed-text.ts';
import { nodeAt, entryPositionOf } from '../layout/nodes.ts';
import type { LayoutCollection, LayoutEntry } from '../layout/nodes.ts';
import type { Written } from '../write/reads-as.ts';
import { indented, isTree, writeEntry, writeFlow, writeFlowField } from '../write/value.ts';
import { insertInBrackets } from './brackets.ts';
import { insertLines } from './lines.ts';
import type { InsertedLines } from './lines.ts';
import { replaceEntry, writtenOver } from './replace.ts';

/** Returns the splices that add an entry at an index, or a field after the others. Throws Refused. */
export function addAt(
  parsed: ParsedText,
  pointer: Pointer,
  { step, index }: { step: string; index: number },
  value: unknown,
): Splice[] {
  const { root, text, formatting } = parsed;
  const container = nodeAt(root, pointer) as LayoutCollection;
  const isList = container.kind === 'list';
  const position = pointer === '' ? undefined : entryPositionOf(root, pointer);
  // Nothing but brackets: what has parts of its own goes on lines below.
  if (container.entries.length === 0 && position && !position.container.isFlow && isTree(value))
    return replaceEntry(parsed, position, isList ? [value] : Object.fromEntries([[step, value]]));
  if (!container.isFlow) {
    const lines = bracketed(parsed, container, value) ?? writeEntry(isList ? undefined : step, value, formatting);
    return [insertLines(parsed, container, index, { lines })];
  }
  const isSpread = formatting.isJson && isTree(value) && text.slice(container.start, container.end).includes('\n');
  const isNew = formatting.isJson && container.entries.length === 0 && text.includes('\n') && isTree(value);
  const written = isList
    ? writeFlow(value, formatting, isSpread || isNew)
    : writeFlowField(step, value, formatting, isSpread || isNew);
  return insertInBrackets(parsed, container, index, written);
}

/** Returns an entry in braces where all others of its list are; undefined where they are not. */
function bracketed(
  { text, formatting }: ParsedText,
  { kind, entries }: LayoutCollection,
  value: unknown,
): string[] | undefined {
  const isAll = entries.every(({ node }) => node.kind === 'fields' && node.isFlow && node.entries.length > 0);
  if (kind !== 'list' || !isAll || !isTree(value) || Array.isArray(value) || formatting.isCautious) return undefined;
  const [{ node }] = entries as [LayoutEntry];
  const space = text[node.start + 1] === ' ' ? ' ' : '';
  return [`- {${space}${writeFlow(value, formatting).slice(1, -1)}${space}}`];
}

/** Returns the splices that add an entry, given as lines; undefined where the list is in brackets. */
export function addLines(
  parsed: ParsedText,
  pointer: Pointer,
  index: number,
  inserted: InsertedLines,
): Splice[] | undefined {
  const container = nodeAt(parsed.root, pointer) as LayoutCollection;
  if (!container.isFlow) return [insertLines(parsed, container, index, inserted)];
  const position = pointer === '' ? undefined : entryPositionOf(parsed.root, pointer);
  if (!position || position.container.isFlow || container.entries.length > 0) return undefined;
  const isFlush = container.kind === 'list' && parsed.formatting.isFlush;
  return writtenOver(
    parsed.text,
    position,
    below(inserted.lines, position.entry.key ? (isFlush ? 0 : parsed.formatting.indentWidth) : 2, !position.entry.key),
  );
}

/** Puts lines below a name, or the first of them after a hyphen. */
function below(lines: string[], by: number, isAfterHyphen: boolean): Written {
  const own = indented(lines, by);
  return isAfterHyphen && !lines[0]!.startsWith('#')
    ? { head: lines[0]!, lines: own.slice(1) }
    : { head: '', lines: own };
}
