/** Reads a manifest and splits it into its routes. */
import { createHash, hash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { readBytes, readPieces, sizeOf } from '../../../manifest/check/manifest-file.ts';
import { withLineFeeds } from '../../../manifest/yaml/line-ends.ts';
import type { ManifestBytes } from '../../../manifest/yaml/routes/manifest-bytes.ts';
import { splitPieces, splitRoutes } from '../../../manifest/yaml/routes/split-routes.ts';
import type { SplitRoutes } from '../../../manifest/yaml/routes/split-routes.ts';
import { storeBytes } from '../pool/route-store.ts';
import type { RouteStore } from '../pool/route-store.ts';

/** A manifest as its file has it. */
export interface ManifestSource {
  /** With line feeds only. */
  bytes: ManifestBytes;
  /** The SHA-1 of the file. */
  hash: string;
  /** Undefined where it is not written with one route below the other. */
  split: SplitRoutes | undefined;
}

/** A manifest of more bytes is never in memory as a whole. */
const LARGE = 2 ** 28;

/**
 * The heap grows to twice what is in use before garbage is collected: by itself V8 lets it grow further, and at 100,000
 * pages a build takes 1.3 times the memory, in the same time.
 */
const SMALL_HEAP = '--heap-growing-percent=100';

/** Reads a manifest; a large one is stored, piece by piece. Throws UnreadableError. */
export function readSource(file: string, openStore: () => RouteStore, large: number = LARGE): ManifestSource {
  const stored = sizeOf(file) > large ? storeSource(file, openStore()) : undefined;
  if (stored) return stored;
  const content = readBytes(file);
  const bytes = withLineFeeds(content);
  return { bytes, hash: hash('sha1', content), split: splitRoutes(bytes) };
}

/** Stores a manifest; undefined where it is not written with one route below the other. */
function storeSource(file: string, store: RouteStore): ManifestSource | undefined {
  setFlagsFromString(SMALL_HEAP);
  const own = createHash('sha1');
  const bytes = { file: store.file, start: Number(store.end[0]), length: 0 };
  const split = splitPieces(
    readPieces(file).map((piece) => {
      own.update(piece);
      const plain = withLineFeeds(piece);
      bytes.length += storeBytes(store, plain).length;
      return plain;
    }),
  );
  return split && { bytes, hash: own.digest('hex'), split };
}

/** Returns the SHA-1 of a file of any length. Throws UnreadableError. */
export function hashOfFile(file: string): string {
  const own = createHash('sha1');
  for (const piece of readPieces(file)) own.update(piece);
  return own.digest('hex');
}
