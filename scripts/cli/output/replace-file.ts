/** Writes a file as a whole or not at all. */
import { chmodSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { UnreadableError } from '../../../schema/errors.ts';

const REASONS: Record<string, string> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'you may not write there',
  EISDIR: 'it is a folder',
};

/** Puts bytes in the place of a file's own. A link stays a link, and the file keeps who may read it. Throws UnreadableError. */
export function replaceFile(file: string, bytes: Uint8Array): void {
  try {
    const status = statSync(file, { throwIfNoEntry: false });
    if (!status) mkdirSync(dirname(file), { recursive: true });
    // A device or a pipe such as /dev/stdout cannot be replaced as a whole.
    if (status && !status.isFile()) writeFileSync(file, bytes);
    else replace(status ? realpathSync(file) : file, bytes, status);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UnreadableError(`Cannot write ${file}: ${REASONS[code] ?? code}.`);
  }
}

/** Writes beside the file, then lets the new one take its name: anyone who reads meanwhile sees one of the two, whole. */
function replace(file: string, bytes: Uint8Array, status: Stats | undefined): void {
  const beside = join(dirname(file), `.${process.pid}-${Date.now()}.tmp`);
  try {
    writeFileSync(beside, bytes, { flush: true });
    if (status) chmodSync(beside, status.mode);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
