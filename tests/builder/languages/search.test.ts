/** A site in two languages is searched in each by itself, and answers in each without a network. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { SearchPage } from '../../../blocks/search/engine/search-page.ts';
import { buildSite } from '../../../builder/build.ts';
import { contents } from '../../support/files/contents.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { siteWithSearch } from '../../support/files/site-with-search.ts';
import { translate } from '../../support/files/translate.ts';

const EXAMPLE = readFileSync('manifest/rules/example.yaml', 'utf8');
const SOURCE = siteWithSearch('de');
const manifest = join(makeFolder(), 'site.yaml');
const out = join(makeFolder(), 'dist');
const read = (file: string) => readFileSync(join(out, file), 'utf8');
const build = async (text: string) => {
  writeFileSync(manifest, text);
  translate(manifest, 'de');
  await buildSite(manifest, out);
};

test('each language has its own texts, and its pages search in them', async () => {
  await build(SOURCE);
  for (const [folder, prefix, word] of [
    ['', '', ''],
    ['de/', '/de', 'De '],
  ] as const) {
    const pages = JSON.parse(read(`${folder}search-texts.json`)) as SearchPage[];
    expect(pages.map(({ path, title }) => [path, title])).toEqual([[prefix || '/', `${word}Learn to sail`], [`${prefix}/courses`, `${word}Our courses`]]); // prettier-ignore
    const form = parse(read(`${folder}find.html`)).querySelector('.search-form')!;
    expect([form.getAttribute('action'), form.getAttribute('data-index')]).toEqual([`${prefix}/find`, `${prefix}/search-texts.json`]); // prettier-ignore
    const listed = parse(read(`${folder}find.html`)).querySelectorAll('.all-pages a');
    expect(listed.map((link) => link.getAttribute('href'))).toEqual([prefix || '/', `${prefix}/courses`]);
  }
});

test('the service worker has the page without a network of each language', async () => {
  const [, json] = /^var OFFLINE_PAGES=(.*);\n/.exec(read('service-worker.js'))!;
  const pages = Object.entries(JSON.parse(json!) as Record<string, string>);
  expect(pages.map(([folder, html]) => [folder, parse(html).querySelector('h1')!.text])).toEqual([['', 'No connection'], ['de', 'Keine Verbindung']]); // prettier-ignore
});

test('after a change everything is as in a build from nothing', async () => {
  for (const text of [
    SOURCE.replace('Our courses', 'All courses'),
    EXAMPLE.replace('language: en', '$&\nlanguages: [de]'),
    EXAMPLE,
  ]) {
    writeFileSync(manifest, text);
    if (text !== EXAMPLE) translate(manifest, 'de');
    await buildSite(manifest, out);
    const fresh = join(makeFolder(), 'dist');
    await buildSite(manifest, fresh);
    expect(contents(out)).toEqual(contents(fresh));
  }
});
