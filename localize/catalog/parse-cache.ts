/** Caches on disk what gettext's library has found in a PO file: to find it again takes ten times as long. */
import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { cacheFolder, writeToCache } from '../../schema/values/cache.ts';
import type { ParsedPo } from './parse.ts';

/** In characters. Smaller files are parsed in a few milliseconds. */
const LEAST = 20_000;
const KEY_BYTES = 20;

const folder = cacheFolder('waybill-catalogs');
const require = createRequire(import.meta.url);

/**
 * Returns what a PO file holds, from the cache or by `parse`, whose errors it throws. The cache has one entry for each
 * `file`, so that it grows no larger than the translations of a site.
 */
export function parseOnce(text: string, file: string, parse: (text: string) => ParsedPo): ParsedPo {
  if (text.length < LEAST) return parse(text);
  const cached = join(folder, hash('sha1', resolve(file)));
  const key = keyOf(text);
  const found = read(cached, key);
  if (found) return found;
  const content = serialize(parse(text));
  writeToCache(cached, Buffer.concat([key, content]));
  // Not what was parsed: the library appends letter by letter, and such a text takes 32 bytes a letter until it is used.
  return deserialize(content) as ParsedPo;
}

function keyOf(text: string): Buffer {
  const { version } = require('gettext-parser/package.json') as { version: string };
  return createHash('sha1').update(version).update(text).digest();
}

function read(cached: string, key: Buffer): ParsedPo | undefined {
  try {
    const content = readFileSync(cached);
    return key.equals(content.subarray(0, KEY_BYTES))
      ? (deserialize(content.subarray(KEY_BYTES)) as ParsedPo)
      : undefined;
  } catch {
    return undefined; // there is none, or it is truncated
  }
}
