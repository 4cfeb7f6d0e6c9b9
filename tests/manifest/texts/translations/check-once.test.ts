/** A build does not check translations again that were right. */
import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { checkOnce } from '../../../../localize/check/check-once.ts';
import type { Problem } from '../../../../manifest/problems/problem.ts';
import { cacheFolder } from '../../../../schema/values/cache.ts';

/** A file that has not been checked before. */
const file = `/nowhere/${process.pid}/de.po`;
afterAll(() => rmSync(join(cacheFolder('waybill-catalogs'), `${hash('sha1', file)}-right`), { force: true }));

test('translations that were right are checked again when anything has changed, and wrong ones each time', () => {
  const wrong = [{ code: 'translation-differs' } as Problem];
  const check = vi.fn((): Problem[] => []);
  expect(['one', 'one', 'two', 'two'].map((key) => checkOnce(file, key, check))).toEqual([[], [], [], []]);
  expect(check).toHaveBeenCalledTimes(2);
  for (let time = 0; time < 2; time++) expect(checkOnce(file, 'three', () => wrong)).toEqual(wrong);
});
