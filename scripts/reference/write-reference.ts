/** Writes the reference files of a site with own blocks: a schema for editors, a page of blocks, and types. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keyOf } from '../../builder/output/cache.ts';
import { ownBlocks } from '../../schema/values/own-blocks.ts';
import { version } from '../cli/version.ts';
import { examplesFileOf } from './example-text.ts';

/** Files beside the manifest, which the first line of site.yaml and docs/own-blocks.md name. */
const SCHEMA = '.waybill/site.schema.json';
const PAGE = '.waybill/blocks.md';
const TYPES = '.waybill/blocks.d.ts';
const MADE_BY = 'npx waybill check';

/**
 * Writes the schema for editors, the page of all blocks and the types of the own ones, if the site has own blocks and one of them has changed.
 * A folder that cannot be written to keeps neither a check nor a build from its work.
 */
export async function writeReference(manifest: string): Promise<void> {
  if (ownBlocks().length === 0) return;
  const folder = dirname(manifest);
  const key = keyOfBlocks();
  const keyFile = join(folder, '.waybill/key');
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;
  // Few sites have own blocks, and fewer checks come after a change of one.
  const { generateEditorSchema } = await import('./editor-schema.ts');
  const { generateBlocksPage } = await import('./blocks-page.ts');
  const { generateOwnTypes } = await import('./own-types.ts');
  try {
    mkdirSync(join(folder, '.waybill'), { recursive: true });
    writeFileSync(join(folder, SCHEMA), generateEditorSchema(MADE_BY));
    writeFileSync(join(folder, PAGE), generateBlocksPage(MADE_BY));
    writeFileSync(join(folder, TYPES), generateOwnTypes(MADE_BY));
    writeFileSync(keyFile, key);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
  }
}

/**
 * Points the first line of a manifest, which names Waybill's own schema for editors, at the site's schema. Returns
 * whether it has changed.
 */
export function pointToSiteSchema(manifest: string): boolean {
  const text = readFileSync(manifest, 'utf8');
  const next = text.replace(
    /^(# yaml-language-server: \$schema=).*waybill\/schema\/editor\.schema\.json/,
    `$1${SCHEMA}`,
  );
  if (next !== text) writeFileSync(manifest, next);
  return next !== text;
}

/** Returns what the files depend on. */
function keyOfBlocks(): string {
  const files = ownBlocks().flatMap(({ type, folder }) => [join(folder, 'schema.json'), examplesFileOf(type)]);
  return keyOf(import.meta.url, version, ...files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')));
}
