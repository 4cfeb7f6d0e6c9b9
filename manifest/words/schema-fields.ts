/** The fields that a manifest may have, as the schema names them. */
import { once } from '../../schema/values/once.ts';
import { allSchemas, deref, readSchema, siteSchemaUrl } from '../../schema/schemas.ts';
import type { Located, SchemaNode } from '../../schema/schemas.ts';

/** Returns the fields that a manifest may have at its top. */
export function siteFields(): Set<string> {
  return new Set(Object.keys(readSchema(siteSchemaUrl).properties!));
}

/** Returns every field of the schema by its name, once for each place where it may be. */
export function* allFields(): Generator<[name: string, at: Located]> {
  const inside = function* (node: SchemaNode, base: string): Generator<[string, Located]> {
    for (const [name, child] of Object.entries(node.properties ?? {})) yield [name, deref({ node: child, base })];
    const others = [node.items, node.additionalProperties, node.then, ...(node.allOf ?? [])];
    for (const one of [...others, ...Object.values(node.properties ?? {}), ...Object.values(node.definitions ?? {})])
      if (typeof one === 'object') yield* inside(one, base);
  };
  for (const [url, schema] of allSchemas()) yield* inside(schema, url);
}

/** Returns the names of all fields. */
export const fieldNames = once((): ReadonlySet<string> => new Set(allFields().map(([name]) => name)));

/** Returns the names of fields whose value is in the lines below: lists and fields, and texts of several lines. */
export const openingFields = once(() => {
  const others = new Set<string>();
  const texts = new Set<string>();
  for (const [name, { node }] of allFields()) {
    const { properties, items, allOf, additionalProperties, format } = node;
    if (properties || items || allOf || typeof additionalProperties === 'object') others.add(name);
    else if (format === 'prose' || format === 'article') texts.add(name);
  }
  return { others: [...others].toSorted(), texts: [...texts].toSorted() };
});

/** Returns whether a field, or an entry of a list, may be below a top-level field. Where names are free, any may. */
export function mayHold(top: string, name: string | undefined): boolean {
  const node = topNode(top);
  if (!node) return false;
  const { properties, additionalProperties, items, 'x-elsewhere': elsewhere = {} } = node;
  if (name === undefined) return items !== undefined;
  const isKnown = Object.keys(elsewhere).some((words) => words.split(' ').includes(name));
  return typeof additionalProperties === 'object' || isKnown || Object.hasOwn(properties ?? {}, name);
}

/** Returns whether a top-level field holds whatever names with whatever words. */
export function takesAnyText(top: string): boolean {
  const { additionalProperties } = topNode(top) ?? {};
  if (typeof additionalProperties !== 'object') return false;
  const { type, format = 'words' } = additionalProperties;
  return type === 'string' && format === 'words';
}

function topNode(top: string): SchemaNode | undefined {
  const child = readSchema(siteSchemaUrl).properties![top];
  return child && deref({ node: child, base: siteSchemaUrl }).node;
}
