/** Detects whether a JPEG is whole, and holds nothing else. */
import type { FileHandle } from 'node:fs/promises';
import { TAIL, readFilePart } from './read-bytes.ts';

const JPEG_END = Buffer.from([0xff, 0xd9]);

/** Returns whether a file is a whole JPEG. Cameras append videos and notes to their pictures, so that its end may lie further in; markup and programs are refused. */
export async function isJpeg(file: FileHandle, tail: Buffer, size: number): Promise<boolean> {
  const end = tail.lastIndexOf(JPEG_END);
  if (end >= 0) return isAppended(tail.subarray(end + JPEG_END.length));
  for (let at = Math.max(0, size - 2 * TAIL); ; at = Math.max(0, at - TAIL)) {
    if ((await readFilePart(file, at, TAIL + 1)).includes(JPEG_END)) return true;
    if (at === 0) return false;
  }
}

/**
 * Returns whether data after the first end marker may be there: neither a further segment of the picture, since the
 * marker is then that of its preview and the picture was cut off, nor markup or a program. Another picture may follow.
 */
function isAppended(rest: Buffer): boolean {
  const isSegment = rest[0] === 0xff && rest[1] !== 0xff && rest[1] !== 0xd8;
  return !isSegment && !/<(?:!doctype|html|script|svg|\?php|\?xml)|%PDF-|^MZ/i.test(rest.toString('latin1'));
}
