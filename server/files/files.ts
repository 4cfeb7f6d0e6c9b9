/** The files of a built site: small ones in memory, with their compressed forms; of the others, where they are. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesIn } from './list-files.ts';
import { HOST_FILES } from '../../schema/addresses/own-addresses.ts';
import type { Encoding } from './negotiate.ts';
import { mediaType } from './media-types.ts';

/** One form of a file. */
export interface Variant {
  encoding: Encoding;
  body: Buffer;
  /** Strong: it names these very bytes. */
  etag: string;
}

export interface BuiltFile {
  /** From the site's root, with a leading slash. */
  path: string;
  type: string;
  cacheControl: string;
  /** Empty for a file that is not kept in memory. */
  variants: Variant[];
}

/** The site's own script is the largest thing that every visitor asks for; it fits, most pictures and films do not. */
const LARGEST_KEPT = 512 * 1024;
/** Some ten thousand pages. What comes after that is read from the disk. */
const MEMORY = 256 * 1024 * 1024;

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;
/** For other hosts to read, not for visitors. */
const HOST_PATHS = new Set(Object.values(HOST_FILES).map((file) => `/${file}`));

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Kept by browsers, and asked about each time: a new build shows at once. */
export const REVALIDATED = 'no-cache';

/** Everything in a folder that may be served, by its path. */
export function readFiles(folder: string): Map<string, BuiltFile> {
  const paths = listFiles(folder);
  let room = MEMORY;
  return new Map(
    paths.map((path): [string, BuiltFile] => {
      const file = join(folder, path);
      const fits = statSync(file).size <= Math.min(LARGEST_KEPT, room);
      const variants = fits ? readVariants(file) : [];
      for (const { body } of variants) room -= body.length;
      const cacheControl = path.startsWith('/assets/') ? IMMUTABLE : REVALIDATED;
      return [path, { path, type: mediaType(path), cacheControl, variants }];
    }),
  );
}

/** The paths of all files that may be served: none that is hidden, none for other hosts, no compressed form of another. */
export function listFiles(folder: string): string[] {
  return filesIn(folder)
    .map((file) => `/${file}`)
    .filter((path) => !/\/\.(?!well-known\/)/.test(path) && !HOST_PATHS.has(path) && !isCompressedForm(folder, path))
    .toSorted();
}

function isCompressedForm(folder: string, path: string): boolean {
  const suffix = extname(path);
  return Object.values<string>(SUFFIXES).includes(suffix) && existsSync(join(folder, path.slice(0, -suffix.length)));
}

function readVariants(file: string): Variant[] {
  const body = readFileSync(file);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
  const compressed = (['br', 'gzip'] as const).flatMap((encoding): Variant[] => {
    const sibling = file + SUFFIXES[encoding];
    return existsSync(sibling) ? [{ encoding, body: readFileSync(sibling), etag: `"${hash}-${encoding}"` }] : [];
  });
  return [...compressed, { encoding: 'identity', body, etag: `"${hash}"` }];
}
