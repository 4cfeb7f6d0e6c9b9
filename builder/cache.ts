/** Caches what is slow to make by what it is made from. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { project } from './project.ts';

const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
/** The exact versions of the packages that draw and encode. */
const VERSIONS = ['@fontsource/anek-latin', 'd3-geo', 'satori', 'sharp', 'world-atlas']
  .map((name) => dependencies[name])
  .join(' ');

/** A folder of cached files. */
export class Cache {
  readonly folder: string;
  /** How many files were made, not found. */
  made = 0;

  constructor(folder = join(project, 'node_modules/.cache/waybill-pictures')) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Returns the path of a file by its name; makes the file if there is none. */
  async file(name: string, make: () => Promise<Uint8Array | string>): Promise<string> {
    const path = join(this.folder, name);
    if (!existsSync(path)) this.#keep(path, await make());
    return path;
  }

  /** Returns a text by its name; makes it if there is none. */
  text(name: string, make: () => string): string {
    const path = join(this.folder, name);
    if (!existsSync(path)) this.#keep(path, make());
    return readFileSync(path, 'utf8');
  }

  #keep(path: string, content: Uint8Array | string): void {
    const staging = `${path}.${process.pid}`; // renamed when it is complete: another build may read it at the same time
    writeFileSync(staging, content);
    renameSync(staging, path);
    this.made++;
  }
}

/** Returns a key for what a module makes from some parts: it changes when the module or a part does. */
export function keyOf(moduleUrl: string, ...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
    .update(VERSIONS)
    .update(readFileSync(fileURLToPath(moduleUrl)));
  for (const part of parts) hash.update('\0').update(part);
  return hash.digest('hex').slice(0, 16);
}
