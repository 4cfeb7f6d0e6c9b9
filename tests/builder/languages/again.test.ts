/** A site in several languages is built again, and in shards, as if it were built from nothing. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSite, isUpToDate } from '../../../builder/build.ts';
import { mergeShards } from '../../../builder/shards/merge.ts';
import { contents } from '../../support/files/contents.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { siteWithSearch } from '../../support/files/site-with-search.ts';
import { translate } from '../../support/files/translate.ts';

const more = Array.from({ length: 5 }, (_, number) => `
  - path: /harbour-${number}
    name: Harbour ${number}
    meta: {title: Harbour number ${number}, description: "What there is to see at harbour number ${number}, and how boats get there."}
    blocks:
      - {type: hero, heading: Harbour number ${number}, size: plain}
      - {type: longtext, text: "Back to [our courses](/courses), or to [another harbour](/harbour-${(number + 1) % 5})."}`); // prettier-ignore
const SOURCE = siteWithSearch('de, ar', more.join(''));
const manifest = join(makeFolder(), 'site.yaml');
const out = join(makeFolder(), 'dist');
const german = join(dirname(manifest), 'languages', 'de.po');
let [source, po] = ['', ''];

beforeAll(() => {
  writeFileSync(manifest, SOURCE);
  translate(manifest, 'de');
  // Two pages are not in Arabic.
  translate(manifest, 'ar', (id, references) => (references.some((one) => /harbour-[13]/.test(one)) ? '' : `ع ${id}`));
  source = readFileSync(manifest, 'utf8');
  po = readFileSync(german, 'utf8');
});

describe('after a change', () => {
  beforeEach(async () => {
    writeFileSync(manifest, source);
    writeFileSync(german, po);
    await buildSite(manifest, out);
  });

  const inodes = () =>
    new Map(Object.keys(contents(out)).map((file) => [file, statSync(join(out, file)).ino] as const));
  /** Returns the pages that a build after a change writes, and how many it makes. */
  async function builtAfter(file: string, from: string | RegExp, to: string) {
    const before = inodes();
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    writeFileSync(file, changed);
    const { made } = await buildSite(manifest, out);
    const fresh = join(makeFolder(), 'dist');
    await buildSite(manifest, fresh);
    expect(contents(out)).toEqual(contents(fresh));
    const written = [...inodes()].flatMap(([name, inode]) => (before.get(name) === inode ? [] : name));
    return { made, pages: written.filter((name) => name.endsWith('.html')) };
  }

  test('of nothing, no page is made and no file is written', async () => {
    const before = inodes();
    expect((await buildSite(manifest, out)).made).toBe(0);
    expect(inodes()).toEqual(before);
  });

  test('of a translation, only its page in its language is made', async () => {
    expect(await builtAfter(german, 'De Back to [our courses](/courses), or to [another harbour](/harbour-3)', 'De Zurück zu [our courses](/courses) oder [another harbour](/harbour-3)')) // prettier-ignore
      .toEqual({ made: 1, pages: ['de/harbour-2.html'] });
  });

  test('of a text of the source, its page is made, and in no language that lacks it any more', async () => {
    const { pages } = await builtAfter(manifest, 'heading: Harbour number 4', 'heading: Harbour four');
    expect(pages).toContain('harbour-4.html');
    expect(pages.filter((page) => /courses|index|de\.html|harbour-[02]/.test(page))).toEqual([]);
    expect(contents(out)).not.toHaveProperty(['de/harbour-4.html']);
  });

  test('that completes a page, every version of it names the others', async () => {
    const arabic = join(dirname(manifest), 'languages', 'ar.po');
    const before = readFileSync(arabic, 'utf8');
    translate(manifest, 'ar', (id, references) =>
      references.some((one) => one.includes('harbour-3')) ? '' : `ع ${id}`,
    );
    const { pages } = await builtAfter(german, 'De Harbour number 0', 'De Hafen 0');
    writeFileSync(arabic, before);
    expect(pages.filter((page) => page.includes('harbour-1'))).toEqual(['ar/harbour-1.html', 'de/harbour-1.html', 'harbour-1.html']); // prettier-ignore
  });

  test('of a translation, the built site is not up to date any more', async () => {
    expect(await isUpToDate(manifest, out)).toBe(true);
    writeFileSync(german, po.replace('De Harbour number 0', 'De Hafen 0'));
    expect(await isUpToDate(manifest, out)).toBe(false);
  });
});

test('shards, merged, are what one build makes, byte by byte', async () => {
  writeFileSync(manifest, source);
  writeFileSync(german, po);
  for (const compress of [false, true]) {
    const whole = join(makeFolder(), 'whole');
    await buildSite(manifest, whole, { compress });
    const shards = [1, 2, 3].map((number) => ({ number, of: 3, folder: join(makeFolder(), 'shard') }));
    for (const { folder, ...shard } of shards) await buildSite(manifest, folder, { compress, shard });
    const merged = join(makeFolder(), 'merged');
    mergeShards(shards.map(({ folder }) => folder), merged); // prettier-ignore
    expect(contents(merged)).toEqual(contents(whole));
  }
});

test('shards of other translations are not merged', async () => {
  const folders = [1, 2].map((number) => ({ number, folder: join(makeFolder(), 'shard') }));
  for (const { number, folder } of folders) {
    writeFileSync(german, number === 1 ? po : po.replace('De Harbour number 0', 'De Hafen 0'));
    await buildSite(manifest, folder, { shard: { number, of: 2 } });
  }
  expect(() => mergeShards(folders.map(({ folder }) => folder), join(makeFolder(), 'merged'))).toThrow('other translations'); // prettier-ignore
});
