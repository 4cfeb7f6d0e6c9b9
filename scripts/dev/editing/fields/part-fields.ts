/** Lists the fields of a part of the manifest as the schema has them, with what is written in each. */
import { fieldsAt, schemaAt } from '../../../../manifest/explain/schema-at.ts';
import type { SchemaField } from '../../../../manifest/explain/schema-at.ts';
import { deref } from '../../../../schema/schemas.ts';
import type { Located, SchemaNode } from '../../../../schema/schemas.ts';
import { fieldPointer, parentOf, stepsOf, valueAt } from '../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import { isRecord, pagesOf, recordOf } from '../../../../schema/values/tree.ts';
import type { Tree } from '../../../../schema/values/tree.ts';
import { writtenTitle } from '../outline/block-title.ts';
import { textNameParts, fieldNameWords } from '../texts/names.ts';
import { pictureTarget } from './pictures/picture-places.ts';
import { newValue } from './new-value.ts';
import type { FieldKind, PartEntry, PartField, PartFields } from './fields.ts';

/** What the site has that fields may name. */
export interface SiteNames {
  manifest: Tree;
  files: Iterable<string>;
}

const PAGE = /^\/routes\/\d+$/;
/** Fields with an editor of their own, which are not listed here. */
const EDITED_ELSEWHERE: Record<'page' | 'site', ReadonlySet<string>> = {
  page: new Set(['path', 'blocks']),
  site: new Set(['routes', 'shared', 'notFound', 'answerPage']),
};

/**
 * Returns the fields at a pointer, which may be that of the site, a page, a block or a part of one. A list, a map, or a
 * part that is not in the file yet is returned as the only field. Returns undefined if there are no fields.
 */
export function partFields(at: Pointer, names: SiteNames): Omit<PartFields, 'hash'> | undefined {
  const { manifest } = names;
  const value = valueAt(manifest, at);
  const fields = isRecord(value) ? fieldsAt(manifest, at) : [];
  if (fields.length === 0) return ownField(at, names);
  const kind = kindAt(at);
  const shown = fields.filter(({ name }) => name !== 'type' && !(kind && EDITED_ELSEWHERE[kind].has(name)));
  const holder = schemaAt(manifest, at);
  const own = shown.map((field) => fieldOf(at, field, names, holder));
  const all = kind === 'site' ? own.map(asPart) : own;
  const entries = kind === 'page' ? [] : entriesBeside(manifest, at);
  const isUsual = ({ at: field, value: written, isRequired }: PartField) =>
    written !== undefined || isRequired || entries.some((entry) => Object.hasOwn(entry, stepsOf(field).at(-1)!));
  const [usual, others] = [all.filter(isUsual), all.filter((one) => !isUsual(one))];
  const name = kind === 'page' ? String((value as Tree)['path']) : nameAt(manifest, at);
  return { name, fields: [...usual, ...others], usual: usual.length };
}

/** Returns the entries of the same list, if they are all of one type: they say what an entry usually has. */
function entriesBeside(manifest: Tree, at: Pointer): Tree[] {
  const list = at === '' ? undefined : valueAt(manifest, parentOf(at));
  const entries = Array.isArray(list) ? list.filter(isRecord) : [];
  return entries.some((entry) => Object.hasOwn(entry, 'type')) ? [] : entries;
}

function kindAt(at: Pointer): 'site' | 'page' | undefined {
  if (at === '') return 'site';
  return PAGE.test(at) ? 'page' : undefined;
}

function nameAt(manifest: Tree, at: Pointer): string {
  const [name] = textNameParts(manifest, at);
  return name ?? fieldNameWords(stepsOf(at).at(-1) ?? 'site');
}

/** Returns a list or a map as a part: those of the site may be long, so that each is opened by itself. */
function asPart(field: PartField): PartField {
  if (field.kind !== 'list' && field.kind !== 'map') return field;
  const { entries: _entries, newValue: _newValue, ...others } = field;
  return { ...others, kind: 'part' };
}

const OPENED: ReadonlySet<FieldKind> = new Set(['list', 'map', 'part']);

/** Returns a list, a map, or a part that is not in the file yet, as the only field. */
function ownField(at: Pointer, names: SiteNames): Omit<PartFields, 'hash'> | undefined {
  const { manifest } = names;
  const part = parentOf(at);
  const own = fieldsAt(manifest, part).find(({ name }) => fieldPointer(part, name) === at);
  const kind = kindAt(part);
  if (!own || !isRecord(valueAt(manifest, part)) || (kind && EDITED_ELSEWHERE[kind].has(own.name))) return undefined;
  const field = fieldOf(part, own, names, schemaAt(manifest, part));
  return OPENED.has(field.kind) ? { name: nameAt(manifest, at), fields: [field], usual: 1 } : undefined;
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
  const defaultValue = schema.node.default ?? node.default;
  const { maxLength, maximum, minimum } = node;
  const options = optionsOf(kind, located, names);
  const picture =
    kind === 'part' ? pictureTarget(at, located) : name === 'file' ? holder && pictureTarget(part, holder) : undefined;
  return {
    at,
    label: schema.node.title ?? fieldNameWords(name),
    help: schema.node.description ?? node.description ?? '',
    kind,
    isRequired,
    ...(value === undefined ? {} : { value }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(options ? { options } : {}),
    ...(picture ? { picture } : {}),
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(kind === 'list' || kind === 'map' ? { entries: entriesOf(at, value) } : {}),
    ...newValueOf({ at, kind, value, located }, names),
  };
}

/** Formats of texts that may have more than one line. */
const LONG = new Set(['inline', 'prose', 'article', 'lines', 'plain-lines']);
const FILES = new Set(['file', 'public-file', 'download', 'video', 'backdrop']);

function kindOf({ node }: Located): FieldKind {
  const { enum: choices, type, format = '' } = node;
  if (choices || format === 'place') return 'choice';
  if (type === 'boolean') return 'boolean';
  if (type === 'integer' || type === 'number') return 'number';
  if (node.items) return 'list';
  if (node.properties) return 'part';
  if (typeof node.additionalProperties === 'object') return 'map';
  if (format === 'link' || format === 'icon') return format;
  if (FILES.has(format)) return 'file';
  return LONG.has(format) ? 'lines' : 'line';
}

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

function optionsOf(kind: FieldKind, { node }: Located, { manifest, files }: SiteNames): string[] | undefined {
  if (node.enum) return node.enum.map(String);
  if (node.format === 'place') return Object.keys(recordOf(manifest, 'places'));
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
  const entries = Array.isArray(value)
    ? value.map((entry, index) => [String(index), entry] as const)
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return entries.map(([key, entry]: readonly [string, unknown]) => ({
    at: fieldPointer(at, key),
    ...(Array.isArray(value) ? {} : { name: key }),
    title: isRecord(entry) ? (writtenTitle(entry) ?? firstValue(entry)) : String(entry),
    isText: typeof entry === 'string',
  }));
}

/** Returns the first text of an entry that has no words for people, such as a redirect. */
function firstValue(entry: Tree): string {
  return Object.values(entry).find((value) => typeof value === 'string') ?? '';
}

interface AddedField {
  at: Pointer;
  kind: FieldKind;
  value: unknown;
  located: Located;
}

/** Returns what can be added: an entry of a map, or of a list that may have more; or a whole list or part that is not in the file yet. */
function newValueOf({ at, kind, value, located }: AddedField, names: SiteNames): { newValue?: unknown } {
  const { items, maxItems = Infinity, minItems = 1, properties, additionalProperties } = located.node;
  if (value === undefined && kind === 'part' && properties) return { newValue: newValue(at, located, names) };
  if (value === undefined && kind === 'list') {
    const list = newValue(at, located, names) as unknown[];
    return { newValue: list.slice(0, Math.max(minItems, 1)) };
  }
  if (kind === 'map')
    return { newValue: newValue(`${at}/-`, { node: additionalProperties as SchemaNode, base: located.base }, names) };
  const hasRoom = !Array.isArray(value) || value.length < maxItems;
  if (kind !== 'list' || !items || !hasRoom) return {};
  return { newValue: newValue(`${at}/0`, { node: items, base: located.base }, names) };
}
