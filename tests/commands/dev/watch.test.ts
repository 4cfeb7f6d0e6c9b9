/** Every save of a file in a watched folder is noticed, also one that comes right after another. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchFolders } from '../../../scripts/dev/manifest/watch.ts';
import { makeFolder } from '../../support/files/folder.ts';

const folder = join(makeFolder(), 'languages');
const file = join(folder, 'de.po');
let server: ViteDevServer;
let read = '';

beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(file, 'before');
  server = await createServer({ configFile: false, root: folder, logLevel: 'silent', server: { middlewareMode: true, ws: false } }); // prettier-ignore
  watchFolders(server.watcher, (changed) => (read = readFileSync(changed, 'utf8')));
  await vi.waitUntil(() => Object.values(server.watcher.getWatched()).flat().includes('de.po'), 60_000);
});
afterAll(() => server.close());

test.for([0, 5, 20, 40, 60, 120])('a save %i milliseconds after another is read', async (pause) => {
  for (let round = 0; round < 5; round++) {
    writeFileSync(file, `first ${pause} ${round}`);
    await sleep(pause);
    writeFileSync(file, `second ${pause} ${round}`);
    await expect.poll(() => read).toBe(`second ${pause} ${round}`);
  }
});

test('a file that is emptied before it is written is read when it is whole', async () => {
  for (let round = 0; round < 5; round++) {
    writeFileSync(file, '');
    await expect.poll(() => read).toBe('');
    writeFileSync(file, `whole ${round}`);
    await expect.poll(() => read).toBe(`whole ${round}`);
  }
});
