/** A change of a text says which translations of it become outdated. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyEdit } from '../../../editing/apply-edit.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { staleCatalogs } from '../../../scripts/dev/editing/plans/stale-catalogs.ts';
import { makeFolder } from '../../support/files/folder.ts';

const folder = makeFolder();
const file = join(folder, 'site.yaml');
mkdirSync(join(folder, 'languages'));

const HEAD = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n';
const write = (tag: string, text: string) => writeFileSync(join(folder, `languages/${tag}.po`), HEAD + text);
const manifest: Tree = {
  language: 'en',
  languages: ['fr', 'de', 'it'],
  routes: [
    { path: '/', name: 'Home', meta: { title: 'Home' }, blocks: [{ type: 'hero', heading: 'See [us](/about)' }] },
    { path: '/about', name: 'About', meta: { title: 'About' }, blocks: [] },
  ],
};
const changed = (path: string, value: string) =>
  staleCatalogs(file, manifest, applyEdit(manifest, { op: 'replace', path, value }) as Tree);

test('texts that a file translates are counted, those that it does not are not; a file that cannot be read is named', () => {
  write('fr', '\nmsgid "Home"\nmsgstr "Accueil"\n\nmsgid "About"\nmsgstr ""\n');
  write('de', '\nmsgid "About"\nmsgstr "Über uns"\n');
  expect(changed('/routes/0/name', 'Start')).toEqual([{ file: join(folder, 'languages/fr.po'), count: 1 }]);
  expect(changed('/routes/1/name', 'Us')).toEqual([{ file: join(folder, 'languages/de.po'), count: 1 }]);
  expect(changed('/routes/0/path', '/x')).toEqual([]);
  write('de', '\nmsgid "About\n');
  expect(changed('/routes/1/name', 'Us')).toEqual([{ file: join(folder, 'languages/de.po') }]);
});

test('a translation that holds at one address only is outdated when the page gets another', () => {
  write('de', '\nmsgctxt "/about:name"\nmsgid "About"\nmsgstr "Über uns"\n');
  expect(changed('/routes/1/path', '/us')).toEqual([{ file: join(folder, 'languages/de.po'), count: 1 }]);
});
