import { blockSchemas, blockTypes, deref, readSchema, siteSchemaUrl } from '../../schema/schemas.ts';
import type { SchemaNode } from '../../schema/schemas.ts';
import { asItem, exampleLines } from './example-text.ts';

/** The example of a shared block, whose type has no folder with examples. */
const SHARED = ['type: shared', 'name: contact-form'];

/** Returns the text of a page that describes every block type: docs/blocks.md, or that of a site with own blocks. */
export function generateBlocksPage(madeBy: string): string {
  const types = blockTypes();
  return [
    '# Blocks',
    `What a page can be made of. This page is made from the schema by \`${madeBy}\`.`,
    types.map((type) => `[${type}](#${type})`).join(' · '),
    ...types.map(describeBlock),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Returns what a block type is, its fields and an example, in Markdown. */
export function describeBlock(type: string): string {
  const { node: schema, base } = deref(blockSchemas().get(type)!);
  return [`## ${type}`, schema.description, ...describeFields(schema, base), richExample(type)].join('\n\n');
}

/** Returns what a field at the top of a manifest is, and the fields that belong below it, in Markdown. */
export function siteFieldReference(name: string): string {
  const field = readSchema(siteSchemaUrl).properties![name]!;
  const { node, base } = deref({ node: field, base: siteSchemaUrl });
  const { items, additionalProperties } = node;
  const each = items ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
  const inner = each ? deref({ node: each, base }) : { node, base };
  const fields = inner.node.properties ? describeFields(inner.node, inner.base) : [];
  const kind = items ? 'A list; each entry has these fields:' : 'Names of your own; below each, these fields:';
  return [
    `## ${name}`,
    field.description ?? node.description,
    ...(each && fields.length > 0 ? [kind] : []),
    ...fields,
  ].join('\n\n');
}

/** Returns a table of the fields, then one for each type of item in them. */
function describeFields(node: SchemaNode, base: string): string[] {
  const rows: string[] = [];
  const nested: string[] = [];
  for (const [name, child] of Object.entries(node.properties ?? {})) {
    if (name === 'type') continue;
    const { node: target, base: targetBase } = deref({ node: child, base });
    const item = target.items ? deref({ node: target.items, base: targetBase }) : undefined;
    const need = node.required?.includes(name) ? 'yes' : defaultOf(child, target);
    rows.push(
      `| ${name} | ${kindOf(target, item?.node)} | ${need} | ${(child.description ?? target.description ?? '').replaceAll('|', '\\|')} |`,
    );
    const inner = item?.node.properties ? item : target.properties ? { node: target, base: targetBase } : undefined;
    if (inner) nested.push(`**${name}**${item ? ', each' : ''}:`, ...describeFields(inner.node, inner.base));
  }
  return [['| Field | Kind | Needed | What it is |', '|---|---|---|---|', ...rows].join('\n'), ...nested];
}

function defaultOf(child: SchemaNode, target: SchemaNode): string {
  const preset = child.default ?? target.default;
  return preset === undefined ? 'no' : `no (${JSON.stringify(preset)})`;
}

function kindOf(node: SchemaNode, item?: SchemaNode): string {
  if (item) return item.format ? `list of ${item.format}` : 'list';
  if (node.enum) return node.enum.map((value) => `\`${String(value)}\``).join(', ');
  return node.format ?? (node.type === 'object' ? 'fields' : (node.type ?? ''));
}

/** Returns the YAML of an example that uses many fields: the second one. */
function richExample(type: string): string {
  const lines = type === 'shared' ? SHARED : exampleLines(type, 1);
  return `\`\`\`yaml\n${asItem(lines).join('\n')}\n\`\`\``;
}
