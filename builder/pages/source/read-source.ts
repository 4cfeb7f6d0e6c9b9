/** Reads a manifest and splits it into its routes. */
import { createHash, hash } from 'node:crypto';
import { fstatSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { openToRead, readBytes, readPieces, shownName, sizeOf } from '../../../manifest/check/manifest-file.ts';
import { withLineFeeds } from '../../../manifest/yaml/line-ends.ts';
import { linePieces, piecesOf } from '../../../manifest/yaml/routes/manifest-bytes.ts';
import type { ManifestBytes, StoredBytes } from '../../../manifest/yaml/routes/manifest-bytes.ts';
import { splitPieces, splitRoutes } from '../../../manifest/yaml/routes/split-routes.ts';
import type { SplitRoutes } from '../../../manifest/yaml/routes/split-routes.ts';
import { UnreadableError } from '../../../schema/errors.ts';
import { storeBytes } from '../pool/route-store.ts';
import type { RouteStore } from '../pool/route-store.ts';

/** A manifest as its file has it. */
export interface ManifestSource {
  /** With line feeds only. */
  bytes: ManifestBytes;
  /** Returns the SHA-1 of the file; undefined for one that is read where it is: `hashOf` its bytes. */
  hash?: () => string;
  /** Undefined where it is not written with one route below the other. */
  split: SplitRoutes | undefined;
  /** Of a file that is read where it is: throws UnreadableError if it was written meanwhile. */
  rejectWritten?: (() => void) | undefined;
}

/** A manifest of more bytes is never in memory as a whole. */
const LARGE = 2 ** 28;

/**
 * The heap grows to twice what is in use before garbage is collected: by itself V8 lets it grow further, and at 100,000
 * pages a build takes 1.3 times the memory, in the same time.
 */
const SMALL_HEAP = '--heap-growing-percent=100';

/** Reads a manifest; a large one stays where it is, and is open until the store is closed. Throws UnreadableError. */
export function readSource(file: string, openStore: () => RouteStore, large: number = LARGE): ManifestSource {
  const opened = sizeOf(file) > large ? openSource(file, openStore()) : undefined;
  if (opened) return opened;
  const content = readBytes(file);
  const bytes = withLineFeeds(content);
  return { bytes, hash: () => hash('sha1', content), split: splitRoutes(bytes) };
}

/** Opens a large manifest; undefined where it is not written with one route below the other. */
function openSource(file: string, store: RouteStore): ManifestSource | undefined {
  setFlagsFromString(SMALL_HEAP);
  const bytes = openToRead(file);
  store.manifest = bytes.file;
  const state = stateOf(bytes);
  const split = splitPieces(linePieces(bytes));
  if (!split) return copySource(file, store);
  return {
    bytes,
    split,
    rejectWritten() {
      if (stateOf(bytes) !== state)
        throw new UnreadableError(`${shownName(file)} was written while it was read. Build again when it is complete.`);
    },
  };
}

/** Returns what is another after an open file was written. A file that replaces it, as most editors do, is another file. */
function stateOf({ file }: StoredBytes): string {
  const { size, mtimeNs } = fstatSync(file, { bigint: true });
  return [size, mtimeNs].join();
}

/** Stores a manifest with line feeds only, whatever its line ends; undefined where it cannot be split even so. */
function copySource(file: string, store: RouteStore): ManifestSource | undefined {
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
  const digest = own.digest('hex');
  return split && { bytes, hash: () => digest, split };
}

/** Returns the SHA-1 of a file of any length. Throws UnreadableError. */
export function hashOfFile(file: string): string {
  return hashOfPieces(readPieces(file));
}

/** Returns the SHA-1 of the bytes of a manifest. */
export function hashOf(bytes: ManifestBytes): string {
  return hashOfPieces(piecesOf(bytes));
}

function hashOfPieces(pieces: Iterable<Uint8Array>): string {
  const own = createHash('sha1');
  for (const piece of pieces) own.update(piece);
  return own.digest('hex');
}
