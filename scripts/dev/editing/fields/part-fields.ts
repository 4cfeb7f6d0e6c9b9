/** Lists the fields of a part of the manifest as the schema has them, with what is written in each. */
import { fieldsAt, schemaAt } from '../../../../manifest/explain/schema-at.ts';
import type { SchemaField } from '../../../../manifest/explain/schema-at.ts';
import { deref } from '../../../../schema/schemas.ts';
import type { Located } from '../../../../schema/schemas.ts';
import { fieldPointer, stepsOf, valueAt } from '../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import { isRecord, pagesOf, recordOf } from '../../../../schema/values/tree.ts';
import type { Tree } from '../../../../schema/values/tree.ts';
import { writtenTitle } from '../outline/block-title.ts';
import { textNameParts, fieldNameWords } from '../texts/names.ts';
import { picturePlace } from './pictures/picture-places.ts';
import { freshValue } from './fresh-value.ts';
import type { FieldKind, PartEntry, PartField, PartFields } from './fields.ts';

/** What the site has that fields may name. */
export interface SiteNames {
  manifest: Tree;
  files: Iterable<string>;
}

const PAGE = /^\/routes\/\d+$/;
/** What a page has that is edited otherwise: others lead to its address, and its blocks have a list of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set(['path', 'blocks']);

/** Returns the fields of the page, the block or the part at a pointer; undefined where there are none. */
export function partFields(at: Pointer, names: SiteNames): Omit<PartFields, 'hash'> | undefined {
  const { manifest } = names;
  const value = valueAt(manifest, at);
  const fields = isRecord(value) && at !== '' ? fieldsAt(manifest, at) : [];
  if (!isRecord(value) || fields.length === 0) return undefined;
  const isPage = PAGE.test(at);
  const shown = fields.filter(({ name }) => name !== 'type' && !(isPage && ELSEWHERE.has(name)));
  const holder = schemaAt(manifest, at);
  const all = shown.map((field) => fieldOf(at, field, names, holder));
  const isWritten = ({ value: written, isRequired }: PartField) => written !== undefined || isRequired;
  const [name = fieldNameWords(stepsOf(at).at(-1)!)] = textNameParts(manifest, at);
  return {
    name: isPage ? String(value['path']) : name,
    fields: [...all.filter(isWritten), ...all.filter((field) => !isWritten(field))],
  };
}

function fieldOf(
  part: Pointer,
  { name, isRequired, schema }: SchemaField,
  names: SiteNames,
  holder: Located | undefined,
): PartField {
  const at = fieldPointer(part, name);
  const located = deref(schema);
  const { node } = located;
  const value = valueAt(names.manifest, at);
  const kind = kindOf(located);
  const preset = schema.node.default ?? node.default;
  const { maxLength, maximum, minimum } = node;
  const options = optionsOf(kind, located, names);
  const picture = kind === 'part' ? picturePlace(at, located) : name === 'file' ? holder && picturePlace(part, holder) : undefined; // prettier-ignore
  return {
    at,
    label: schema.node.title ?? fieldNameWords(name),
    help: schema.node.description ?? node.description ?? '',
    kind,
    isRequired,
    ...(value === undefined ? {} : { value }),
    ...(preset === undefined ? {} : { preset }),
    ...(options ? { options } : {}),
    ...(picture ? { picture } : {}),
    ...(minimum === undefined ? {} : { least: minimum }),
    ...((maximum ?? maxLength) === undefined ? {} : { most: maximum ?? maxLength }),
    ...(kind === 'list' ? { entries: entriesOf(at, value) } : {}),
    ...freshOf({ at, kind, value, located }, names),
  };
}

/** Formats of texts that may have more than one line. */
const LONG = new Set(['inline', 'prose', 'article', 'lines', 'plain-lines']);
const FILES = new Set(['file', 'public-file', 'download', 'video', 'backdrop']);

function kindOf({ node }: Located): FieldKind {
  const { enum: choices, type, format = '' } = node;
  if (choices || format === 'place' || format === 'endpoint') return 'choice';
  if (type === 'boolean') return 'yes-no';
  if (type === 'integer' || type === 'number') return 'number';
  if (node.items) return 'list';
  if (node.properties || typeof node.additionalProperties === 'object') return 'part';
  if (format === 'link' || format === 'icon') return format;
  if (FILES.has(format)) return 'file';
  return LONG.has(format) ? 'lines' : 'line';
}

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

function optionsOf(kind: FieldKind, { node }: Located, { manifest, files }: SiteNames): string[] | undefined {
  if (node.enum) return node.enum.map(String);
  if (node.format === 'place') return Object.keys(recordOf(manifest, 'places'));
  if (node.format === 'endpoint') return Object.keys(recordOf(manifest, 'endpoints'));
  if (kind === 'link') {
    const values = ['phones', 'mail', 'messaging'].flatMap((name) => referencesTo(name, manifest));
    return [...pagesOf(manifest).flatMap(({ path }) => path ?? []), ...values];
  }
  if (kind !== 'file') return undefined;
  const wantsPicture = node.format === 'file' || node.format === 'backdrop';
  return [...files].filter((file) => !wantsPicture || PICTURE.test(file));
}

function referencesTo(name: string, manifest: Tree): string[] {
  const value = manifest[name];
  if (name === 'phones') return Object.keys(recordOf(manifest, name)).map((phone) => `\${phones.${phone}}`);
  return value === undefined ? [] : [`\${${name}}`];
}

function entriesOf(at: Pointer, value: unknown): PartEntry[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown, index) => ({
    at: `${at}/${index}`,
    title: isRecord(entry) ? (writtenTitle(entry) ?? '') : String(entry),
    isText: typeof entry === 'string',
  }));
}

interface AddTo {
  at: Pointer;
  kind: FieldKind;
  value: unknown;
  located: Located;
}

/** Returns what may be added: an entry, where the list may have more; a list or a part that is not written. */
function freshOf({ at, kind, value, located }: AddTo, names: SiteNames): { fresh?: unknown } {
  const { items, maxItems = Infinity, minItems = 1, properties } = located.node;
  if (value === undefined && kind === 'part' && properties) return { fresh: freshValue(at, located, names) };
  if (value === undefined && kind === 'list') {
    const list = freshValue(at, located, names) as unknown[];
    return { fresh: list.slice(0, Math.max(minItems, 1)) };
  }
  const hasRoom = !Array.isArray(value) || value.length < maxItems;
  if (kind !== 'list' || !items || !hasRoom) return {};
  return { fresh: freshValue(`${at}/0`, { node: items, base: located.base }, names) };
}
