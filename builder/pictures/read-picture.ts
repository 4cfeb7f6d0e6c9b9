/** Reads a picture of the public folder, and measures it. */
import { readFileSync } from 'node:fs';
import { UnreadableError } from '../../schema/errors.ts';
import { keyOf } from '../output/cache.ts';
import type { Cache } from '../output/cache.ts';

export interface Picture {
  file: string;
  bytes: Uint8Array;
  /** From the bytes and the code of this module. */
  key: string;
  width: number;
  height: number;
}

/** Returns a picture with the size at which it is shown. Throws UnreadableError. */
export async function readPicture(file: string, cache: Cache): Promise<Picture> {
  const bytes = readFileSync(file);
  const key = keyOf(import.meta.url, bytes);
  const size = await cache.file(`${key}.json`, async () => JSON.stringify(await measure(file, bytes)));
  return { file, bytes, key, ...(JSON.parse(readFileSync(size, 'utf8')) as { width: number; height: number }) };
}

async function measure(file: string, bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp'); // loaded only where there is work for it
  return (await sharp(bytes).metadata().catch(throwUnreadable(file))).autoOrient;
}

/** Returns what throws an UnreadableError: the check has decoded every picture, but one that was replaced since may be broken. */
export function throwUnreadable(file: string): (error: Error) => never {
  return ({ message }) => {
    throw new UnreadableError(`Cannot read the picture ${file}: ${message}`);
  };
}
