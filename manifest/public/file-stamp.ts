/** Records size, times and inode of files, to see whether they have changed since. */
import { statSync } from 'node:fs';
import type { Stats } from 'node:fs';

/** Numbers of a file's status. */
export type FileStamp = readonly number[];

/** Returns a stamp that changes whenever a file is written, or another takes its name; undefined where there is none. */
export function stampOf(file: string): FileStamp | undefined {
  return stampFrom(file, ({ size, mtimeMs, ctimeMs, ino }) => [size, mtimeMs, ctimeMs, ino]);
}

/** Returns a stamp that a copy of the folder keeps, as the cache of a CI server does; undefined where there is no file. */
export function portableStampOf(file: string): FileStamp | undefined {
  return stampFrom(file, ({ size, mtimeMs }) => [size, mtimeMs]);
}

/** Returns whether two stamps of one kind are the same; false where there is none. */
export function isSameStamp(stamp: FileStamp | undefined, other: FileStamp | undefined): boolean {
  return stamp !== undefined && other !== undefined && stamp.every((part, index) => part === other[index]);
}

function stampFrom(file: string, read: (status: Stats) => FileStamp): FileStamp | undefined {
  const status = statSync(file, { throwIfNoEntry: false });
  return status && read(status);
}
