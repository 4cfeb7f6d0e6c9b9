/** Writes another value in place of one. */
import { insertAt } from '../../manifest/yaml/edit/splice.ts';
import { endOfLine, startOfLine } from '../../manifest/yaml/edit/field-lines.ts';
import type { Span } from '../../manifest/problems/problem.ts';
import type { Splice } from '../edit.ts';
import type { ParsedText } from '../layout/parsed-text.ts';
import { extentOf } from '../layout/extents.ts';
import { columnOf } from '../layout/nodes.ts';
import type { LayoutEntry, EntryPosition, ScalarNode } from '../layout/nodes.ts';
import { refold } from '../write/fold.ts';
import type { Written } from '../write/reads-as.ts';
import { writeScalar } from '../write/scalar.ts';
import { indented, isTree, writeFlow, writeValue } from '../write/value.ts';
import { widthOf } from '../write/wrap.ts';
import { indentOfLine } from './brackets.ts';

/** Returns the splices that write a value in place of another. Throws Refused. */
export function replaceEntry(parsed: ParsedText, position: EntryPosition, value: unknown): Splice[] {
  const { container, entry } = position;
  if (container.isFlow) return [replaceInBrackets(parsed, entry, value)];
  const { text, formatting } = parsed;
  const { node } = entry;
  const isScalar = typeof value !== 'object' || value === null;
  const { isCautious } = formatting;
  const folded =
    node.kind === 'scalar' && typeof value === 'string' && !isCautious ? refold(text, node, value) : undefined;
  if (folded) return folded;
  const written =
    isScalar && node.kind === 'scalar'
      ? writeScalar(value, {
          ...formatting,
          isFlow: false,
          style: node.style,
          indent: indentBelow(parsed, position, node),
          width: widthOf(text.slice(startOfLine(text, node.start), node.end).split('\n')),
        })
      : writeValue(value, formatting, entry.key === undefined);
  return writtenOver(text, position, written);
}

function replaceInBrackets({ text, formatting }: ParsedText, { node, after }: LayoutEntry, value: unknown): Splice {
  const isSpread = formatting.isJson && isTree(value) && text.includes('\n');
  const style = node.kind === 'scalar' ? node.style : 'plain';
  const indentation = ' '.repeat(indentOfLine(text, node.start));
  const written =
    typeof value === 'object' && value !== null
      ? writeFlow(value, formatting, isSpread).replaceAll('\n', `\n${indentation}`)
      : writeScalar(value, { ...formatting, isFlow: true, style, indent: 0 }).head;
  const isEmpty = node.start === node.end;
  return isEmpty ? insertAt(after, ` ${written}`) : { start: node.start, end: node.end, text: written };
}

/**
 * Returns the splices that replace what is on the line of the name, and the lines below; comments between them stay.
 */
export function writtenOver(text: string, position: EntryPosition, { head, lines }: Written): Splice[] {
  const { entry } = position;
  const [old, below] = partsOf(text, position);
  const own = indented(lines, columnOf(text, entry.at));
  const start = head === '' ? entry.after : old.start;
  const isFirst = old.start === entry.after || start === entry.after;
  const splices: Splice[] = [
    { start, end: Math.max(start, old.end), text: head !== '' && isFirst ? ` ${head}` : head },
  ];
  if (below) {
    const isEnded = text[below.end - 1] === '\n' || own.length === 0;
    return [
      ...splices,
      {
        ...below,
        text: own
          .map((line) => `${line}\n`)
          .join('')
          .slice(0, isEnded ? undefined : -1),
      },
    ];
  }
  if (own.length === 0) return splices;
  const end = endOfLine(text, old.end);
  const isEnded = text[end - 1] === '\n';
  return [...splices, insertAt(end, isEnded ? `${own.join('\n')}\n` : `\n${own.join('\n')}`)];
}

/** The part of a value that is on the line of its name, and the lines below, if it has any. */
function partsOf(text: string, { entry }: EntryPosition): [Span, Span | undefined] {
  const { node, after } = entry;
  if (node.kind === 'scalar') {
    if (!node.block) return [{ start: node.start, end: node.end }, undefined];
    const { indicator, body } = node.block;
    return [indicator, { start: body.start, end: node.end > indicator.end ? endOfLine(text, node.end) : body.start }];
  }
  if (node.isFlow) return [{ start: node.start, end: node.end }, undefined];
  const first = extentOf(text, node, 0);
  const { end } = extentOf(text, node, node.entries.length - 1);
  const isBelow = !first.isInline;
  if (isBelow)
    return [
      { start: after, end: after },
      { start: first.start, end },
    ];
  return [{ start: node.start, end: text[end - 1] === '\n' ? end - 1 : end }, undefined];
}

function indentBelow({ text, formatting }: ParsedText, { entry }: EntryPosition, { block }: ScalarNode): number {
  const own = columnOf(text, entry.at);
  if (block && block.indent > own) return block.indent - own;
  return entry.key ? formatting.indentWidth : 2;
}
