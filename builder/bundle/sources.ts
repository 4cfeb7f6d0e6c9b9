/** Hashes the tool's own sources, so that what depends on them is made again when they change. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    : hashOf(PARTS[part]);
}

/** Returns the content of `PACKED_HASHES`, for the package. */
export function packedHashes(): string {
  return JSON.stringify({ bundles: hashOf(PARTS.bundles), server: hashOf(PARTS.server) } satisfies Record<
    Part,
    string
  >);
}

function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) => (path.includes('.') ? [path] : filePathsIn(join(project, path)).map((file) => join(path, file)))); // prettier-ignore
  for (const file of files.toSorted())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(project, file)));
  return hash.digest('hex').slice(0, 16);
}
