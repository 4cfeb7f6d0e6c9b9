/** Explains a value that is not a text in a field for the name of something that the site defines elsewhere. */
import { parentOf, valueAt, withValue } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import { nameList } from '../../problems/sentence-parts.ts';
import type { Finding } from '../../problems/problem.ts';
import { namesIn } from '../../resolve/broken-names.ts';
import { readSchema, siteSchemaUrl } from '../../../schema/schemas.ts';
import { EXACT_DISTANCE, similarity } from '../../words/similarity.ts';
import { entrySchema, schemaAt, schemaFields } from '../schema-at.ts';
import { describe, quote } from '../wording.ts';

/** The fields at the top of a manifest that define names, and what one of them is called. */
const THINGS = {
  places: 'place',
  endpoints: 'endpoint',
  collections: 'collection',
  authors: 'author',
  shared: 'shared block',
};

type Group = keyof typeof THINGS;

/** Fields of blocks that take a name, by the type of the block. */
const OF_BLOCKS: Record<string, [field: string, group: Group]> = {
  form: ['endpoint', 'endpoints'],
  posts: ['collection', 'collections'],
  shared: ['name', 'shared'],
};
const OF_PAGES = /^\/routes\/\d+\/(?:(collection)|(authors)(?:\/\d+)?)$/;

/** Explains fields, a list or a number in place of a name; undefined where no name belongs or nothing is written. */
export function explainNamed(data: unknown, pointer: Pointer, root: unknown): Finding | undefined {
  const group = data === null || typeof data === 'string' ? undefined : groupAt(pointer, root);
  if (group === undefined || (Array.isArray(data) && data.length === 1)) return undefined;
  const groupNames = namesIn(root, group) ?? [];
  if (groupNames.includes(String(data))) return undefined; // quotes make a name of it
  const [expected, found] = [`the name of one of the site’s ${THINGS[group]}s`, describe(data)];
  const message = `Expected ${expected}, found ${found}.`;
  const wrong = { code: 'wrong-type', pointer, message, expected, found } as const;
  const values = isRecord(data) ? Object.values(data) : [];
  if (values.length > 0 && values.every((value) => value === null)) return undefined; // names in the wrong brackets
  const [only, ...more] = values.filter((value) => groupNames.includes(String(value))).map(String);
  if (only !== undefined && more.length === 0) {
    const isList = schemaAt(withValue(root, pointer, []), pointer)?.node.items !== undefined;
    const fix = values.length === 1 ? { fix: isList ? { separate: [only] } : { replace: only } } : {};
    return { ...wrong, hint: `Write only its name: ${quote(only)}.`, suggestions: [only], ...fix };
  }
  const there = groupNames.length === 0 ? 'There is none yet.' : `There are: ${nameList(groupNames)}.`;
  return { ...wrong, hint: `${there} A new ${THINGS[group]} belongs under "${group}"; only its name belongs here.` };
}

/** Returns the group whose names a field or an entry takes. */
function groupAt(pointer: Pointer, root: unknown): Group | undefined {
  const [, collection, authors] = OF_PAGES.exec(pointer) ?? [];
  if (collection !== undefined) return 'collections';
  if (authors !== undefined) return 'authors';
  const block = valueAt(root, parentOf(pointer));
  const [field, group] = (isRecord(block) && OF_BLOCKS[String(block['type'])]) || [];
  if (field !== undefined && pointer === `${parentOf(pointer)}/${field}`) return group;
  const entries = schemaAt(withValue(root, pointer, []), pointer);
  const schema = entries?.node.items ? entrySchema(entries) : schemaAt(withValue(root, pointer, ''), pointer);
  return schema?.node.format === 'place' ? 'places' : undefined;
}

/** Returns the field at the top of a manifest that a word certainly means. */
export function siteFieldCalled(word: string): string | undefined {
  const fields = schemaFields({ node: readSchema(siteSchemaUrl), base: siteSchemaUrl });
  return fields.find(({ name, synonyms }) => {
    const similar = similarity(word, name, synonyms);
    return similar?.isSynonym && !similar.isAmbiguous && similar.distance < EXACT_DISTANCE;
  })?.name;
}
