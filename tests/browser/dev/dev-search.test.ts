/** The search of a site that is being written knows its pages as they are now. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchPage } from '../../../blocks/search/engine/search-page.ts';
import { startCommand } from '../../support/commands.ts';
import type { RunningCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { getPort } from '../../support/http/port.ts';

const routeOf = (path: string, block: string, field = '') => `
  - path: ${path}
    name: Page ${path}
    ${field}
    meta: {title: Page ${path}, description: What there is to say about ${path} for everybody who wants to know.}
    blocks:
      - {type: hero, heading: About ${path}}
      - ${block}`;
const site = `brand: {name: Heron}
url: https://heron.example
language: en
search: {page: /find}
navigation: {items: [{label: Home, to: /}, {label: Boats, to: /boats}]}
footer: {columns: [{heading: School, links: [{label: Home, to: /}]}], copyright: Heron}
notFound: {meta: {title: Nothing, description: There is no such page.}, blocks: [{type: hero, heading: Nothing}]}
routes:${routeOf('/', '{type: longtext, text: We sail.}')}${routeOf('/find', '{type: search}')}${routeOf('/boats', '{type: longtext, text: Ten of them.}', 'draft: false')}
`;

const manifest = join(makeFolder(), 'site.yaml');
let dev: RunningCommand;
beforeAll(async () => {
  writeFileSync(manifest, site);
  dev = await startCommand('dev', manifest, '--port', String(await getPort()));
});
afterAll(() => void dev?.process.kill());

const answer = () => fetch(new URL('/search-texts.json', dev.url));
const texts = async () => (await (await answer()).json()) as SearchPage[];
const edit = (from: string, to: string) => writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(from, to));

test('after each save, drafts too; and nothing where there is no search', async () => {
  expect((await texts()).map(({ path, sections }) => [path, sections[0]?.[2]])).toEqual([
    ['/', 'We sail.'],
    ['/boats', 'Ten of them.'],
  ]);
  edit('Ten of them.', 'Eleven of them.');
  await expect.poll(async () => (await texts())[1]?.sections[0]?.[2]).toBe('Eleven of them.');
  edit('draft: false', 'draft: true');
  edit('{label: Boats, to: /boats}', '{label: Find, to: /find}');
  await expect.poll(async () => (await texts())[1]?.title).toBe('About /boats');
  edit('search: {page: /find}\n', '');
  edit('{type: search}', '{type: longtext, text: Nothing.}');
  await expect.poll(async () => (await answer()).status).toBe(404);
});
