/** Bundles the code, once for each state of it. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as ServerEntry from './server-entry.ts';
import { filePathsIn } from '../../server/files/list-files.ts';
import { ownBlocks } from '../../schema/values/own-blocks.ts';
import { bundleInto, SERVER_BUNDLE } from './bundle.ts';
import type { CodeRecord } from './bundle.ts';
import { fileOfPackage } from '../project.ts';
import { hashOfSources } from './sources.ts';
import { cacheFolder } from '../../schema/values/cache.ts';

/** Bundled code. */
export interface Code extends CodeRecord {
  /** Changes when the code does. */
  hash: string;
  /** The folder whose files a site serves under /assets. */
  assets: string;
}

const cache = cacheFolder('waybill');
const KEPT_STATES = 8;

/** Returns the bundles of the present code; makes them if this state of it was never bundled. */
export async function prepareCode(hash = codeHash()): Promise<Code> {
  const folder = join(cache, hash);
  if (!existsSync(folder)) {
    await bundleInto(folder);
    forgetOldest();
  }
  return readCode(hash);
}

/** Reads what is known of bundles that exist already. */
export function readCode(hash: string): Code {
  const folder = join(cache, hash);
  const record = JSON.parse(readFileSync(join(folder, 'code.json'), 'utf8')) as CodeRecord;
  return { ...record, hash, assets: join(folder, 'client/assets') };
}

/** Loads the bundle that renders pages, which a build where nothing has changed does without. */
export async function loadRenderer({ hash }: Code): Promise<typeof ServerEntry.createRenderer> {
  const file = pathToFileURL(join(cache, hash, SERVER_BUNDLE)).href;
  const { createRenderer } = (await import(file)) as typeof ServerEntry;
  return createRenderer;
}

/** Removes the bundles of old states. A few stay, as a test, a build and a server may each use another. */
function forgetOldest(): void {
  const states = readdirSync(cache).map((name) => ({
    folder: join(cache, name),
    time: statSync(join(cache, name)).mtimeMs,
  }));
  for (const { folder } of states.toSorted((a, b) => b.time - a.time).slice(KEPT_STATES))
    rmSync(folder, { recursive: true, force: true });
}

/** Packages of which the site chooses the version; all others have theirs in the tool's own package.json. */
const PEERS = ['react/package.json', 'react-dom/package.json'];

/** Returns a hash of everything that the bundles are made from. */
export function codeHash(): string {
  const hash = createHash('sha256').update(hashOfSources('bundles'));
  for (const file of PEERS) hash.update(readFileSync(fileOfPackage(file)));
  for (const { folder } of ownBlocks())
    for (const file of filePathsIn(folder).toSorted())
      hash.update(join(folder, file)).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
