/** Records the size and time of files, to see whether they have changed since. */
import { statSync } from 'node:fs';

/** The size of a file in bytes, and when it was last written, in milliseconds since 1970. */
export type FileStamp = [size: number, time: number];

/** Returns whether a file still has its stamp; false where it is missing. */
export function isAsLeft(path: string, [size, time]: FileStamp): boolean {
  const status = statSync(path, { throwIfNoEntry: false });
  return status?.size === size && status.mtimeMs === time;
}

/** Returns the stamp of a file. Throws where there is none. */
export function stampOf(path: string): FileStamp {
  const { size, mtimeMs } = statSync(path);
  return [size, mtimeMs];
}
