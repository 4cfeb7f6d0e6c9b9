/**
 * Bundles each command into a few files, and caches them (docs/decisions/0059-bundled-commands.md): to find, read and link
 * hundreds of small modules takes longer than most checks do.
 */
import { hash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { portableStampOf } from '../../../manifest/public/file-stamp.ts';
import { cacheFolder, readFromCache, writeToCache } from '../../../schema/values/cache.ts';
import { inPlace } from './in-place.ts';

interface Bundle {
  entry: string;
  /** The stamps of the files that it was made from, by their paths, and of the packages' files that it imports. */
  stamps: Record<string, string>;
}

const folder = cacheFolder('waybill-commands');
/** Milliseconds. */
const KEPT_TIME = 7 * 24 * 60 * 60 * 1000;

/**
 * Returns the file to import for a command: its bundle, or where none can be made (nothing can be written, a package is
 * missing), its source, which says itself what is wrong.
 */
export async function bundleOf(source: string): Promise<string> {
  const record = join(folder, `${basename(source, extname(source))}-${hash('sha1', source).slice(0, 8)}.json`);
  const kept = readFromCache<Bundle>(record);
  if (kept && isFresh(kept)) return kept.entry;
  try {
    const made = await makeBundle(source);
    writeToCache(record, JSON.stringify(made));
    return made.entry;
  } catch {
    return source;
  }
}

function isFresh({ entry, stamps }: Bundle): boolean {
  return existsSync(entry) && Object.entries(stamps).every(([file, stamp]) => stampOf(file) === stamp);
}

/** Returns the stamp of a file as a text: where node_modules is copied with the cache, as a CI does, the bundles stay fresh. */
const stampOf = (file: string): string | undefined => portableStampOf(file)?.join(' ');

async function makeBundle(source: string): Promise<Bundle> {
  const { build } = await import('rolldown'); // seldom needed
  const stamps: Record<string, string> = {};
  const stamp = (file: string) => void (stamps[file] = stampOf(file) ?? '');
  const { output } = await build({
    input: source,
    platform: 'node',
    plugins: [inPlace(stamp)],
    logLevel: 'silent',
    output: { comments: false, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' }, // Node need not find out what kind of modules they are
    write: false,
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  const { fileName } = chunks.find((chunk) => chunk.facadeModuleId === source)!; // threads are entries, too
  const made = join(folder, hash('sha1', JSON.stringify(chunks.map(({ code }) => code))));
  for (const chunk of chunks) writeToCache(join(made, chunk.fileName), chunk.code);
  if (!chunks.every((chunk) => existsSync(join(made, chunk.fileName)))) throw new Error('Nothing can be written.');
  removeUnused();
  return { entry: join(made, fileName), stamps };
}

/**
 * Removes what no command uses any more, if it is old: an unused one of this week may be that of a command which still runs,
 * and has not read all of it. A server runs for months, and its bundle is in use as long as its source is the same.
 */
function removeUnused(): void {
  const paths = readdirSync(folder).map((name) => join(folder, name));
  const used = new Set(
    paths.flatMap((path) => {
      const bundle = readFromCache<Bundle>(path);
      return bundle && isFresh(bundle) ? [path, dirname(bundle.entry)] : [];
    }),
  );
  for (const path of paths) {
    const time = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity; // another process may move its drafts
    if (!used.has(path) && Date.now() - time > KEPT_TIME) rmSync(path, { recursive: true, force: true });
  }
}
