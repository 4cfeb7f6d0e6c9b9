/** Compressed forms beside the texts of a built site. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cache } from '../../../builder/output/cache.ts';
import { runCommand } from '../../support/commands.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';
import { buildSmallSite } from '../../support/sites/small-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-compress-'));
let small: string;
beforeAll(() => {
  small = buildSmallSite(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesOf = (site: string) =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .toSorted();

test('every form holds the file, and is smaller than it', () => {
  const forms = filesOf(small).filter((name) => /\.(?:br|gz)$/.test(name) && name !== 'table.csv.gz');
  expect(forms.length).toBeGreaterThan(15);
  for (const name of forms) {
    const form = readFileSync(join(small, name));
    const whole = readFileSync(join(small, name.replace(/\.\w+$/, '')));
    expect.soft((name.endsWith('.br') ? brotliDecompressSync(form) : gunzipSync(form)).equals(whole), name).toBe(true);
    expect.soft(form.length, name).toBeLessThan(whole.length);
  }
});

test('texts have both, what is small, hidden or no text has none', () => {
  for (const name of ['index.html', 'sub/deep.html', 'drawing.svg', 'note.txt', 'sitemap.xml', 'large.txt'])
    for (const extension of ['br', 'gz']) expect.soft(existsSync(join(small, `${name}.${extension}`)), name).toBe(true);
  for (const name of [
    'tiny.txt',
    'digits.bin',
    'large.bin',
    '.waybill.json',
    '_headers',
    '.hosting/nginx.conf',
    'table.csv.gz',
  ])
    for (const extension of ['br', 'gz'])
      expect.soft(existsSync(join(small, `${name}.${extension}`)), name).toBe(false);
});

test('a plain build has none', () => {
  const plain = join(folder, 'plain');
  runCommand('build', 'examples/minimal.json', '--out', plain);
  expect(filesOf(plain).filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([]);
});

test('a second build is equal to the byte, and finds every form made', () => {
  const again = join(folder, 'again');
  const count = () => readdirSync(new Cache().folder).filter((name) => /\.(?:br|gz)$/.test(name)).length;
  const before = count();
  runCommand('build', join(folder, 'site.json'), '--out', again, '--compress');
  expect(count()).toBe(before);
  expect(filesOf(again)).toEqual(filesOf(small));
  for (const name of filesOf(again))
    expect.soft(readFileSync(join(again, name)).equals(readFileSync(join(small, name))), name).toBe(true);
});

test('a page of a site is sent in less than a third of its size', () => {
  const out = join(folder, 'site');
  runCommand('build', EXAMPLE_MANIFEST, '--out', out, '--compress');
  for (const name of ['courses.html', 'contact.html', 'index.html'])
    expect.soft(statSync(join(out, `${name}.br`)).size, name).toBeLessThan(statSync(join(out, name)).size / 3);
});
