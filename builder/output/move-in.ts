/** Moves staged files to where a site is served from. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filePathsIn } from '../../server/files/list-files.ts';
import { oldFolderOf } from './leftovers.ts';

/** Replaces a folder by its staging folder. */
export function replaceFolder(folder: string, staging: string): void {
  const old = oldFolderOf(staging);
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(staging, folder);
  rmSync(old, { recursive: true, force: true });
}

/** Moves the staged files of a site into its folder, and removes what is not among `all` of its files. */
export function moveInto(
  folder: string,
  staging: string,
  { staged, all }: { staged: string[]; all: Set<string> },
): void {
  const folders = new Set(staged.map((file) => dirname(join(folder, file))));
  for (const one of folders) mkdirSync(one, { recursive: true });
  for (const file of staged) renameSync(join(staging, file), join(folder, file));
  for (const file of filePathsIn(folder, () => true)) if (!all.has(file)) rmSync(join(folder, file));
}
