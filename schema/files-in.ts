import { existsSync, readdirSync, statSync } from 'node:fs';
import type { Dirent } from 'node:fs';

/** Every file below a folder, by its path from there. */
export function filesIn(folder: string): string[] {
  // Not by `recursive`: that asks the disk about each file once more.
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (isFolder(entry, path)) return filesIn(path).map((file) => `${entry.name}/${file}`);
    return entry.isFile() ? entry.name : [];
  });
}

/** A folder, or a link to one. */
function isFolder(entry: Dirent, path: string): boolean {
  return entry.isDirectory() || (entry.isSymbolicLink() && existsSync(path) && statSync(path).isDirectory());
}
