/** Reads the bytes of a file from memory or from the disk. */
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';

export interface Content {
  /** Bytes. */
  size: number;
  /** A strong entity tag: it identifies these very bytes. */
  etag: string;
  /** Returns the bytes from `start` up to and including `end`. */
  read(start: number, end: number): Buffer | Readable;
}

/** Reads a file into memory. */
export function readContent(file: string): Content {
  return contentOf(readFileSync(file));
}

/** Returns bytes as the content of a file. */
export function contentOf(body: Buffer): Content {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
  return { size: body.length, etag: `"${hash}"`, read: (start, end) => body.subarray(start, end + 1) };
}

/** Opens a file for streaming; rejects if it does not exist. Its entity tag consists of size and time. */
export async function openContent(file: string): Promise<Content> {
  const { size, mtimeMs } = await stat(file);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  return { size, etag, read: (start, end) => createReadStream(file, { start, end }) };
}
