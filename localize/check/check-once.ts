/** Remembers on disk which translations the check has found right, so that a build does not check the same ones again. */
import { hash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { Problem } from '../../manifest/problems/problem.ts';
import { cacheFolder, readFromCache, writeToCache } from '../../schema/values/cache.ts';

const folder = cacheFolder('waybill-catalogs');

/**
 * Returns what `check` finds wrong with a file of translations; nothing at once, where it found nothing with the same key, which
 * is a hash of all that it depends on. There is one key for each file.
 */
export function checkOnce(file: string, key: string, check: () => Problem[]): Problem[] {
  const cached = join(folder, `${hash('sha1', resolve(file))}-right`);
  if (readFromCache(cached) === key) return [];
  const problems = check();
  if (problems.length === 0) writeToCache(cached, JSON.stringify(key));
  return problems;
}
