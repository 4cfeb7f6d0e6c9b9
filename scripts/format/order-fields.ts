/** Puts the fields of a manifest into the order of the schema. */
import { extentOf } from '../../editing/layout/extents.ts';
import { isCommentLine } from '../../editing/layout/gaps.ts';
import { readLayout } from '../../editing/layout/nodes.ts';
import type { LayoutCollection } from '../../editing/layout/nodes.ts';
import { startOfLine } from '../../manifest/yaml/edit/field-lines.ts';
import { applySplices } from '../../manifest/yaml/edit/splice.ts';
import { readSchema, siteSchemaUrl } from '../../schema/schemas.ts';
import { CONTENTS_LINE } from './contents.ts';

/** A comment at the top that is about the file, whatever follows it. */
const EDITOR_LINE = /^# ?(?:yaml-language-server:|\$schema:)/;

/**
 * Returns a text, which has line feeds only, with its outermost fields in the order of the schema. Comments above a field
 * move with it. A blank line is put on both sides of a field that has several lines, or comments.
 */
export function orderFields(text: string): string {
  const root = readLayout(text);
  if (root.kind !== 'fields') return text;
  return root.isFlow ? orderInBraces(text, root) : orderLines(text, root);
}

function orderLines(text: string, root: LayoutCollection): string {
  const starts = root.entries.map(({ at }, index) =>
    index === 0 ? startOfFirst(text, startOfLine(text, at)) : extentOf(text, root, index).start,
  );
  const parts = inOrder(
    root.entries.map(({ name }, index) => ({
      name,
      lines: text.slice(starts[index], starts[index + 1]).replace(/\n?$/, '\n'),
    })),
  );
  const isLong = (lines: string) => /\n./.test(lines);
  return parts.reduce(
    (before, { lines }, index) => {
      const isApart = index > 0 && (isLong(lines) || isLong(parts[index - 1]!.lines));
      return before + (isApart && !before.endsWith('\n\n') ? '\n' : '') + lines;
    },
    text.slice(0, starts[0]),
  );
}

/** Returns the start of the comments that are about the first field, and not about the file. */
function startOfFirst(text: string, line: number): number {
  let start = line;
  while (start > 0) {
    const above = startOfLine(text, start - 1);
    const words = text.slice(above, start).trimEnd();
    if (!isCommentLine(text, above) || EDITOR_LINE.test(words) || CONTENTS_LINE.test(words)) return start;
    start = above;
  }
  return start;
}

/** Orders fields in braces, which is all that JSON has: they are exchanged between their commas. */
function orderInBraces(text: string, { entries }: LayoutCollection): string {
  const fields = entries.map(({ name, at, node }) => ({ name, start: at, end: node.end }));
  const ordered = inOrder(fields).map(({ start, end }) => text.slice(start, end));
  return applySplices(
    text,
    fields.map(({ start, end }, index) => ({ start, end, text: ordered[index]! })),
  );
}

/** Returns fields in the order of the schema; those that the schema does not have stay after all others. */
function inOrder<Field extends { name: string }>(fields: Field[]): Field[] {
  const names = Object.keys(readSchema(siteSchemaUrl).properties!);
  const rank = ({ name }: Field) => (names.includes(name) ? names.indexOf(name) : names.length);
  return fields.toSorted((a, b) => rank(a) - rank(b));
}
