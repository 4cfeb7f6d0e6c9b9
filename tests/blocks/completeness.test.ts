/** A block type is complete when all its parts exist and agree. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { registry } from '../../blocks/index.ts';
import { blockTypes, deref, readSchema } from '../../schema/schemas.ts';
import type { Located, SchemaNode } from '../../schema/schemas.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { blockFolders, readExamples } from './examples.ts';

const pascal = (type: string) => type.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
const schemaOf = (type: string) => pathToFileURL(`blocks/${type}/schema.json`).href;

/** What is still to be done for a block type, each as an instruction. */
function todo(type: string): string[] {
  const name = pascal(type);
  const needed: [file: string, what: string][] = [
    [`blocks/${type}/schema.json`, 'what the block may hold'],
    [`blocks/${type}/${name}.tsx`, `the component ${name}`],
    [`blocks/${type}/${type}.scss`, 'the style sheet'],
    [`blocks/${type}/examples.yaml`, 'two to eight examples'],
  ];
  const steps = needed.filter(([file]) => !existsSync(file)).map(([file, what]) => `Create ${file}: ${what}.`);
  if (!blockTypes().includes(type)) steps.push(`Add "${type}" to the enum of type in schema/block.schema.json.`);
  if (!branchOf(type)) steps.push(`Add an if/then for "${type}" to allOf in schema/block.schema.json.`);
  if (!(type in registry)) steps.push(`Add "${type}" to the registry in blocks/index.ts.`);
  if (!existsSync(`blocks/${type}/schema.json`)) return steps;
  const { title, properties } = readSchema(schemaOf(type));
  if (title !== name) steps.push(`Set the title in blocks/${type}/schema.json to "${name}".`);
  if (properties?.['type']?.const !== type) steps.push(`Set type in blocks/${type}/schema.json to const "${type}".`);
  return steps;
}

function branchOf(type: string): boolean {
  const { allOf = [] } = readSchema(pathToFileURL('schema/block.schema.json').href);
  return allOf.some(
    (branch) =>
      branch.if?.properties?.['type']?.const === type && branch.then?.$ref === `../blocks/${type}/schema.json`,
  );
}

describe('the block types', () => {
  const types = new Set([...blockFolders, ...blockTypes(), ...Object.keys(registry)]);
  types.delete('shared'); // stands for another block and has nothing of its own

  test.each([...types])('%s has a schema, a component, a style sheet, examples and its place in the lists', (type) => {
    expect(todo(type)).toEqual([]);
  });

  test('a missing block type is reported with everything that has to be created', () => {
    expect(todo('no-such-block')).toHaveLength(7);
    expect(todo('no-such-block')[1]).toBe('Create blocks/no-such-block/NoSuchBlock.tsx: the component NoSuchBlock.');
  });
});

describe('the examples', () => {
  test.each(blockFolders)('of %s are two to eight, each with a name of its own and its block', (type) => {
    const examples = readExamples(type);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    expect(examples.length).toBeLessThanOrEqual(8);
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
    expect(examples.map(({ block }) => block.type)).toEqual(examples.map(() => type));
  });

  test.each(blockFolders)('of %s use every field and every choice that its schema offers', (type) => {
    const schema = { node: readSchema(schemaOf(type)), base: schemaOf(type) };
    const used = new Set(readExamples(type).flatMap(({ block }) => usesOf(schema, type, block)));
    const unused = usesOf(schema, type, ALL).filter((use) => !used.has(use));
    expect(unused, `Use these in blocks/${type}/examples.yaml.`).toEqual([]);
  });
});

/** Stands for a value that uses everything its schema offers. */
const ALL = Symbol('all');

/** The fields and choices that a value uses, such as "hero.size = band". */
function usesOf(at: Located, path: string, value: unknown): string[] {
  const { node, base } = deref(at);
  const choices = node.enum ?? (node.type === 'boolean' ? [!node.default] : []);
  const chosen = choices.filter((choice) => value === ALL || value === choice);
  const items = value === ALL ? [ALL] : Array.isArray(value) ? value : [];
  const valueOf = (name: string) => (value === ALL ? ALL : isRecord(value) ? value[name] : undefined);
  const fields = Object.entries(node.properties ?? {}).filter(([name]) => valueOf(name) !== undefined);
  const isFree = isRecord(node.additionalProperties) && (value === ALL || isRecord(value));
  return [
    ...chosen.map((choice) => `${path} = ${String(choice)}`),
    ...fields.flatMap(([name, child]) => [
      `${path}.${name}`,
      ...usesOf({ node: child, base }, `${path}.${name}`, valueOf(name)),
    ]),
    ...(node.items ? items.flatMap((item) => usesOf({ node: node.items!, base }, `${path}[]`, item)) : []),
    ...(isFree ? [`${path}.*`] : []),
  ];
}

describe('the schema files', () => {
  const files = [...globSync('schema/*.schema.json'), ...globSync('blocks/*/schema.json')];

  test.each(files)('%s describes itself and every field in it', (file) => {
    const base = pathToFileURL(file).href;
    const node = JSON.parse(readFileSync(file, 'utf8')) as SchemaNode;
    expect(undescribed({ node, base }, '#')).toEqual([]);
  });
});

/** Where a description is missing, at a node and below it. What `if` asks needs none. */
function undescribed({ node, base }: Located, path: string): string[] {
  const own = node.description ?? deref({ node, base }).node.description;
  const groups = { ...node.properties, ...node.definitions };
  const children: [string, SchemaNode][] = Object.entries(groups);
  if (isRecord(node.additionalProperties)) children.push(['*', node.additionalProperties]);
  const below = children.flatMap(([name, child]) => undescribed({ node: child, base }, `${path}/${name}`));
  const inItems = node.items ? undescribed({ node: { description: 'one', ...node.items }, base }, `${path}[]`) : [];
  return [...(own ? [] : [path]), ...below, ...inItems];
}
