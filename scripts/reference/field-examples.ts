/** Finds an example for each field of the schema: its first value in the blocks' examples, then in the starter site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { blockTypes, deref, siteSchemaUrl } from '../../schema/schemas.ts';
import type { Located, SchemaNode } from '../../schema/schemas.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { DEFAULT_STARTER } from '../new/starter/site-folder.ts';
import { starterFolder } from '../new/starter/starter-folder.ts';
import { exampleLines } from './example-text.ts';

/** Longer examples are not shown. */
const MAX_LINES = 12;

/** An example for each node of the schema, as YAML with the field's name. */
export type FieldExamples = Map<SchemaNode, string>;

/** Returns the examples, taking the most complete of each block first. */
export function readFieldExamples(): FieldExamples {
  const found: FieldExamples = new Map();
  const blocks = { node: { $ref: 'block.schema.json' }, base: siteSchemaUrl };
  for (const index of [1, 0, 2, 3]) {
    for (const type of blockTypes()) {
      if (type !== 'shared') note(blocks, load(exampleLines(type, index).join('\n')), found);
    }
  }
  const starter = readFileSync(join(starterFolder(), 'sites', DEFAULT_STARTER, 'site.yaml'), 'utf8');
  note({ node: { $ref: 'site.schema.json' }, base: siteSchemaUrl }, load(starter), found);
  return found;
}

/** Records a value's fields for the nodes that describe them. */
function note(at: Located, value: unknown, found: FieldExamples): void {
  const { node, base } = deref(at);
  if (Array.isArray(value)) {
    for (const item of value) if (node.items) note({ node: node.items, base }, item, found);
  }
  if (!isRecord(value)) return;
  const branch = node.allOf?.find(({ if: when }) => when?.properties?.['type']?.const === value['type']);
  if (branch?.then && value['type'] !== undefined) return note({ node: branch.then, base }, value, found);
  for (const [name, inner] of Object.entries(value)) {
    const child =
      node.properties?.[name] ?? (isRecord(node.additionalProperties) ? node.additionalProperties : undefined);
    if (!child) continue;
    const text = dump({ [name]: inner }, { lineWidth: 90, quoteStyle: 'double' }).trimEnd();
    const { node: target } = deref({ node: child, base });
    for (const one of target.title ? [child, target] : [child]) {
      if (!found.has(one) && text.split('\n').length <= MAX_LINES) found.set(one, text);
    }
    note({ node: child, base }, inner, found);
  }
}
