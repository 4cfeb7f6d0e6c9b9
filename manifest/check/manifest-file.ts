/** Reads the files of a site: its manifest, and what is beside it. */
import { closeSync, fstatSync, openSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { PublicFolder } from '../public/public-folder.ts';
import type { Published } from '../rules/support/published-addresses.ts';
import { linePieces } from '../yaml/routes/manifest-bytes.ts';
import type { StoredBytes } from '../yaml/routes/manifest-bytes.ts';
import { readAddressList } from '../rules/support/address-list.ts';
import { READ_BY_PAGE, UnreadableError } from '../../schema/errors.ts';
import type { CheckOptions } from './check-value.ts';

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
  ERR_FS_FILE_TOO_LARGE: `it is longer than 2 GB; ${READ_BY_PAGE}`,
};

/** Returns the bytes of a file. Throws UnreadableError. */
export function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** Yields a file of any length in pieces of whole lines; the next one may overwrite the one before. Throws UnreadableError. */
export function* readPieces(path: string): Generator<Uint8Array> {
  const opened = openToRead(path);
  try {
    yield* linePieces(opened);
  } catch (error) {
    throw unreadable(path, error);
  } finally {
    closeSync(opened.file);
  }
}

/** Opens a file to read parts of it; the caller closes it. Throws UnreadableError. */
export function openToRead(path: string): StoredBytes {
  try {
    const file = openSync(path, 'r');
    return { file, start: 0, length: fstatSync(file).size };
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** Returns the length of a file in bytes; 0 where there is none. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function unreadable(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? error : new UnreadableError(`Cannot read ${file}: ${REASONS[code] ?? code}.`);
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
