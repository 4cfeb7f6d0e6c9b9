/** Looks through the list of files that a ZIP archive, such as a document of an office program, has at its end. */
import type { FileHandle } from 'node:fs/promises';

const END = Buffer.from('504b0506', 'hex');
const ENTRY = 0x02014b50;
/** Bytes of the list, and of all its files once unpacked: more is made to fill memories and disks. */
const MAX_LISTED = 4_000_000;
const MAX_UNPACKED = 500_000_000;

/** Returns where the end of an archive begins, counted from the end of the file; undefined without one. */
export function endOfArchive(tail: Buffer): number | undefined {
  for (let at = tail.lastIndexOf(END); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(END, at - 1)) {
    if (tail.length - at >= 22 && tail.readUInt16LE(at + 20) === tail.length - at - 22) return tail.length - at;
  }
  return undefined;
}

/**
 * Returns whether a file is an archive and nothing else: its list lies right before its end, and starts where the end says.
 * Nothing is unpacked; the list says how much it would be.
 */
export async function isArchive(file: FileHandle, tail: Buffer, size: number): Promise<boolean> {
  const end = endOfArchive(tail);
  if (end === undefined) return false;
  const at = tail.length - end;
  const [length, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (start + length !== size - end || length > MAX_LISTED) return false;
  const { buffer: list } = await file.read(Buffer.alloc(length), 0, length, start);
  let unpackedSize = 0;
  for (let entry = 0; entry < length;) {
    if (entry + 46 > length || list.readUInt32LE(entry) !== ENTRY) return false;
    unpackedSize += list.readUInt32LE(entry + 24);
    entry += 46 + list.readUInt16LE(entry + 28) + list.readUInt16LE(entry + 30) + list.readUInt16LE(entry + 32);
  }
  return unpackedSize <= MAX_UNPACKED;
}
