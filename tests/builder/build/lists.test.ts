/** A built site has the pages of its lists, its feeds, and no page that is held back; whatever the order of builds. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSite, isUpToDate } from '../../../builder/build.ts';
import { mergeShards } from '../../../builder/shards/merge.ts';
import { contents } from '../../support/files/contents.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { note, notesSite } from '../../manifest/lists/notes.ts';

const notes = [1, 2, 3, 4, 5, 6, 7].map((day) => note(day, [day % 2 ? 'boats' : 'wind']));
const folder = makeFolder();
const manifest = join(folder, 'site.yaml');
const out = join(folder, 'dist');

beforeEach(async () => {
  process.env['WAYBILL_DATE'] = '2026-06-01';
  writeFileSync(manifest, notesSite(notes));
  await buildSite(manifest, out);
});
afterEach(() => void delete process.env['WAYBILL_DATE']);

/** Builds again after a change, compares with a build from nothing, and returns how many pages were made. */
async function madeAfter(change: (text: string) => string): Promise<number> {
  writeFileSync(manifest, change(readFileSync(manifest, 'utf8')));
  const { made } = await buildSite(manifest, out);
  const fresh = join(makeFolder(), 'dist');
  await buildSite(manifest, fresh);
  expect(contents(out)).toEqual(contents(fresh));
  return made;
}

const hold = (field: string) => (text: string) => text.replace('name: Day 3\n', `name: Day 3\n    ${field}\n`);
const everything = () => Object.values(contents(out)).join('\n');

test('a heading that has changed is new on the pages that show it, and no other page is made', async () => {
  expect(await madeAfter((text) => text.replace('heading: About Day 7,', 'heading: A new day,'))).toBeLessThan(10);
  expect(readFileSync(join(out, 'notes.html'), 'utf8')).toContain('A new day');
  expect(await madeAfter((text) => text)).toBe(0);
});

test('a page more or less in the middle moves the others from page to page', async () => {
  await madeAfter(() => notesSite(notes.filter((_, index) => index !== 3)));
  await madeAfter(() => notesSite(notes.slice(0, 2)));
  await madeAfter(() => notesSite(notes));
});

test('a draft is nowhere in the folder', async () => {
  await madeAfter(hold('draft: true'));
  expect(everything()).not.toContain('day-3');
});

test('a page is there from the day of its publishing on', async () => {
  await madeAfter(hold('publish: 2026-07-01'));
  expect(everything()).not.toContain('day-3');
  expect(await isUpToDate(manifest, out)).toBe(true);
  process.env['WAYBILL_DATE'] = '2026-07-01';
  expect(await isUpToDate(manifest, out)).toBe(false);
  await madeAfter((text) => text);
  expect(Object.keys(contents(out))).toContain('notes/day-3.html');
  process.env['WAYBILL_DATE'] = '2026-09-30';
  expect(await isUpToDate(manifest, out)).toBe(true);
});

test('shards make the same site; not those of two days between which a page is published', async () => {
  writeFileSync(manifest, hold('publish: 2026-07-01')(notesSite(notes)));
  const build = async (number: number) => {
    const shard = join(makeFolder(), 'shard');
    await buildSite(manifest, shard, { shard: { number, of: 2 } });
    return shard;
  };
  const shards = [await build(1), await build(2)];
  const merged = join(makeFolder(), 'merged');
  mergeShards(shards, merged);
  await buildSite(manifest, out);
  expect(contents(merged)).toEqual(contents(out));
  process.env['WAYBILL_DATE'] = '2026-07-02';
  expect(() => mergeShards([shards[0]!, out], merged)).toThrow();
  const late = await build(2);
  expect(() => mergeShards([shards[0]!, late], merged)).toThrow('--date');
});

test('the feed is well formed, has absolute addresses, and is named by the pages that list its entries', () => {
  const feed = readFileSync(join(out, 'notes/feed.atom'), 'utf8');
  new SaxesParser({ xmlns: true }).write(feed).close();
  for (const [, address] of feed.matchAll(/(?:href="|<id>|<uri>)([^"<]*)/g))
    expect(address).toMatch(/^https:\/\/heron\.example\//);
  expect(feed).toContain('<title>Notes &amp; news</title>');
  expect(feed.match(/<entry>/g)).toHaveLength(7);
  for (const page of ['index.html', 'notes.html', 'notes/page/2.html', 'notes/tag/wind.html'])
    expect(readFileSync(join(out, page), 'utf8')).toContain('href="https://heron.example/notes/feed.atom"');
  expect(readFileSync(join(out, 'notes/day-1.html'), 'utf8')).not.toContain('feed.atom');
});

test('the feed has what RFC 4287 asks for, each thing once, also without an entry', async () => {
  const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);
  const DAY = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
  for (const kept of [notes, []]) {
    // oxlint-disable-next-line no-await-in-loop -- one folder, built again
    await madeAfter(() => notesSite(kept));
    const [head, ...entries] = readFileSync(join(out, 'notes/feed.atom'), 'utf8').split('<entry>');
    expect(head).toMatch(
      /^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed [^>]*xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/,
    );
    expect(head).toMatch(/<feed [^>]*xml:lang="en"/);
    expect(all(head!, /<link rel="(\w+)" href="[^"]+"\/>/g)).toEqual(['alternate', 'self']);
    expect(all(head!, /<author>\s*<name>([^<]+)/g)).toEqual(['Heron Boats']); // so entries need none of their own
    expect(entries).toHaveLength(kept.length);
    for (const part of [head!, ...entries]) {
      expect(all(part, /<id>(https:[^<]+)<\/id>/g)).toHaveLength(1);
      expect(all(part, /<title[^>]*>(.+)<\/title>/g)).toHaveLength(1);
      const days = all(part, /<updated>([^<]*)</g);
      expect(days).toEqual([expect.stringMatching(DAY)]);
    }
    expect(all(head!, /<updated>([^<]*)</g)[0]! >= (all(entries.join(''), /<updated>([^<]*)</g)[0] ?? '')).toBe(true);
    const ids = all(entries.join(''), /<id>([^<]+)</g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(all(entries.join(''), /<(content|summary)[ >]/g)).toHaveLength(entries.length); // or a link alone would not do
  }
});

test('the pages of lists are in the sitemap, and say which address is theirs', () => {
  const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
  for (const path of ['/notes/page/3', '/notes/tag/boats/page/2']) {
    expect(sitemap).toContain(`<loc>https://heron.example${path}</loc>`);
    expect(readFileSync(join(out, `${path}.html`), 'utf8')).toContain(
      `rel="canonical" href="https://heron.example${path}"`,
    );
  }
});

test('a reader of a feed finds it after the page of its list was renamed', async () => {
  const renamed = (text: string) =>
    `${text.replaceAll(/(?<=page: |to: |path: )\/notes$/gm, '/diary').replace('to: /notes}', 'to: /diary}')}redirects: [{from: /notes, to: /diary}]\n`;
  await madeAfter(renamed);
  expect(readFileSync(join(out, '_redirects'), 'utf8')).toContain('/notes/feed.atom /diary/feed.atom 301\n');
  expect(readFileSync(join(out, 'diary/feed.atom'), 'utf8')).toContain('<entry>');
});
