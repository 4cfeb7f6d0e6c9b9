/**
 * Caches on disk what decoding pictures has found: results by content, so that a copy is not decoded again, and the
 * hash of each file's content by its stamp, so that an unchanged file is not read again.
 */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { cacheFolder, readFromCache, writeToCache } from '../../schema/values/cache.ts';
import { isSameStamp, stampOf } from './file-stamp.ts';
import type { FileStamp } from './file-stamp.ts';
import type { CheckedPicture, Decoded } from './picture-fault.ts';

type Results = Record<string, Decoded>;
type Seen = Record<string, { stamp: FileStamp; key: string }>;

const cache = cacheFolder('waybill-pictures');
/** More than any site has; beyond that, all results are removed. */
const MOST_KEPT = 20_000;

export class PictureCache {
  readonly #folder: string;
  readonly #seenFile: string;
  readonly #results: Results;
  readonly #seen: Seen;

  /** Reads the cache for the pictures in a folder. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#seenFile = `seen-${hash('sha1', folder).slice(0, 16)}.json`;
    this.#results = read<Results>(RESULTS_FILE);
    this.#seen = read<Seen>(this.#seenFile);
  }

  /** Returns those of some pictures that have to be decoded. */
  lookUp(pictures: CheckedPicture[]): CheckedPicture[] {
    let hasChanged = false;
    const unknown = pictures.filter((picture) => {
      const { path } = picture;
      const stamp = stampOf(join(this.#folder, path));
      if (stamp === undefined) return false; // removed a moment ago
      const seen = this.#seen[path];
      if (!isSameStamp(stamp, seen?.stamp)) {
        this.#seen[path] = { stamp, key: hash('sha1', readFileSync(join(this.#folder, path))) };
        hasChanged = true;
      }
      return !Object.hasOwn(this.#results, this.#keyOf(picture));
    });
    if (hasChanged) write(this.#seenFile, this.#seen);
    return unknown;
  }

  /** Returns the result for a picture that was looked up; one without faults where the file has been removed. */
  of(picture: CheckedPicture): Decoded {
    return this.#results[this.#keyOf(picture)] ?? { faults: [] };
  }

  /** Adds results, and writes the cache to the disk. */
  keep(found: ReadonlyMap<CheckedPicture, Decoded>): void {
    if (Object.keys(this.#results).length > MOST_KEPT)
      for (const key of Object.keys(this.#results)) delete this.#results[key];
    for (const [picture, decoded] of found) this.#results[this.#keyOf(picture)] = decoded;
    write(RESULTS_FILE, this.#results);
  }

  /** Returns a key of its content and of how it is checked. */
  #keyOf({ path, checks }: CheckedPicture): string {
    return [this.#seen[path]?.key, ...checks].join('.');
  }
}

const CHECKS_OF_DRAWINGS = ['check-drawing', 'read-elements', 'inline-drawing', 'allowed'].map(
  (name) => `drawings/${name}`,
);

/** Named by a hash of the code that checks: results of another version do not count. */
const RESULTS_FILE = `decoded-${hash(
  'sha1',
  JSON.stringify(
    ['inspect', 'raster', 'logo', 'limits', ...CHECKS_OF_DRAWINGS]
      .map((name) => join(import.meta.dirname, name + extname(import.meta.filename)))
      .concat(join(dirname(createRequire(import.meta.url).resolve('sharp')), '../package.json'))
      .map((file) => readFileSync(file, 'utf8')),
  ),
).slice(0, 16)}.json`;

/** Parsed once a process, however many manifests it checks. */
const parsed = new Map<string, object>();

function read<T extends object>(name: string): T {
  const before = parsed.get(name);
  if (before) return before as T;
  const kept = readFromCache<T>(join(cache, name)) ?? ({} as T);
  parsed.set(name, kept);
  return kept;
}

function write(name: string, kept: object): void {
  writeToCache(join(cache, name), JSON.stringify(kept));
}
