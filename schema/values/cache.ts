/** Caches on disk what is slow to make. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** The folder of installed packages: that of the site which uses this one as a package, or this project's own. */
const modules = (() => {
  const inside = `${sep}node_modules${sep}`;
  const at = import.meta.dirname.lastIndexOf(inside);
  return at === -1 ? join(import.meta.dirname, '../../node_modules') : import.meta.dirname.slice(0, at + inside.length);
})();

/** Returns the folder of a cache, by a name such as waybill-schema. It may not exist yet. */
export function cacheFolder(name: string): string {
  return join(modules, '.cache', name);
}

/** Writes a file beside its place, and renames it when it is complete: another process may read it at the same time. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Writes a file if that is possible; where it is not, each run makes its content again. */
export function writeToCache(file: string, content: string | Uint8Array): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, content);
  } catch {
    // Nothing can be written there.
  }
}

/** Returns the value of a JSON file of a cache; undefined where there is none that can be read: it is made again then. */
export function readFromCache<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}
