/** Explains field names with which other programs publish a page or name its author. */
import type { MisnamedFields, OddNames } from './misplaced-fields.ts';
import { similarity } from '../../words/similarity.ts';
import { deref } from '../../../schema/schemas.ts';
import type { SchemaField } from '../schema-at.ts';
import { fieldFinding, quote } from '../wording.ts';
import { fieldPointer } from '../../../schema/values/pointer.ts';

const PUBLISHED = /^(?:is)?(?:published|public|visible|live)$/i;

/** Explains `published: false`, where a page is held back by `draft: true`. */
export function asPublished(
  name: string,
  free: SchemaField[],
  { value, pointer }: MisnamedFields,
): OddNames | undefined {
  const published = value[name];
  if (typeof published !== 'boolean' || !PUBLISHED.test(name)) return undefined;
  if (!free.some((field) => field.name === 'draft')) return undefined;
  const finding = fieldFinding(pointer, name, {
    message: `There is no field ${quote(name)} here.`,
    hint: published
      ? 'Remove this line: a page without "draft" and "publish" is published.'
      : 'Write "draft: true" instead, which holds the page back.',
    expected: 'draft',
    ...(published
      ? { fix: { remove: fieldPointer(pointer, name) } }
      : { fix: { fields: [['draft', 'true']] }, suggestions: ['draft: true'] }),
  });
  return { names: [name], gives: [], finding };
}

/** Explains one name under another word for a field that takes a list of names: author: Mara. */
export function asListOfNames(
  name: string,
  free: SchemaField[],
  { value, pointer, missing }: MisnamedFields,
): OddNames | undefined {
  const text = value[name];
  if (typeof text !== 'string') return undefined;
  const isOther = (one: SchemaField) => missing.includes(one.name) && similarity(name, one.name, one.synonyms);
  if (free.some(isOther)) return undefined;
  const field = free.find(
    (one) => (similarity(name, one.name, one.synonyms)?.distance ?? 9) < 2 && takesNames(one.schema),
  );
  if (!field) return undefined;
  const finding = fieldFinding(pointer, name, {
    message: `There is no field ${quote(name)} here. It is called ${quote(field.name)}, and takes a list of names.`,
    hint: `Write ${quote(`${field.name}: [${text}]`)}: each is listed by its short name under ${quote(field.name)} of the site or of its collection.`,
    expected: field.name,
    suggestions: [`${field.name}: [${text}]`],
  });
  return { names: [name], gives: [], finding };
}

function takesNames(schema: SchemaField['schema']): boolean {
  const { items } = deref(schema).node;
  return items?.type === 'string' && items.format === undefined;
}
