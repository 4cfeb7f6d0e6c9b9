/** npm run new -- block <name>: a block type with all its parts, wired and ready to be changed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableError } from '../../schema/errors.ts';
import { blockTypes } from '../../schema/schemas.ts';
import { project } from '../../builder/project.ts';
import { readArguments } from './arguments.ts';
import { componentOf, examplesOf, schemaOf, stylesOf } from './block-files.ts';
import { addToRegistry, addToSchema } from './block-wiring.ts';

/** Names that mean something else already: a folder of blocks/, or a word that code cannot carry. */
const RESERVED = new Set(['shared', 'block', 'index', 'interactive', 'fragment', 'registry', 'object', 'site', 'page']);

/** Makes the block's folder and names it where blocks are listed. */
export async function newBlock(args: string[]): Promise<void> {
  const { name } = readArguments(args, 'block price-table');
  refuseName(name);
  const title = pascal(name);
  const folder = join(project, 'blocks', name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'schema.json'), schemaOf(name, title));
  writeFileSync(join(folder, `${title}.tsx`), componentOf(title));
  writeFileSync(join(folder, `${name}.scss`), stylesOf(name));
  writeFileSync(join(folder, 'examples.yaml'), examplesOf(name));
  await rewrite('schema/block.schema.json', (text) => addToSchema(text, name));
  await rewrite('blocks/index.ts', (text) => addToRegistry(text, name, title));
  generate();
  console.log(
    `Made the block ${name} in blocks/${name}: its fields, its component ${title}, its styles and four examples.\n` +
      `Next: npm run dev shows it at /_gallery/ while you change them; npm run generate after each change of its schema.\n` +
      `Some messages name every block: npm run test:goldens renews the tests of those.`,
  );
}

function refuseName(name: string): void {
  const mended = name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name) || name.length > 40) {
    const hint = mended === '' ? 'Write it like price-table.' : `Write it like ${mended.slice(0, 40)}.`;
    throw new UnreadableError(
      `${JSON.stringify(name)} cannot be a block's name. ${hint} It takes small letters, digits and hyphens.`,
    );
  }
  if (blockTypes().includes(name) || existsSync(join(project, 'blocks', name))) {
    throw new UnreadableError(`There is a block ${name} already. Choose another name, or change blocks/${name}.`);
  }
  if (!RESERVED.has(name) && !isType(pascal(name))) return;
  throw new UnreadableError(`The name ${name} is used within the project. Choose another, such as ${name}-band.`);
}

/** Whether a part of the site's schema has the title already; two of one title cannot be told apart. */
function isType(title: string): boolean {
  const types = readFileSync(join(project, 'schema/types.ts'), 'utf8');
  return new RegExp(`^export (?:interface|type) ${title}\\b`, 'm').test(types);
}

/** price-table → PriceTable */
function pascal(name: string): string {
  return name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

async function rewrite(file: string, change: (text: string) => string | Promise<string>): Promise<void> {
  const path = join(project, file);
  writeFileSync(path, await change(readFileSync(path, 'utf8')));
}

/** In a process of its own, as this one has read the schema as it was. */
function generate(): void {
  const { status, stderr } = spawnSync(process.execPath, [join(project, 'scripts/generate.ts')], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm run generate failed: ${stderr}`);
}
