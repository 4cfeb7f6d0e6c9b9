/** Finds what an unknown field means elsewhere in a manifest: at the top of the file, in a part of it, or as a block. */
import type { Pointer } from '../../../schema/values/pointer.ts';
import { blockSchemas, deref, readSchema, siteSchemaUrl } from '../../../schema/schemas.ts';
import { once } from '../../../schema/values/once.ts';
import { similarity } from '../../words/similarity.ts';
import { commonWords, fieldsOf } from '../schema-at.ts';
import { synonymsOfType } from '../type-words.ts';
import { quote } from '../wording.ts';

/** A word is a name or a synonym, without typing errors. */
const EXACT = 1.3;

const siteFields = once(() => fieldsOf({ node: readSchema(siteSchemaUrl), base: siteSchemaUrl }));

/** Returns what a name means elsewhere; undefined for words that many objects have fields for. */
export function findElsewhere(name: string, object: Pointer): { name: string; hint: string } | undefined {
  if (object === '') {
    const owner = siteFields().find(({ schema }) => Object.hasOwn(deref(schema).node.properties ?? {}, name));
    if (owner) return { name: owner.name, hint: `It is a field of ${quote(owner.name)}. ` };
  }
  if (commonWords().has(name)) return undefined;
  const isMeant = (own: string, synonyms: string[]) => {
    const similar = similarity(name, own, synonyms);
    return similar !== undefined && !similar.isAmbiguous && similar.distance < EXACT;
  };
  const field = siteFields().find((one) => isMeant(one.name, one.synonyms));
  if (field) return { name: field.name, hint: `${quote(field.name)} is written once, at the top of the file. ` };
  const type = [...blockSchemas()].find(([own, { node }]) => isMeant(own, synonymsOfType(node)))?.[0];
  return type === undefined ? undefined : { name: type, hint: `There is a block of the type ${quote(type)} for it. ` };
}

/** Says how a page is kept back, where a field of another program would do so. */
export function draftHint(name: string, pointer: Pointer): string {
  const isDraft =
    /^\/routes\/\d+$/.test(pointer) &&
    /^(?:is)?_?(?:draft|published|unpublished|hidden|unlisted|visible|status)$/i.test(name);
  return isDraft
    ? 'Write "draft: true" to hold the page back, or "publish: 2026-12-01" until a day; without them it is published. '
    : '';
}
