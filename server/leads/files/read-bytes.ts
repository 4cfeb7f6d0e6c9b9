/** Reads parts of files that were sent. */
import type { FileHandle } from 'node:fs/promises';

/** Bytes at the end of a file that are searched: the end of a ZIP archive lies within, whatever its comment. */
export const TAIL = 65_557;

/** Reads a part of a file; it ends early where the file does. */
export async function readFilePart(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
