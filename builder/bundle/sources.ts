/** Hashes the tool's own sources, so that what depends on them is made again when they change. */
import { createHash, hash as quickHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portableStampOf } from '../../manifest/public/file-stamp.ts';
import { cacheFolder, readFromCache, writeToCache } from '../../schema/values/cache.ts';
import { filePathsIn } from '../../server/files/list-files.ts';
import { project } from '../project.ts';

/** What is hashed together: all that bundles and pages are made by, and the server. */
const PARTS = {
  bundles: ['blocks', 'builder', 'localize', 'manifest', 'renderer', 'schema', 'theme', 'translations', 'package.json'],
  server: ['server'],
};

type Part = keyof typeof PARTS;

/** A package has only compiled code; this file holds the hashes of its sources. */
export const PACKED_HASHES = 'sources.json';

/** Returns the hash of a part of the sources. */
export function hashOfSources(part: Part): string {
  const packed = join(project, PACKED_HASHES);
  return existsSync(packed)
    ? (JSON.parse(readFileSync(packed, 'utf8')) as Record<Part, string>)[part]
    : keptHashOf(part);
}

/** Returns the content of `PACKED_HASHES`, for the package. */
export function packedHashes(): string {
  return JSON.stringify({ bundles: hashOf(PARTS.bundles), server: hashOf(PARTS.server) } satisfies Record<
    Part,
    string
  >);
}

/** Returns the hash of files, and of all files in folders, by their paths in the project. */
function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const file of filesOf(paths))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(project, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Does the same, but reads the files only when one of them has changed: to read a thousand takes ten times as long. */
function keptHashOf(part: Part): string {
  const stamps = filesOf(PARTS[part]).map((file) => [file, portableStampOf(join(project, file))]);
  const kept = join(cacheFolder('waybill-sources'), `${part}.json`);
  const state = quickHash('sha1', JSON.stringify([project, stamps]));
  const before = readFromCache<{ state: string; hash: string }>(kept);
  if (before?.state === state) return before.hash;
  const hash = hashOf(PARTS[part]);
  writeToCache(kept, JSON.stringify({ state, hash }));
  return hash;
}

function filesOf(paths: string[]): string[] {
  return paths
    .flatMap((path) => (path.includes('.') ? [path] : filePathsIn(join(project, path)).map((file) => join(path, file))))
    .toSorted();
}
