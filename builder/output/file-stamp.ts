/** Records how files were left, to see whether they have changed since. */
import { statSync } from 'node:fs';

/** A file as it was left: its size in bytes and when it was written. */
export type FileStamp = [size: number, time: number];

/** Returns whether a file is as it was left. */
export function isAsLeft(path: string, [size, time]: FileStamp): boolean {
  const status = statSync(path, { throwIfNoEntry: false });
  return status?.size === size && status.mtimeMs === time;
}

/** Returns the size and the time of a file. */
export function stampOf(path: string): FileStamp {
  const { size, mtimeMs } = statSync(path);
  return [size, mtimeMs];
}
