/**
 * What a build is to find no more is put aside, and deleted when all is measured: for minutes after many files were
 * deleted, ext4 is slow to make new ones, and every build would be measured with that.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bench } from './places.ts';

const folder = join(bench, '.cache/aside');

/** Takes a file or a folder away, if it is there. */
export function putAside(path: string): void {
  if (!existsSync(path)) return;
  mkdirSync(folder, { recursive: true });
  renameSync(path, join(folder, crypto.randomUUID()));
}

/** Deletes what was put aside. */
export function emptyAside(): void {
  rmSync(folder, { recursive: true, force: true });
}
