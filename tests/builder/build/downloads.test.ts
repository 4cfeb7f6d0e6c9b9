/** Pages say how large the files are that they offer, also after a file has changed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../../builder/build.ts';
import { contents } from '../../support/files/contents.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { siteWith } from '../../blocks/examples.ts';

const folder = makeFolder();
const manifest = join(folder, 'site.yaml');
const out = join(folder, 'dist');
const files = join(folder, 'public/files');

test('a page is made again when a file that it offers is larger, and no other page is', async () => {
  const block = { type: 'downloads', items: [{ title: 'Menu', file: '/files/menu.pdf' }] };
  mkdirSync(files, { recursive: true });
  writeFileSync(manifest, JSON.stringify(siteWith(block)));
  for (const [bytes, size] of [
    [2000, '2 kB'],
    [3_450_000, '3.5 MB'],
  ] as const) {
    writeFileSync(join(files, 'menu.pdf'), '-'.repeat(bytes));
    const { made, pages } = await buildSite(manifest, out);
    expect(readFileSync(join(out, 'example.html'), 'utf8')).toContain(`PDF · ${size}`);
    expect(made).toBe(bytes === 2000 ? pages : 1);
  }
  const fresh = join(makeFolder(), 'dist');
  await buildSite(manifest, fresh);
  expect(contents(out)).toEqual(contents(fresh));
});
