/** Reads the files of a site: its manifest, and what is beside it. */
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { PublicFolder } from '../public/public-folder.ts';
import type { Published } from '../rules/support/published-addresses.ts';
import { readAddressList } from '../rules/support/address-list.ts';
import { UnreadableError } from '../../schema/errors.ts';
import type { CheckOptions } from './check-value.ts';

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
};

/** Returns the bytes of a file. Throws UnreadableError. */
export function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_FS_FILE_TOO_LARGE') return readInPieces(file); // more than 2 GiB
    if (code === undefined) throw error;
    throw new UnreadableError(`Cannot read ${file}: ${REASONS[code] ?? code}.`);
  }
}

/** Returns the bytes of a file, of which at most `piece` are read at once. */
export function readInPieces(file: string, piece = 2 ** 30): Uint8Array {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = new Uint8Array(fstatSync(descriptor).size);
    let length = 0;
    for (let read = 1; read > 0 && length < bytes.length; length += read)
      read = readSync(descriptor, bytes, length, Math.min(piece, bytes.length - length), null);
    return bytes.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}

/** Returns the name of a manifest file as messages show it: relative to the working directory if it is inside it. */
export function shownName(file: string): string {
  const near = relative(process.cwd(), resolve(file));
  return near.startsWith('..') ? resolve(file) : near;
}

/** Returns the folder whose files a manifest's site serves as they are. It may not exist. */
export function publicFolderOf(file: string): string {
  return join(dirname(resolve(file)), 'public');
}

/** Lists every file of a public folder, as paths from it: /images/boat.svg. There is none where there is no such folder. */
export function listFiles(folder: string): PublicFolder {
  return new PublicFolder(folder);
}

/** Reads the list of published paths beside a manifest file, where there is one. */
export function publishedOf(file: string, { strict = false }: CheckOptions = {}): Published | undefined {
  const paths = readAddressList(file);
  // A build adds new pages to the list; a machine that only checks must not lose them.
  return paths && { paths, reportNew: strict || Boolean(process.env['CI']) };
}
