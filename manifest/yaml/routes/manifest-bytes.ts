/** Reads parts of a manifest: from memory, or from a file where all of it would take too much memory. */
import { constants } from 'node:buffer';
import { readSync } from 'node:fs';
import { UnreadableError } from '../../../schema/errors.ts';
import type { RouteSpan } from './walk-routes.ts';

/** Where bytes are stored: in a file that is open, such as one without a name. */
export interface StoredBytes {
  /** Its descriptor. */
  file: number;
  start: number;
  length: number;
}

/** The bytes of a manifest, or where they are stored. */
export type ManifestBytes = Uint8Array | StoredBytes;

/** Bytes that are read at once where all of a manifest is searched. */
const PIECE = 2 ** 24;
/** Memory that is kept for the next part. */
const MAX_KEPT = 2 ** 24;
const LINE_FEED = 10;

let kept = Buffer.alloc(0);

/** Returns a part of a manifest; the next call may overwrite it. */
export function partOf(bytes: ManifestBytes, { start, end }: RouteSpan): Uint8Array {
  const section = sectionOf(bytes, { start, end });
  return section instanceof Uint8Array ? section : readStored(section);
}

/** Returns where a part of a manifest is, without reading it. */
export function sectionOf(bytes: ManifestBytes, { start, end }: RouteSpan): ManifestBytes {
  if (bytes instanceof Uint8Array) return bytes.subarray(start, end);
  return { file: bytes.file, start: bytes.start + start, length: end - start };
}

/** Returns bytes that are stored; the next call may overwrite them. */
export function readStored(stored: StoredBytes): Buffer {
  const { length } = stored;
  if (length > MAX_KEPT) return readInto(Buffer.allocUnsafe(length), stored);
  if (kept.length < length) kept = Buffer.allocUnsafe(Math.min(length * 2, MAX_KEPT));
  return readInto(kept.subarray(0, length), stored);
}

/** Yields a manifest in pieces of whole lines; the next one may overwrite the one before. One in memory is one piece. */
export function* piecesOf(bytes: ManifestBytes, size: number = PIECE): Generator<Uint8Array> {
  if (bytes instanceof Uint8Array) yield bytes;
  else yield* linePieces(bytes, size);
}

/**
 * Yields what is stored in pieces that end with a line feed, all but the last. A longer line makes a longer piece. Throws
 * UnreadableError for one that no string can hold.
 */
export function* linePieces({ file, start, length }: StoredBytes, size: number = PIECE): Generator<Uint8Array> {
  let memory = Buffer.allocUnsafe(Math.min(size, length));
  let rest = 0; // bytes of a line that has been begun
  for (let at = 0; at < length;) {
    if (rest > constants.MAX_STRING_LENGTH) throw new UnreadableError('A line of the manifest is longer than 512 MB.');
    if (rest === memory.length) memory = Buffer.concat([memory], rest * 2);
    const count = Math.min(memory.length - rest, length - at);
    readInto(memory.subarray(rest, rest + count), { file, start: start + at, length: count });
    at += count;
    const read = memory.subarray(0, rest + count);
    const end = at < length ? read.lastIndexOf(LINE_FEED) + 1 : read.length;
    if (end > 0) yield read.subarray(0, end);
    memory.copyWithin(0, end, read.length);
    rest = read.length - end;
  }
}

function readInto(memory: Buffer, { file, start, length }: StoredBytes): Buffer {
  for (let read = 0; read < length;) {
    const count = readSync(file, memory, read, Math.min(PIECE, length - read), start + read);
    if (count === 0) throw new Error('The file of a manifest has been cut off.');
    read += count;
  }
  return memory;
}
