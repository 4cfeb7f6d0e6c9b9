/** Records size, times and inode of files, to see whether they have changed since. */
import { statSync } from 'node:fs';

/** Changes whenever a file is written, or another takes its name. */
export type FileStamp = [size: number, modified: number, changed: number, inode: number];

/** Returns the stamp of a file; undefined where there is none. */
export function stampOf(file: string): FileStamp | undefined {
  const status = statSync(file, { throwIfNoEntry: false });
  return status && [status.size, status.mtimeMs, status.ctimeMs, status.ino];
}

/** Returns whether two stamps are the same; false where there is none. */
export function isSameStamp(stamp: FileStamp | undefined, other: FileStamp | undefined): boolean {
  return stamp !== undefined && other !== undefined && stamp.every((part, index) => part === other[index]);
}
