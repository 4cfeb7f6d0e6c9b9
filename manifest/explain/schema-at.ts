/** Finds the schema of a part of a manifest, and the fields it takes there. */
import { stepsOf } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { branchesOf, deref, readSchema, siteSchemaUrl } from '../../schema/schemas.ts';
import type { Located, SchemaNode } from '../../schema/schemas.ts';
import { once } from '../../schema/values/once.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { normalized } from '../words/similarity.ts';

/** A field that an object takes. */
export interface SchemaField {
  name: string;
  isRequired: boolean;
  schema: Located;
  /** Other words for its name, the nearest meaning first. */
  synonyms: string[];
}

const commonUrl = new URL('common.schema.json', siteSchemaUrl).href;

/** Returns the schema of the value at a pointer, by the types of the blocks on the way; undefined where there is none. */
export function schemaAt(root: unknown, pointer: Pointer): Located | undefined {
  let at: Located | undefined = deref({ node: readSchema(siteSchemaUrl), base: siteSchemaUrl });
  let value = root;
  for (const step of stepsOf(pointer)) {
    const inside: SchemaNode | undefined = Array.isArray(value) ? at.node.items : fieldNode(at.node, step);
    if (!inside) return undefined;
    value = (value as Record<string, unknown> | null | undefined)?.[step];
    at = narrow(deref({ node: inside, base: at.base }), value);
  }
  return at;
}

/** Returns the fields that the schema names for the object at a pointer. */
export function fieldsAt(root: unknown, pointer: Pointer): SchemaField[] {
  const schema = schemaAt(root, pointer);
  return schema ? schemaFields(schema) : [];
}

/** Returns the schema of the entries of a list. */
export function entrySchema({ node, base }: Located): Located | undefined {
  return node.items && deref({ node: node.items, base });
}

const cached = new WeakMap<SchemaNode, SchemaField[]>();

/** Returns the fields that the schema of an object names; the same array for the same schema. */
export function schemaFields(at: Located): SchemaField[] {
  let fields = cached.get(at.node);
  if (!fields) cached.set(at.node, (fields = readFields(at)));
  return fields;
}

function readFields({ node, base }: Located): SchemaField[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, child]): SchemaField[] =>
    name.startsWith('$') // $schema is for editors
      ? []
      : [
          {
            name,
            isRequired: node.required?.includes(name) ?? false,
            schema: { node: child, base },
            synonyms: synonymsOf(name, child),
          },
        ],
  );
}

/** Returns the synonyms of a field: those in this object first, then those in all objects. */
function synonymsOf(name: string, node: SchemaNode): string[] {
  const everywhere = readSchema(commonUrl)['x-synonyms'] as Record<string, string>;
  return annotationWords(node['x-synonyms'], Object.hasOwn(everywhere, name) ? everywhere[name] : undefined);
}

/** Returns the names, and the words in place of them, of the fields that many objects have. */
export const commonWords = once((): ReadonlySet<string> => {
  const everywhere = Object.entries(readSchema(commonUrl)['x-synonyms'] as Record<string, string>);
  return new Set(
    everywhere.flatMap(([name, words]) => [name, ...words.split(' ').map((word) => word.replace('?', ''))]),
  );
});

/** Returns the words of some annotations. */
export function annotationWords(...annotations: SchemaNode['x-synonyms'][]): string[] {
  return annotations.flatMap((words) => (typeof words === 'string' ? words.split(' ') : []));
}

/** Returns what the schema of an object says of a word that other programs have there. */
export function adviceForForeignName(word: string, schema: Located | undefined): string | undefined {
  const advice = Object.entries((schema && deref(schema).node)?.['x-elsewhere'] ?? {});
  return advice.find(([words]) => words.split(' ').some((one) => normalized(one) === normalized(word)))?.[1];
}

function narrow(at: Located, value: unknown): Located {
  const type = isRecord(value) ? value['type'] : undefined;
  return (typeof type === 'string' && branchesOf(at)?.get(type)) || at;
}

function fieldNode({ properties, additionalProperties }: SchemaNode, step: string): SchemaNode | undefined {
  if (properties && Object.hasOwn(properties, step)) return properties[step];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}
