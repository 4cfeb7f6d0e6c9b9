/** Writes a file as a whole or not at all. */
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UnreadableError } from '../../schema/errors.ts';

/** Puts bytes in the place of a file's own. A link stays a link, and the file keeps who may read it. Throws UnreadableError. */
export function replaceFile(file: string, bytes: Uint8Array): void {
  try {
    const isThere = statSync(file, { throwIfNoEntry: false }) !== undefined;
    if (!isThere) mkdirSync(dirname(file), { recursive: true });
    const target = isThere ? realpathSync(file) : file;
    if (isThere && !statSync(target).isFile()) writeInPlace(target, bytes);
    else replace(target, bytes, isThere ? statSync(target).mode : undefined);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const reason =
      code === 'EACCES' || code === 'EPERM' || code === 'EROFS'
        ? 'you may not write there'
        : code === 'EISDIR'
          ? 'it is a folder'
          : String(code);
    throw new UnreadableError(`Cannot write ${file}: ${reason}.`);
  }
}

/** Writes beside the file, then lets the new one take its name: anyone who reads meanwhile sees one of the two, whole. */
function replace(file: string, bytes: Uint8Array, mode: number | undefined): void {
  const beside = join(dirname(file), `.${process.pid}-${Date.now()}.tmp`);
  try {
    writeInPlace(beside, bytes);
    if (mode !== undefined) chmodSync(beside, mode);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Returns a device or a pipe such as /dev/stdout has no whole to be replaced. */
function writeInPlace(file: string, bytes: Uint8Array): void {
  const descriptor = openSync(file, 'w');
  try {
    for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written);
    if (statSync(file).isFile()) fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
