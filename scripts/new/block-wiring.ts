/** Names a new block where all blocks are listed. */
import type { SchemaNode } from '../../schema/schemas.ts';

/** schema/block.schema.json with the block in front of "shared", which stands for others and comes last. */
export async function addToSchema(text: string, name: string): Promise<string> {
  const schema = JSON.parse(text) as SchemaNode;
  const { enum: types } = schema.properties!['type']!;
  types!.splice(-1, 0, name);
  schema.allOf!.splice(-1, 0, JSON.parse(branchOf(name)) as SchemaNode);
  const { format } = await import('prettier'); // takes a while, and pages and sites need none of it
  return format(JSON.stringify(schema, null, 2), { parser: 'json', printWidth: 120 });
}

const branchOf = (name: string) => `{
  "if": { "properties": { "type": { "const": "${name}" } }, "required": ["type"] },
  "then": { "$ref": "../blocks/${name}/schema.json" }
}`;

/** blocks/index.ts with the component imported, in the order of the alphabet, and in the registry. */
export function addToRegistry(text: string, name: string, title: string): string {
  const lines = text.split('\n');
  const path = `./${name}/${title}.tsx`;
  const isImport = (line: string) => line.startsWith('import ') && line.includes("from './");
  const next = lines.findIndex((line) => isImport(line) && line.slice(line.indexOf("'./") + 1) > path);
  const at = next === -1 ? lines.findLastIndex(isImport) + 1 : next;
  lines.splice(at, 0, `import { ${title} } from '${path}';`);
  const key = name.includes('-') ? `'${name}'` : name;
  lines.splice(lines.indexOf('  ...interactive,'), 0, `  ${key}: ${title},`);
  return lines.join('\n');
}
