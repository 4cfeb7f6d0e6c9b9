import { readdirSync } from 'node:fs';
import type { Dirent } from 'node:fs';

/**
 * Every file below a folder, by its path from there. Links are not followed, and not among the files: they may lead
 * anywhere, or round in a circle.
 */
export function filesIn(folder: string, isWanted = (entry: Dirent) => entry.isFile()): string[] {
  // Not by `recursive`: that asks the disk about each file once more.
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesIn(`${folder}/${entry.name}`, isWanted).map((file) => `${entry.name}/${file}`);
    return isWanted(entry) ? entry.name : [];
  });
}
