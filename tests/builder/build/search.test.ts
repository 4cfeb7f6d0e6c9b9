/** A built site with a search has the texts of its published pages, whatever the order of builds, and the links to all of them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeEach, expect, test } from 'vitest';
import type { SearchPage } from '../../../blocks/search/engine/search-page.ts';
import { buildSite } from '../../../builder/build.ts';
import { mergeShards } from '../../../builder/shards/merge.ts';
import { contents } from '../../support/files/contents.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { note, notesSite } from '../../manifest/lists/notes.ts';

const page = (path: string, fields: string, robots = 'index,follow') => `  - path: ${path}
    name: Page ${path.slice(1)}
    ${fields}
    meta: {title: Title, description: What there is to say about ${path}., robots: "${robots}"}
    blocks:
      - {type: hero, heading: About ${path}, lead: "Call \${phones.shed} or read [the notes](/notes)."}
      - {type: faq, id: asked, heading: Questions, items: [{question: How many boats?, answer: "We have \${figures.boats}."}]}
`;
const withSearch = notesSite([1, 2, 3, 4].map((day) => note(day, ['boats'])))
  .replace('routes:\n', 'phones: {shed: "+44 161 496 0123"}\nfigures: {boats: "14"}\nsearch: {page: /find}\nroutes:\n')
  .concat(page('/boats', ''), page('/boats/hulls', 'parent: /boats'), page('/secret', '', 'noindex,follow'))
  .concat(page('/draft', 'draft: true'), page('/find', '').replace(/ {6}- \{type: faq.*/, '      - {type: search}'));

const folder = makeFolder();
const manifest = join(folder, 'site.yaml');
const out = join(folder, 'dist');
beforeEach(async () => {
  writeFileSync(manifest, withSearch);
  await buildSite(manifest, out);
});

const textsIn = (site: string) => JSON.parse(readFileSync(join(site, 'search-texts.json'), 'utf8')) as SearchPage[];

test('of each page that search engines may list, once, in the order of the manifest', () => {
  const paths = textsIn(out).map(({ path }) => path);
  const notes = [1, 2, 3, 4].map((day) => `/notes/day-${day}`);
  expect(paths).toEqual(['/', '/notes', ...notes, '/boats', '/boats/hulls']);
});

test('with figures and phone numbers as visitors see them, by headings with their anchors', () => {
  expect(textsIn(out).find(({ path }) => path === '/boats')).toEqual({
    path: '/boats',
    title: 'About /boats',
    description: 'What there is to say about /boats.',
    sections: [
      ['', '', 'Call +44 161 496 0123 or read the notes.'],
      ['asked', 'Questions', ''],
      ['asked', 'How many boats?', 'We have 14.'],
    ],
  });
});

test('without who wrote a page, and without the entries of lists', () => {
  const text = readFileSync(join(out, 'search-texts.json'), 'utf8');
  expect(text).not.toContain('Mara Lind');
  expect(text.match(/About Day 3/g)).toHaveLength(1);
});

test('all pages but hidden ones and entries are linked from the page of the search, by sections', () => {
  const html = parse(readFileSync(join(out, 'find.html'), 'utf8'));
  const links = html.querySelectorAll('.all-pages a').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/notes', '/boats', '/boats/hulls']);
  expect(html.querySelector('.all-pages li li')!.text).toBe('Page boats/hulls');
});

test('after a change everything is as in a build from nothing', async () => {
  const changes = [
    (text: string) => text.replace('About /boats,', 'All about the boats,'),
    (text: string) => text.replace('name: Page boats\n', 'name: Our boats\n'),
    (text: string) => text.replace('    draft: true\n', '    parent: /boats\n'),
    (text: string) =>
      text
        .replace('search: {page: /find}\n', '')
        .replace('{type: search}', '{type: notice, heading: Gone, text: Gone}'),
  ];
  for (const change of changes) {
    const text = change(readFileSync(manifest, 'utf8'));
    expect(text).not.toBe(readFileSync(manifest, 'utf8'));
    writeFileSync(manifest, text);
    await buildSite(manifest, out);
    const fresh = join(makeFolder(), 'dist');
    await buildSite(manifest, fresh);
    expect(contents(out)).toEqual(contents(fresh));
  }
  expect(existsSync(join(out, 'search-texts.json'))).toBe(false);
});

test('shards make the same file, compressed too', async () => {
  const shards = await Promise.all(
    [1, 2].map(async (number) => {
      const shard = join(makeFolder(), 'shard');
      await buildSite(manifest, shard, { compress: true, shard: { number, of: 2 } });
      expect(existsSync(join(shard, 'search-texts.json'))).toBe(false);
      return shard;
    }),
  );
  const merged = join(makeFolder(), 'merged');
  mergeShards(shards, merged);
  const whole = join(makeFolder(), 'whole');
  await buildSite(manifest, whole, { compress: true });
  expect(contents(merged)).toEqual(contents(whole));
  expect(Object.keys(contents(merged))).toContain('search-texts.json.br');
});
