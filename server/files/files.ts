/** Finds the files of a built site and their compressed variants. */
import { existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { HOST_FILES } from '../../schema/addresses/own-addresses.ts';
import { readContent } from './content.ts';
import type { Content } from './content.ts';
import { filePathsIn } from './list-files.ts';
import { mediaType } from './media-types.ts';
import type { Encoding } from './negotiate.ts';

/** A file as it is, or compressed. */
export interface Variant {
  encoding: Encoding;
  /** The path on the disk. */
  file: string;
  /** Undefined for a file that is not kept in memory. */
  content: Content | undefined;
}

/** What the pages in one language of a site have in common, for browsers that know it already. */
export interface PageDictionary {
  /** The dictionary as a file of the site. */
  file: BuiltFile;
  /** How a browser that has it names it in Available-Dictionary. */
  token: string;
  /** Returns a page compressed with it; undefined for one that is not held in memory. */
  variantOf(page: BuiltFile): Variant | undefined;
}

export interface BuiltFile {
  /** From the site's root, with a leading slash. */
  path: string;
  type: string;
  cacheControl: string;
  /** Headers that only this file has. */
  headers?: Record<string, string>;
  dictionary?: PageDictionary;
  /** The smallest encoding first, the file as it is last. */
  variants: Variant[];
}

/** Bytes. The site's own script, which every visitor requests, is smaller; most pictures and videos are larger. */
const MAX_CACHED_SIZE = 512 * 1024;
/** Bytes in all: some ten thousand pages. Files after that are read from the disk. */
const MAX_MEMORY = 256 * 1024 * 1024;

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;
/** Files for other hosts, not for visitors. */
const HOST_PATHS = new Set(Object.values(HOST_FILES).map((file) => `/${file}`));

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Kept by browsers, and revalidated each time: a new build shows at once. */
export const REVALIDATED = 'no-cache';

/** Returns every file of a built folder that may be served, by its path. Reads the small ones into memory. */
export function readFiles(folder: string): Map<string, BuiltFile> {
  let free = MAX_MEMORY;
  return new Map(
    servedPaths(folder).map((path): [string, BuiltFile] => {
      const file = join(folder, path);
      const isKept = statSync(file).size <= Math.max(0, Math.min(MAX_CACHED_SIZE, free));
      const variants = readVariants(file, isKept);
      for (const { content } of variants) free -= content?.size ?? 0;
      const cacheControl = path.startsWith('/assets/') ? IMMUTABLE : REVALIDATED;
      return [path, { path, type: mediaType(path), cacheControl, variants }];
    }),
  );
}

/** Returns the paths that may be served: no hidden files, no files for other hosts, no compressed variants. */
export function servedPaths(folder: string): string[] {
  return filePathsIn(folder)
    .map((file) => `/${file}`)
    .filter((path) => !/\/\.(?!well-known\/)/.test(path) && !HOST_PATHS.has(path) && !isCompressed(folder, path))
    .toSorted();
}

function isCompressed(folder: string, path: string): boolean {
  const suffix = extname(path);
  return Object.values<string>(SUFFIXES).includes(suffix) && existsSync(join(folder, path.slice(0, -suffix.length)));
}

function readVariants(file: string, isKept: boolean): Variant[] {
  const compressed = (['br', 'gzip'] as const).flatMap((encoding) => {
    const variant = { encoding, file: file + SUFFIXES[encoding] };
    return existsSync(variant.file) ? [variant] : [];
  });
  const variants = [...compressed, { encoding: 'identity' as const, file }];
  return variants.map((variant) => ({ ...variant, content: isKept ? readContent(variant.file) : undefined }));
}
