/**
 * Moves files away that a build must not find, and deletes them after all measurements: ext4 creates files slowly for
 * minutes after many were deleted, which would distort every build.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bench } from './paths.ts';

const folder = join(bench, '.cache/aside');

/** Moves a file or a folder away, if it exists. */
export function putAside(path: string): void {
  if (!existsSync(path)) return;
  mkdirSync(folder, { recursive: true });
  renameSync(path, join(folder, crypto.randomUUID()));
}

/** Deletes everything that was moved away. */
export function emptyAside(): void {
  rmSync(folder, { recursive: true, force: true });
}
