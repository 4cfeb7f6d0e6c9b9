/** A build that fails leaves no thread behind. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildSite } from '../../../builder/build.ts';
import { WorkerPool } from '../../../builder/pages/pool/worker-pool.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { siteWithSearch } from '../../support/files/site-with-search.ts';
import { translate } from '../../support/files/translate.ts';

test.each(['de', 'fr'])('whichever language cannot be built: %s', async (broken) => {
  const manifest = join(makeFolder(), 'site.yaml');
  writeFileSync(manifest, siteWithSearch('de, fr', ''));
  for (const tag of ['de', 'fr']) translate(manifest, tag);
  const file = join(dirname(manifest), 'languages', `${broken}.po`);
  writeFileSync(file, `${readFileSync(file, 'utf8')}No PO file.\n`);
  const [begin, close] = [vi.spyOn(WorkerPool.prototype, 'begin'), vi.spyOn(WorkerPool.prototype, 'close')];
  await expect(buildSite(manifest, join(makeFolder(), 'dist'))).rejects.toThrow();
  expect(begin).toHaveBeenCalled();
  expect(new Set(close.mock.contexts)).toEqual(new Set(begin.mock.contexts));
  for (const pool of begin.mock.contexts) expect(close.mock.contexts).toContain(pool);
  vi.restoreAllMocks();
});
