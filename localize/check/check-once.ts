/** Remembers on disk what the check has found in translations, so that a build does not look at the same ones again. */
import { hash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { cacheFolder, readFromCache, writeToCache } from '../../schema/values/cache.ts';

const folder = cacheFolder('waybill-catalogs');

/** What is checked. */
export interface Checked {
  file: string;
  /** Its entries by themselves, or what the texts of the site need of them. */
  part: 'entries' | 'site';
  /** A hash of all that the result depends on. There is one result for each file and part. */
  key: string;
}

/** Returns what `check` finds, or found before with the same key, if that was kept: values of JSON. */
export function checkOnce<Found>(
  { file, part, key }: Checked,
  check: () => Found,
  isKept: (found: Found) => boolean = () => true,
): Found {
  const path = join(folder, `${hash('sha1', resolve(file))}-${part}`);
  const cached = readFromCache<{ key: string; found: Found }>(path);
  if (cached?.key === key) return cached.found;
  const found = check();
  if (isKept(found)) writeToCache(path, JSON.stringify({ key, found }));
  return found;
}
