/** Adds a new block to the lists of all blocks. */
import type { SchemaNode } from '../../schema/schemas.ts';

/** Returns the text of schema/block.schema.json with the block before "shared", which comes last. */
export async function addToSchema(text: string, name: string): Promise<string> {
  const schema = JSON.parse(text) as SchemaNode;
  const { enum: types } = schema.properties!['type']!;
  types!.splice(-1, 0, name);
  schema.allOf!.splice(-1, 0, JSON.parse(branchOf(name)) as SchemaNode);
  const { format } = await import('prettier'); // slow to load, and pages and sites do not need it
  return format(JSON.stringify(schema, null, 2), { parser: 'json', printWidth: 120 });
}

const branchOf = (name: string) => `{
  "if": { "properties": { "type": { "const": "${name}" } }, "required": ["type"] },
  "then": { "$ref": "../blocks/${name}/schema.json" }
}`;

/** Returns the text of blocks/index.ts with the component imported, in alphabetical order, and registered. */
export function addToRegistry(text: string, name: string, title: string): string {
  const lines = text.split('\n');
  const path = `./${name}/${title}.tsx`;
  const isImport = (line: string) => line.startsWith('import ') && line.includes("from './");
  const next = lines.findIndex((line) => isImport(line) && line.slice(line.indexOf("'./") + 1) > path);
  const at = next === -1 ? lines.findLastIndex(isImport) + 1 : next;
  lines.splice(at, 0, `import { ${title} } from '${path}';`);
  const key = name.includes('-') ? `'${name}'` : name;
  lines.splice(lines.indexOf('  ...liveBlocks,'), 0, `  ${key}: ${title},`);
  return lines.join('\n');
}
