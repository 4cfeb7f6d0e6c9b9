/** Caches what is slow to make by what it is made from. */
import { createHash, hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MAP_PACKAGE, MAP_SOURCE } from './map-files.ts';
import { project } from '../project.ts';
import { cacheFolder, writeWhole } from '../../schema/values/cache.ts';

const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
/** The exact versions of the packages that draw and encode. A package depends on waybill-maps, the project on world-atlas. */
const VERSIONS = ['d3-geo', 'satori', 'sharp', dependencies[MAP_PACKAGE] ? MAP_PACKAGE : MAP_SOURCE]
  .map((name) => dependencies[name])
  .join(' ');

/** A folder of cached files. */
export class Cache {
  readonly folder: string;
  /** How many files were made, not found. */
  made = 0;

  constructor(folder = cacheFolder('waybill-pictures')) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Returns the path of a file by its name; makes the file if there is none. */
  async file(name: string, make: () => Promise<Uint8Array | string>): Promise<string> {
    const path = join(this.folder, name);
    if (!existsSync(path)) this.#keep(path, await make());
    return path;
  }

  /**
   * Returns the path of a file by its name, as `file` does; undefined where there is nothing to make, which an empty file
   * says.
   */
  async fileIfAny(name: string, make: () => Promise<Uint8Array | undefined>): Promise<string | undefined> {
    const path = join(this.folder, name);
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    if (size !== undefined) return size > 0 ? path : undefined;
    const made = await make();
    this.#keep(path, made ?? '');
    return made && path;
  }

  /** Returns a text by its name; makes it if there is none. */
  text(name: string, make: () => string): string {
    const path = join(this.folder, name);
    if (!existsSync(path)) this.#keep(path, make());
    return readFileSync(path, 'utf8');
  }

  #keep(path: string, content: Uint8Array | string): void {
    writeWhole(path, content);
    this.made++;
  }
}

/** Matches the last line of a compiled module, the hash of its source: both then give the same cache keys. */
const SOURCE_HASH = /^\/\/ source sha256 ([\da-f]{16})$/m;

/** Returns the hash of a module's source; a package, which has only compiled code, was given it when it was compiled. */
export function sourceHash(module: URL): string {
  const bytes = readFileSync(module);
  return SOURCE_HASH.exec(bytes.subarray(-100).toString('latin1'))?.[1] ?? sha256(bytes);
}

/** Returns the line that says the hash of a source at the end of what it was compiled to. */
export const sourceHashLine = (source: Uint8Array): string => `// source sha256 ${sha256(source)}\n`;

/** As long as a key: more would be a good part of the package. */
const sha256 = (bytes: Uint8Array): string => hash('sha256', bytes).slice(0, 16);

/** Returns a key for what a module makes from some parts: it changes when the module or a part does. */
export function keyOf(moduleUrl: string, ...parts: (string | Uint8Array)[]): string {
  const key = createHash('sha256')
    .update(VERSIONS)
    .update(sourceHash(new URL(moduleUrl)));
  for (const part of parts) key.update('\0').update(part);
  return key.digest('hex').slice(0, 16);
}
