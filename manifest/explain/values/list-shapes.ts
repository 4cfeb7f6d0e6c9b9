/** Explains entries of a list that are fields in place of a text, and a list in place of the object that it belongs into. */
import { fieldPointer, parentOf, valueAt, withValue } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { formats } from '../../../schema/formats.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { errorsAt } from '../../../schema/validator.ts';
import { entrySchema, fieldsAt, schemaAt } from '../schema-at.ts';
import type { SchemaField } from '../schema-at.ts';
import { quote } from '../wording.ts';
import type { Advice } from '../wording.ts';

/** Returns how the entry of a list is written that is one text with a form, such as hours; undefined where texts have none. */
export function asFormattedText(fields: Tree, pointer: Pointer, root: unknown): string | undefined {
  const schema = schemaAt(withValue(root, parentOf(pointer), []), parentOf(pointer));
  const format = formats[(schema && entrySchema(schema))?.node.format ?? ''];
  if (!format || format.test('Any words')) return undefined;
  // The fields are the parts of one text, or each is a text of its own: its name, and the rest.
  const texts = [
    Object.values(fields).flat().join(' '),
    ...Object.entries(fields).map(([name, rest]) => `${name} ${String(rest)}`),
  ];
  const own = texts.find((text) => format.test(text));
  return own === undefined ? format.expects : quote(own);
}

/** Explains a list that is the value of one field of the object, such as the items of the navigation. */
export function asItsList(list: unknown[], pointer: Pointer, root: unknown): Advice | undefined {
  const empty = withValue(root, pointer, {});
  const fits = ({ name }: SchemaField) => errorsAt(empty, fieldPointer(pointer, name), list).length === 0;
  const [only, ...more] = list.length === 0 ? [] : fieldsAt(root, pointer).filter(fits);
  if (only === undefined || more.length > 0) return undefined;
  return { hint: `Write it as the field ${quote(only.name)}.`, fix: { inside: only.name } };
}

/** Returns whether the other entries of a list are lists as well, all of so many entries: rows of a table. */
export function isRow(entries: string[], pointer: Pointer, root: unknown): boolean {
  const rows = valueAt(root, parentOf(pointer));
  const others = Array.isArray(rows) ? rows.filter((row) => Array.isArray(row)) : [];
  return others.length > 0 && others.every((row) => row.length === entries.length);
}
