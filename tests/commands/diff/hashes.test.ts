/** The list of changed pages is that of two whole builds: no page is missing, and none is listed without a change. */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { SPECIAL_PAGES } from '../../../schema/values/tree.ts';
import { compareVersions } from '../../../scripts/diff/compare/compare.ts';
import { readVersion } from '../../../scripts/diff/versions/read-version.ts';
import { buildSite } from '../../../builder/build.ts';
import { fileOf } from '../../../schema/addresses/own-addresses.ts';
import { prepareCode } from '../../../builder/bundle/code.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';
import { changeWorkshop } from './compared.ts';
import type { Edit } from './compared.ts';

test.for<[string, Edit[]]>([
  ['nothing', []],
  ['a word', [['Cable, stop screws', 'A cable, stop screws']]],
  ['a figure', [['mended: "1,200"', 'mended: "1,350"']]],
  ['the phone of all pages', [['workshop: "+44 0000 000000"', 'workshop: "+44 0000 000009"']]],
  ['the company’s name', [['name: Fennel Street Bikes', 'name: Fennel Street Cycles']]],
  ['a page’s name, which its children show', [['name: Notes\n', 'name: Our notes\n']]],
  ['a logo', [['  founded: 2011', '  founded: 2011\n  logo: /images/wheel.svg']]],
  ['colours', [['  founded: 2011', '  founded: 2011\ntheme:\n  accent: "#0a5c36"\n  accentDark: "#7fd6ac"']]],
  ['a picture’s bytes alone', [['Cable, stop', 'Cables, stop']]],
])('after a change of %s', async ([name, edits]) => {
  const manifest = changeWorkshop(edits, (folder) => {
    if (name.startsWith('a picture')) appendFileSync(join(folder, 'public/images/wheel.svg'), '<!-- same -->');
  });
  const out = join(dirname(manifest), 'built');
  await buildSite(manifest, out);
  const [before, after] = [pagesOf(inject('example')), pagesOf(out)];
  const files = [...after.keys()].filter((file) => before.get(file) !== after.get(file));
  const code = await prepareCode();
  const report = compareVersions(
    await readVersion({ name: 'old', manifest: EXAMPLE_MANIFEST }, code),
    await readVersion({ name: 'new', manifest }, code),
  );
  const reported = report.changedPages.map((key) => (key === SPECIAL_PAGES.notFound ? '404.html' : fileOf(key)));
  expect(reported.toSorted()).toEqual(files.toSorted());
});

/** Every page of a built site, without the names of hashed assets. */
function pagesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return new Map(
    files.map((file) => [file, readFileSync(join(folder, file), 'utf8').replace(/\/assets\/[\w./-]+/g, '')]),
  );
}
