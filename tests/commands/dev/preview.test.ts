/** What the dev server has after many saves is what it would have after a fresh start. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { checkManifest } from '../../../manifest/manifest.ts';
import { checkText } from '../../../manifest/check/check-text.ts';
import { listFiles, publicFolderOf, shownName } from '../../../manifest/check/manifest-file.ts';
import type { CheckedManifest } from '../../../manifest/check/check-text.ts';
import type { Route, Site } from '../../../schema/types.ts';
import { Preview } from '../../../scripts/dev/manifest/preview.ts';
import { checkResultOf } from '../../../scripts/dev/problems.ts';
import { often } from '../../support/texts/often.ts';
import { editsOf } from '../../support/texts/edits.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-preview-'));
cpSync('examples/bicycle-workshop', folder, { recursive: true });
rmSync(join(folder, 'site.addresses')); // nothing of this copy is published: pages may come and go
const manifest = join(folder, 'site.yaml');
const original = readFileSync(manifest, 'utf8');
const files = listFiles(publicFolderOf(manifest));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function save(text: string, isByRename: boolean): void {
  const file = isByRename ? `${manifest}.draft` : manifest;
  writeFileSync(file, text);
  if (isByRename) renameSync(file, manifest);
}

const freshCheck = (text: string): CheckedManifest => checkText(shownName(manifest), Buffer.from(text), files);

/** All pages that a preview would show. */
async function pagesOf(preview: Preview): Promise<(Route | undefined)[]> {
  return Promise.all(preview.site!.breadcrumbRoutes.map(({ path }) => preview.route(path)));
}

const EDITS = often(150, 50);

test(`after each of ${EDITS} edits, messages and pages are those of a fresh start`, async () => {
  save(original, false);
  const preview = new Preview(manifest, { site: () => {}, checked: () => {} });
  await preview.read();
  let good: Site | undefined;
  let number = 0;
  for (const text of editsOf(original, { count: EDITS, seed: 7 })) {
    save(text, number % 3 === 0);
    preview.refresh();
    if (number++ % 5 === 0) {
      good = undefined; // the next save comes at once: nobody knows whether this one is shown
      continue;
    }
    const now = freshCheck(text);
    good = now.site ?? good;
    await vi.waitFor(
      async () => {
        expect(preview.checkResult).toEqual(checkResultOf(now));
        if (good) expect({ ...preview.site!.site, routes: await pagesOf(preview) }).toEqual(good);
      },
      { timeout: 60_000, interval: 20 },
    );
    // oxlint-disable-next-line no-await-in-loop
    await sleep(200); // an author looks at the page
    await pagesOf(preview); // and what was put off until then is done: it is known to be right
  }
  await preview.close();
});

test('a manifest that cannot be taken apart by pages shows the same, with every message', async () => {
  const windows = original.replaceAll('\n', '\r\n');
  save(windows, false);
  const preview = new Preview(manifest, { site: () => {}, checked: () => {} });
  await preview.read();
  const { routes, ...frame } = checkManifest(manifest, Buffer.from(windows), files);
  expect(preview.site!.site).toEqual(frame);
  expect(await pagesOf(preview)).toEqual(routes);
  expect(await preview.positions('/')).not.toEqual([]);
  const broken = windows.replace('heading: ', 'hedding: ');
  save(broken, false);
  preview.refresh();
  await vi.waitFor(() => expect(preview.checkResult).toEqual(checkResultOf(freshCheck(broken))), { timeout: 60_000 });
  expect(await pagesOf(preview)).toEqual(routes);
  // Written otherwise, it is taken apart again.
  save(original, false);
  preview.refresh();
  await vi.waitFor(() => expect(preview.checkResult.problems).toEqual([]), { timeout: 60_000 });
  expect(await pagesOf(preview)).toEqual(routes);
  await preview.close();
});

test('the line of every block, and of words in it, are those of the whole manifest', async () => {
  save(original, false);
  const preview = new Preview(manifest, { site: () => {}, checked: () => {} });
  await preview.read();
  const lines = original.split('\n');
  for (const { path } of preview.site!.breadcrumbRoutes) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    for (const { name, line, column } of await preview.positions(path)) {
      const isWritten = name.startsWith('shared ') ? name.slice('shared '.length) : `type: ${name}`;
      expect(lines.slice(line - 2, line + 1).join('\n')).toContain(isWritten);
      expect(lines[line - 1]!.slice(column - 1).trim()).not.toBe('');
    }
    // oxlint-disable-next-line no-await-in-loop
    const route = (await preview.route(path))!;
    const hero = route.blocks.findIndex(({ type }) => type === 'hero');
    const words = (route.blocks[hero] as { heading: string }).heading;
    // oxlint-disable-next-line no-await-in-loop
    const place = await preview.position({ page: path, part: hero, words });
    expect(lines[place!.line - 1]).toContain(words.slice(0, 12));
  }
  await preview.close();
});
