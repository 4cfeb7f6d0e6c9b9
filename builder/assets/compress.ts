/** Writes the compressed forms of a site's texts, so that no server has to compress anything. */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { servedPaths } from '../../server/files/files.ts';
import { isText } from '../../server/files/media-types.ts';
import { Cache, keyOf } from '../output/cache.ts';

const brotliOptions = ({ length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});
const GZIP_OPTIONS = { level: constants.Z_BEST_COMPRESSION };
const forms = {
  br: (text: Buffer) => promisify(brotliCompress)(text, brotliOptions(text)),
  gz: (text: Buffer) => promisify(gzip)(text, GZIP_OPTIONS),
};
/** Another version of an encoder may give other bytes. */
const ENCODERS = `${process.versions['brotli']} ${process.versions['zlib']}`;

/** Compresses every text of a built folder that gets smaller by it, with a cache of earlier results. */
export async function compressFolder(folder: string, onFile: (done: number, of: number) => void): Promise<void> {
  const cache = new Cache();
  const files = servedPaths(folder).filter(isText);
  let done = 0;
  const waiting = files.values();
  // The encoders run on other threads; a few files at once keep them busy without the whole site in memory.
  const workers = Array.from({ length: availableParallelism() * 2 }, async () => {
    for (const path of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time is what a worker is
      await compressFile(join(folder, path), cache);
      onFile(++done, files.length);
    }
  });
  await Promise.all(workers);
}

async function compressFile(file: string, cache: Cache): Promise<void> {
  // A form that is there already was made with the file, and a server may have no right to write here.
  const missing = Object.entries(forms).filter(([suffix]) => !existsSync(`${file}.${suffix}`));
  if (missing.length === 0) return;
  const text = readFileSync(file);
  const key = keyOf(import.meta.url, ENCODERS, text);
  await Promise.all(
    missing.map(async ([suffix, compress]) => {
      const kept = await cache.fileIfAny(`${key}.${suffix}`, async () => {
        const compressed = await compress(text);
        return compressed.length < text.length ? compressed : undefined;
      });
      if (kept !== undefined) copyFileSync(kept, `${file}.${suffix}`);
    }),
  );
}

/** Compresses one file synchronously, with the same results. */
export function compressAtOnce(file: string): void {
  const text = readFileSync(file);
  const compressed = { br: brotliCompressSync(text, brotliOptions(text)), gz: gzipSync(text, GZIP_OPTIONS) };
  for (const [suffix, bytes] of Object.entries(compressed))
    if (bytes.length < text.length) writeFileSync(`${file}.${suffix}`, bytes);
}
