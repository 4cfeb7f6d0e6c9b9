import { compile } from 'json-schema-to-typescript';
import { deref, readSchema, siteSchemaUrl } from '../../schema/schemas.ts';
import type { SchemaNode } from '../../schema/schemas.ts';

type TypedNode = SchemaNode & { tsType?: string; oneOf?: TypedNode[] };

const BANNER = `/** Types of a resolved site. Made from the JSON Schema by \`npm run generate\`: change the schema, not this file. */
import type { Html } from './values/html.ts';
`;

/** Types that the schema has no names for. */
const DERIVED = `
/** A block as a page carries it: shared blocks are in their places. */
export type PageBlock = Exclude<Block, Shared>;

/** A site without its routes: what all its pages share. */
export type SiteWithoutRoutes = Omit<Site, 'routes'>;

/** The blocks by their type. */
export type BlockByType = { [T in PageBlock['type']]: Extract<PageBlock, { type: T }> };
`;

/** Returns the text of schema/types.ts. */
export async function generateTypes(): Promise<string> {
  const definitions: Record<string, TypedNode> = {};
  const root = bundle(readSchema(siteSchemaUrl), siteSchemaUrl, definitions);
  const types = await compile({ ...root, definitions } as object, 'Site', {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    format: false,
  });
  return `${BANNER}${types}${DERIVED}`;
}

/** Merges the schema files into one that the type generator understands. */
function bundle(node: SchemaNode, base: string, definitions: Record<string, TypedNode>): TypedNode {
  if (node.$ref) {
    const target = deref({ node, base });
    const { title } = target.node;
    if (!title)
      return bundle(
        { ...target.node, ...(node.description ? { description: node.description } : {}) },
        target.base,
        definitions,
      );
    if (!definitions[title]) {
      definitions[title] = {}; // a definition may refer to itself
      definitions[title] = bundle(target.node, target.base, definitions);
    }
    return { $ref: `#/definitions/${title}` };
  }
  if (['lines', 'inline', 'prose', 'article', 'icon'].includes(node.format ?? '')) {
    return { tsType: 'Html', ...(node.description ? { description: node.description } : {}) };
  }
  const { allOf, definitions: _definitions, default: _default, format: _format, ...others } = node;
  if (node.properties?.['type']?.enum && allOf) {
    const { title = '', description = '' } = node;
    return { title, description, oneOf: allOf.map(({ then }) => bundle(then!, base, definitions)) };
  }
  const copy: TypedNode = { ...others };
  if (node.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(node.properties).map(([name, child]) => [name, bundle(child, base, definitions)]),
    );
    copy.required = [...new Set([...(node.required ?? []), ...withDefault(node.properties, base)])];
  }
  if (node.items) copy.items = bundle(node.items, base, definitions);
  if (typeof node.additionalProperties === 'object')
    copy.additionalProperties = bundle(node.additionalProperties, base, definitions);
  return copy;
}

/** Returns the fields with a default, which a checked manifest always has. */
function withDefault(properties: Record<string, SchemaNode>, base: string): string[] {
  return Object.entries(properties)
    .filter(([, node]) => node.default !== undefined || deref({ node, base }).node.default !== undefined)
    .map(([name]) => name);
}
