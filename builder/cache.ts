/** Keeps what is slow to make, by what it was made from: a second build finds it done. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { project } from './project.ts';

const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
/** The versions are exact there, so they say which code draws and encodes, and what it knows. */
const VERSIONS = ['@fontsource/anek-latin', 'd3-geo', 'satori', 'sharp', 'world-atlas']
  .map((name) => dependencies[name])
  .join(' ');

/** A folder of finished files. */
export class Cache {
  readonly folder: string;
  /** How many files were made rather than found. */
  made = 0;

  constructor(folder = join(project, 'node_modules/.cache/waybill-pictures')) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The path of a file by its name; makes the file if there is none. */
  async file(name: string, make: () => Promise<Uint8Array | string>): Promise<string> {
    const path = join(this.folder, name);
    if (!existsSync(path)) this.#keep(path, await make());
    return path;
  }

  /** A text by its name; makes it if there is none. */
  text(name: string, make: () => string): string {
    const path = join(this.folder, name);
    if (!existsSync(path)) this.#keep(path, make());
    return readFileSync(path, 'utf8');
  }

  #keep(path: string, content: Uint8Array | string): void {
    const draft = `${path}.${process.pid}`; // moved when it is whole: another build may look at the same time
    writeFileSync(draft, content);
    renameSync(draft, path);
    this.made++;
  }
}

/** A name for what is made from some parts by the code of one module: it changes when any of them does. */
export function keyOf(moduleUrl: string, ...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
    .update(VERSIONS)
    .update(readFileSync(fileURLToPath(moduleUrl)));
  for (const part of parts) hash.update('\0').update(part);
  return hash.digest('hex').slice(0, 16);
}
