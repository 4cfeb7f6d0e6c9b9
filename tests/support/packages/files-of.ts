/** Reads all files of a folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the files of a folder in order, by their path from it, with their bytes in base64. */
export function filesOf(out: string): Map<string, string> {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return new Map(paths.map((path) => [path.slice(out.length), readFileSync(path, 'base64')]));
}
