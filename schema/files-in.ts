import { readdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';

/** Every file below a folder, by its path from there. */
export function filesIn(folder: string): string[] {
  const root = resolve(folder);
  const start = root.endsWith(sep) ? root.length : root.length + 1;
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}${sep}${name}`.slice(start).replaceAll(sep, '/'));
}
