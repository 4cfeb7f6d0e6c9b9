/** Finds where the schema has pictures, and makes the edits that put one there. */
import type { Edit } from '../../../../../editing/edit.ts';
import { schemaAt } from '../../../../../manifest/explain/schema-at.ts';
import { deref } from '../../../../../schema/schemas.ts';
import type { Located } from '../../../../../schema/schemas.ts';
import { fieldPointer, valueAt } from '../../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../../schema/values/pointer.ts';
import { isRecord } from '../../../../../schema/values/tree.ts';
import type { Tree } from '../../../../../schema/values/tree.ts';
import type { PictureTarget } from './pictures.ts';

/** Formats of fields that hold a picture. */
const PICTURES = new Set(['file', 'backdrop']);

/** Returns the place of a picture that a part of the schema is; undefined where it is none. */
export function pictureTarget(at: Pointer, { node, base }: Located): PictureTarget | undefined {
  const { file, alt, focus } = node.properties ?? {};
  if (!file || !alt || !PICTURES.has(deref({ node: file, base }).node.format ?? '')) return undefined;
  return { at, takesFocalPoint: focus !== undefined };
}

/** Returns the edits that put a picture at a place; undefined where no picture belongs. What was said of the one before goes. */
export function editsToPlace(
  manifest: Tree,
  at: Pointer,
  picture: { file: string; alt: string; focus: string },
): Edit[] | undefined {
  const schema = at === '' ? undefined : schemaAt(manifest, at);
  const place = schema && pictureTarget(at, schema);
  if (!place) return undefined;
  const { focus, ...words } = picture;
  const fields = { ...words, ...(place.takesFocalPoint && focus !== '' ? { focus } : {}) };
  const before = valueAt(manifest, at);
  if (!isRecord(before)) return before === undefined ? [{ op: 'add', path: at, value: fields }] : undefined;
  const gone = ['focus', 'width', 'height'].filter(
    (name) => Object.hasOwn(before, name) && !Object.hasOwn(fields, name),
  );
  return [
    ...Object.entries(fields).map(([name, value]): Edit => {
      const path = fieldPointer(at, name);
      return Object.hasOwn(before, name) ? { op: 'replace', path, value } : { op: 'add', path, value, after: 'alt' };
    }),
    ...gone.map((name): Edit => ({ op: 'remove', path: fieldPointer(at, name) })),
  ];
}
