/** All generators build the same site, and the same text is edited for all. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { writeInto } from '../../../bench/build/measuring/peer.ts';
import { projectSources, syntheticSources } from '../../../bench/build/measuring/source.ts';
import { loadManifest } from '../../../manifest/manifest.ts';
import { makeFolder } from '../../support/files/folder.ts';

const folder = makeFolder();
const textOf = (pieces: Iterable<string>) => [...pieces].join('');

test('the made-up site passes the check, with as many routes as were asked for', () => {
  const file = join(folder, 'site.yaml');
  writeInto(file, syntheticSources(50).cold.pieces());
  expect(loadManifest(file).site.routes).toHaveLength(50);
});

test('a page of it has about 7 KB of manifest, also with very many routes', () => {
  const bytes = Buffer.byteLength(textOf(syntheticSources(1000).cold.pieces()));
  expect(bytes / 1000).toBeGreaterThan(6500);
  expect(bytes / 1000).toBeLessThan(8500);
});

test('a file that is written piece by piece holds what the pieces say', () => {
  const file = join(folder, 'deep/site.yaml');
  const { pieces } = syntheticSources(400).cold;
  writeInto(file, pieces());
  expect(readFileSync(file, 'utf8')).toBe(textOf(pieces()));
});

test.each([
  ['the made-up site', () => syntheticSources(50)],
  ["the project's own site", projectSources],
])('in %s the edit changes one heading, and is looked for on its page', (_, sourcesOf) => {
  const { cold, edit } = sourcesOf();
  const [before, after] = [textOf(cold.pieces()), textOf(edit.pieces())].map((text) => text.split('\n')) as [
    string[],
    string[],
  ];
  const changed = after.filter((line, index) => line !== before[index]);
  expect(after).toHaveLength(before.length);
  expect(changed).toEqual([expect.stringMatching(/heading: .* edited$/)]);
  const { path, texts } = edit.expected.texts.at(-1)!;
  expect(changed[0]).toContain(texts[0]);
  const { routes } = load(after.join('\n')) as { routes: { path: string; blocks: unknown }[] };
  expect(JSON.stringify(routes.find((route) => route.path === path)?.blocks)).toContain(texts[0]);
});

test('the texts of twenty pages and of the edited one are looked for, and every page', () => {
  const { cold, edit } = syntheticSources(1000);
  expect(cold.expected.paths).toHaveLength(1000);
  expect(new Set(cold.expected.texts.map(({ path }) => path)).size).toBeGreaterThan(20);
  expect(edit.expected.texts.every(({ texts }) => texts.length > 0)).toBe(true);
});
