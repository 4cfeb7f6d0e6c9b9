/** Makes TypeScript types of a site's own blocks from their schemas, for their components. */
import { blockSchemas, deref } from '../../schema/schemas.ts';
import type { Located } from '../../schema/schemas.ts';
import { ownBlocks } from '../../schema/values/own-blocks.ts';

/** Types that 'waybill/blocks' exports, by the titles that the schema gives them. */
const EXPORTED = new Set(['Action', 'Image']);
/** Formats of texts that components get as HTML. */
const HTML = new Set(['lines', 'inline', 'prose', 'article', 'icon']);
const SCALARS: Record<string, string> = { string: 'string', number: 'number', integer: 'number', boolean: 'boolean' };

/** Returns the text of a file of types: for the block price-table the interface PriceTableBlock. */
export function generateOwnTypes(madeBy: string): string {
  const schemas = blockSchemas();
  const interfaces = ownBlocks().map(({ type, name }) => {
    const schema = schemas.get(type)!;
    return `${commentOf(schema)}export interface ${name}Block ${fieldsOf(schema, '')}\n`;
  });
  const imports = ['Html', ...EXPORTED].join(', ');
  return [
    `/** The fields of the site's own blocks, as their components get them. Made by \`${madeBy}\`. */`,
    `import type { ${imports} } from 'waybill/blocks';\n`,
    ...interfaces,
  ].join('\n');
}

function typeOf(at: Located, indent: string): string {
  const { node, base } = deref(at);
  if (node.title !== undefined && EXPORTED.has(node.title)) return node.title;
  if (node.format !== undefined && HTML.has(node.format)) return 'Html';
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (node.type === 'array') return node.items ? `Array<${typeOf({ node: node.items, base }, indent)}>` : 'unknown[]';
  if (node.type === 'object') return fieldsOf({ node, base }, indent);
  return SCALARS[node.type ?? ''] ?? 'unknown';
}

function fieldsOf({ node: written, base: from }: Located, indent: string): string {
  const { node, base } = deref({ node: written, base: from });
  const inner = `${indent}  `;
  const fields = Object.entries(node.properties ?? {}).map(([name, child]) => {
    const { node: target } = deref({ node: child, base });
    const isThere = node.required?.includes(name) === true || (child.default ?? target.default) !== undefined;
    const key = /^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name);
    return `${commentOf({ node: child, base }, inner)}${inner}${key}${isThere ? '' : '?'}: ${typeOf({ node: child, base }, inner)};\n`;
  });
  const others = node.additionalProperties;
  const index = typeof others === 'object' ? `${inner}[name: string]: ${typeOf({ node: others, base }, inner)};\n` : '';
  return `{\n${fields.join('')}${index}${indent}}`;
}

function commentOf(at: Located, indent = ''): string {
  const description = at.node.description ?? deref(at).node.description;
  return description === undefined ? '' : `${indent}/** ${description.replaceAll('*/', '*\\/')} */\n`;
}
