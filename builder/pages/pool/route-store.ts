/**
 * Keeps the resolved routes of a manifest from their check until they are rendered in a file that every thread reads and
 * nobody else sees: in memory they would take most of what a build takes.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStored } from '../../../manifest/yaml/routes/manifest-bytes.ts';
import type { StoredBytes } from '../../../manifest/yaml/routes/manifest-bytes.ts';
import { cacheFolder } from '../../../schema/values/cache.ts';

/** What a thread needs to store something. */
export interface RouteStore {
  file: number;
  /** Where the next piece begins, in bytes: one number that all threads count up. */
  end: BigInt64Array;
  /** The descriptor of a large manifest, which is read where it is until the store is closed. */
  manifest?: number;
}

/** Opens a file without a name: it is gone when the process ends, however it ends. */
export function openStore(folder = cacheFolder('waybill-routes')): RouteStore {
  const end = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));
  try {
    mkdirSync(folder, { recursive: true });
    return { file: openUnnamed(folder), end };
  } catch {
    return { file: openUnnamed(tmpdir()), end }; // where nothing can be written beside the installed packages
  }
}

function openUnnamed(folder: string): number {
  const path = join(folder, `waybill-routes-${randomUUID()}`);
  const file = openSync(path, 'wx+', 0o600);
  unlinkSync(path);
  return file;
}

/** Bytes that Node writes at once. */
const MAX_WRITTEN = 2 ** 30;

/** Stores bytes. */
export function storeBytes({ file, end }: RouteStore, bytes: Uint8Array): StoredBytes {
  const start = Number(Atomics.add(end, 0, BigInt(bytes.length)));
  for (let written = 0; written < bytes.length;)
    written += writeSync(file, bytes, written, Math.min(MAX_WRITTEN, bytes.length - written), start + written);
  return { file, start, length: bytes.length };
}

/** Stores values as JSON, one behind the other. */
export function storeValues(store: RouteStore, values: object[]): StoredBytes[] {
  const texts = values.map((value) => JSON.stringify(value));
  const { file, start } = storeBytes(store, Buffer.from(texts.join('')));
  let end = start;
  return texts.map((text) => {
    const length = Buffer.byteLength(text);
    return { file, start: (end += length) - length, length };
  });
}

/** Reads a value back. */
export function readValue(stored: StoredBytes): unknown {
  return JSON.parse(readStored(stored).toString());
}

/** Frees the room that a store takes, and closes the manifest. */
export function closeStore({ file, manifest }: RouteStore): void {
  closeSync(file);
  if (manifest !== undefined) closeSync(manifest);
}

/** Does some work that may need a store, which is freed at its end. */
export function withStore<Result>(work: (open: () => RouteStore) => Result): Result {
  let store: RouteStore | undefined;
  try {
    return work(() => (store ??= openStore()));
  } finally {
    if (store) closeStore(store);
  }
}
