/** A build does not check translations again that it has checked. */
import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { checkOnce } from '../../../../localize/check/check-once.ts';
import { cacheFolder } from '../../../../schema/values/cache.ts';

/** A file that has not been checked before. */
const file = `/nowhere/${process.pid}/de.po`;
const parts = ['entries', 'site'] as const;
afterAll(() => {
  for (const part of parts)
    rmSync(join(cacheFolder('waybill-catalogs'), `${hash('sha1', file)}-${part}`), { force: true });
});

test.each(parts)('of its %s is remembered what was found, until anything has changed', (part) => {
  const check = vi.fn(() => [part]);
  const found = ['one', 'one', 'two', 'two'].map((key) => checkOnce({ file, part, key }, check));
  expect(found).toEqual([[part], [part], [part], [part]]);
  expect(check).toHaveBeenCalledTimes(2);
});

test('what is not to be kept is found each time', () => {
  const check = vi.fn(() => ['wrong']);
  for (let time = 0; time < 2; time++)
    expect(checkOnce({ file, part: 'site', key: 'three' }, check, (found) => found.length === 0)).toEqual(['wrong']);
  expect(check).toHaveBeenCalledTimes(2);
});
