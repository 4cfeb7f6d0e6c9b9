/** Makes a working block type with all its files. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableError } from '../../schema/errors.ts';
import { addOwnBlocks } from '../../schema/values/own-blocks.ts';
import { annotationWords } from '../../manifest/explain/schema-at.ts';
import { blockSchemas, blockTypes } from '../../schema/schemas.ts';
import { isInProject, project } from '../../builder/project.ts';
import { checkName, readArguments } from './arguments.ts';
import { DEFAULT_MANIFEST } from '../cli/npm-call.ts';
import { pointToSiteSchema, writeReference } from '../reference/write-reference.ts';
import { regenerate } from './regenerate.ts';
import { blockFiles } from './block-files.ts';
import { addToRegistry, addToSchema } from './block-wiring.ts';

/** Names that are taken by a folder of blocks/ or reserved in code. */
const RESERVED = new Set(['shared', 'block', 'index', 'interactive', 'fragment', 'registry', 'object', 'site', 'page']);

/** Makes the block's folder and adds the block to the lists. Throws UnreadableError if the name is invalid or taken. */
export async function newBlock(args: string[]): Promise<void> {
  const { name } = readArguments(args, 'npx waybill new block price-table');
  const title = pascal(name);
  if (!isInProject()) return newOwnBlock(name, title);
  rejectName(name);
  const others = blocksAlsoCalled(name);
  const folder = join(project, 'blocks', name);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(blockFiles(name, title, 'engine'))) writeFileSync(join(folder, file), text);
  await rewrite('schema/block.schema.json', (text) => addToSchema(text, name));
  await rewrite('blocks/index.ts', (text) => addToRegistry(text, name, title));
  regenerate();
  console.log(
    `Made the block ${name} in blocks/${name}: its fields, its component ${title}, its styles and four examples.\n` +
      `Next: npx waybill dev shows it at /_gallery/ while you change them; npm run generate after each change of its schema.\n` +
      `"x-synonyms" are other words that people use for it: each of them gets this block proposed.\n` +
      `npm test -- blocks/completeness fields/synonyms tries it; LOOKS_BLOCK=${name} npm run test:looks looks for faults in every look.\n` +
      `Some messages and the package's list of files name every block: npm run test:goldens -- package/packages messages/messages.test renews those.` +
      others.map((other) => `\nTake the word "${name}" out of "x-synonyms" in blocks/${other}/schema.json.`).join(''),
  );
}

/** Makes a block of the site in whose folder the command was typed. */
async function newOwnBlock(name: string, title: string): Promise<void> {
  checkName(name, "a block's name", 'price-table');
  if (!existsSync(DEFAULT_MANIFEST))
    throw new UnreadableError(
      `There is no ${DEFAULT_MANIFEST} here. Change to the folder of a site, or make one: npx waybill new site my-site`,
    );
  const folder = join('blocks', name);
  if (blockTypes().includes(name) || existsSync(folder))
    throw new UnreadableError(`There is a block ${name} already. Choose another name, or change ${folder}.`);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(blockFiles(name, title, 'site'))) writeFileSync(join(folder, file), text);
  addOwnBlocks('.');
  await writeReference(DEFAULT_MANIFEST);
  if (pointToSiteSchema(DEFAULT_MANIFEST))
    console.log(`The first line of ${DEFAULT_MANIFEST} leads editors to the language with your blocks.`);
  console.log(
    `Made the block ${name} in ${folder}: its fields, its component ${title}, its styles and four examples.\n` +
      `Next: npx waybill dev shows it at /_gallery/ while you change them.`,
  );
}

function rejectName(name: string): void {
  checkName(name, "a block's name", 'price-table');
  if (blockTypes().includes(name) || existsSync(join(project, 'blocks', name))) {
    throw new UnreadableError(`There is a block ${name} already. Choose another name, or change blocks/${name}.`);
  }
  if (!RESERVED.has(name) && !isType(pascal(name))) return;
  throw new UnreadableError(`The name ${name} is used within the project. Choose another, such as ${name}-band.`);
}

/** Returns the blocks that a name is another word for. */
function blocksAlsoCalled(name: string): string[] {
  return [...blockSchemas()].flatMap(([type, { node }]) =>
    annotationWords(node['x-synonyms']).includes(name) ? [type] : [],
  );
}

/** Returns whether a part of the site's schema has the title already: types are named by titles. */
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
