/** Valid manifests have no problem and no warning, however they are written. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkText } from '../../../../manifest/check/check-text.ts';
import { listFiles, publicFolderOf } from '../../../../manifest/check/manifest-file.ts';
import { parse } from '../../../../manifest/yaml/parse.ts';
import type { Tree } from '../../../../schema/values/tree.ts';
import { publicFiles } from '../../../../scripts/dev/gallery/examples.ts';
import { EXAMPLE_MANIFEST } from '../../../support/sites/build-sites.ts';
import { shapes } from '../../../support/valid/shapes.ts';
import { writings } from '../../../support/valid/written.ts';

/** Everything that is said of a manifest; whether every file is used has a test of its own. */
function saidOf(text: string, files: ReadonlySet<string>): string[] {
  const { problems } = checkText('site.yaml', new TextEncoder().encode(text), files);
  return problems
    .filter(({ code }) => code !== 'unused-file')
    .map(({ code, where, message, found }) => `${code}, ${where}: ${message} ${found ?? ''}`);
}

test.for(shapes())('%s', ([, site]) => {
  expect(saidOf(JSON.stringify(site), publicFiles)).toEqual([]);
});

describe.each([
  'site.yaml',
  EXAMPLE_MANIFEST,
  'examples/minimal.json',
  'tests/manifest/messages/valid/references.yaml',
])('%s', (file) => {
  const source = parse(file, readFileSync(file, 'utf8'));
  const site = (source as { value: Tree }).value;
  const files = listFiles(publicFolderOf(file));

  test('as it is, its files included', () => {
    expect(checkText(file, readFileSync(file), files).problems).toEqual([]);
  });

  test.for(Object.entries(writings))('%s', ([, write]) => {
    expect(saidOf(write(site), files)).toEqual([]);
  });
});
