/** A site's own blocks: folders in "blocks" beside its manifest, which are added to the schema in this process. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UnreadableError } from '../errors.ts';
import { blockSchemaUrl, blockTypes, registerSchema, readSchema, siteSchemaUrl } from '../schemas.ts';
import type { SchemaNode } from '../schemas.ts';

/** A block type of the site. */
export interface OwnBlock {
  type: string;
  /** Its folder, with schema.json, its component, and perhaps styles and examples. */
  folder: string;
  /** The file of its component. */
  component: string;
  /** The name of its component: PriceTable for price-table. */
  name: string;
  /** The browser renders it, too. */
  isLive: boolean;
  /** It takes the place of a block that Waybill has. */
  overrides: boolean;
}

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const EXTENSIONS = ['.tsx', '.jsx'];

let added: { folder: string; blocks: OwnBlock[] } | undefined;

/** Returns the site's own blocks that were added. */
export const ownBlocks = (): readonly OwnBlock[] => added?.blocks ?? [];

/**
 * Adds the own blocks of a site, by the folder of its manifest. Comes before anything reads the schema; a process, and
 * each of its threads, works for one site. Throws UnreadableError with the file that is wrong.
 */
export function addOwnBlocks(siteFolder: string): void {
  const folder = join(resolve(siteFolder), 'blocks');
  if (added?.folder === folder || isEngine(folder)) return;
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const own = entries.filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'schema.json')));
  if (own.length === 0 && added) return; // an older version of the site, in a folder of its own
  if (added && added.blocks.length > 0) throw new Error('The blocks of another site were added before.');
  added = { folder, blocks: own.map(({ name }) => readBlock(join(folder, name), name)) };
}

/** The project's own site has the engine's blocks beside it. */
function isEngine(folder: string): boolean {
  return pathToFileURL(folder).href === new URL('../blocks', blockSchemaUrl).href;
}

function readBlock(folder: string, type: string): OwnBlock {
  const shown = relative(process.cwd(), folder) || folder;
  const file = join(folder, 'schema.json');
  const schema = parseSchema(file, `${shown}/schema.json`);
  const name = type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (!NAME.test(type)) throw new UnreadableError(`The folder ${shown} cannot be a block type: use small letters, digits and hyphens.`); // prettier-ignore
  if (schema.type !== 'object' || schema.properties?.['type']?.const !== type)
    throw new UnreadableError(`${shown}/schema.json has to be "type": "object", with "type": { "const": "${type}" } among its properties.`); // prettier-ignore
  const component = EXTENSIONS.map((extension) => join(folder, name + extension)).find((path) => existsSync(path));
  if (component === undefined) throw new UnreadableError(`${shown} has no component: write ${name}.tsx there, with a function ${name}.`); // prettier-ignore
  const overrides = schema['x-overrides'] === true;
  const isTaken = blockTypes().includes(type);
  if (isTaken && !overrides)
    throw new UnreadableError(`${shown}: Waybill has a block ${type}. Give yours another name, or write "x-overrides": true into its schema.json.`); // prettier-ignore
  if (!isTaken && overrides)
    throw new UnreadableError(`${shown}/schema.json says "x-overrides", but Waybill has no block ${type}. Remove that line.`); // prettier-ignore
  addToSchema(type, pathToFileURL(file).href, schema);
  return { type, folder, component, name, isLive: schema['x-live'] === true, overrides };
}

function parseSchema(file: string, shown: string): SchemaNode {
  try {
    const schema = JSON.parse(readFileSync(file, 'utf8'), toEngine) as SchemaNode | null;
    if (typeof schema === 'object' && schema !== null) return schema;
  } catch (error) {
    throw new UnreadableError(`${shown} is not JSON: ${(error as Error).message}. Correct it, or remove the folder.`);
  }
  throw new UnreadableError(`${shown} has to be an object: the JSON Schema of the block.`);
}

/** Points references to definitions that blocks share at the engine's file, whatever path they give for editors. */
function toEngine(key: string, value: unknown): unknown {
  if (key !== '$ref' || typeof value !== 'string') return value;
  return value.replace(/^.*(?=common\.schema\.json#)/, new URL('.', siteSchemaUrl).href);
}

/** Adds a type to the schema of blocks, before "shared", or in place of the engine's. */
function addToSchema(type: string, url: string, schema: SchemaNode): void {
  registerSchema(url, schema);
  const block = readSchema(blockSchemaUrl);
  const types = block.properties!['type']!.enum!;
  // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's own word
  const branch = { if: { properties: { type: { const: type } }, required: ['type'] }, then: { $ref: url } };
  const at = types.indexOf(type);
  if (at === -1) types.splice(-1, 0, type);
  block.allOf!.splice(at === -1 ? -1 : at, at === -1 ? 0 : 1, branch);
}
