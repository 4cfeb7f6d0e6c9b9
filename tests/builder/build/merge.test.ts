/** Shards that are no complete site are not merged; the message says what is missing or differs, and what to do. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { codeHash } from '../../../builder/bundle/code.ts';
import { buildSite } from '../../../builder/build.ts';
import { readShardRecord } from '../../../builder/shards/shard-record.ts';
import { SHARD_RECORD } from '../../../server/site-record.ts';
import { tryCommand } from '../../support/commands.ts';
import { contents } from '../../support/files/contents.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';
import { writeHundreds } from './hundreds.ts';

const folder = makeFolder();
const at = (name: string) => join(folder, name);
const shards = ['first', 'second', 'third'].map(at);
let manifest = '';

const build = (name: string, number: number, options = { of: 3, compress: false }) =>
  buildSite(manifest, at(name), { compress: options.compress, shard: { number, of: options.of } });

beforeAll(async () => {
  manifest = await writeHundreds(at('site'), 14);
  await build('first', 1);
  await build('second', 2);
  await build('third', 3);
});

afterEach(() => rmSync(at('other'), { recursive: true, force: true }));

/** Returns the message of a merge, which has to fail and write nothing. */
function refusalOf(...folders: string[]): string {
  const out = at('refused');
  const { status, stdout, stderr } = tryCommand('merge', ...folders, '--out', out);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(() => contents(out)).toThrow();
  return stderr.replaceAll(`${folder}/`, '').trim();
}

test('shards are merged in any order, and are not changed', () => {
  const before = contents(shards[0]!);
  const { status, stdout } = tryCommand('merge', ...shards.toReversed(), '--out', at('merged'));
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Merged 3 shards, 14 pages, into /);
  expect(contents(shards[0]!)).toEqual(before);
});

test('a site that was merged before is replaced, other files are not', () => {
  tryCommand('merge', ...shards, '--out', at('merged'));
  expect(tryCommand('merge', ...shards, '--out', at('merged')).status).toBe(0);
  const { status, stderr } = tryCommand('merge', ...shards, '--out', at('site'));
  expect(status).toBe(2);
  expect(stderr).toContain('holds files that are not a built site. Choose another folder with --out, or empty it.');
});

test('the manifest is gone, or another one', () => {
  const gone = `${folder}/site.yaml`;
  expect(refusalOf(...shards, '--manifest', gone)).toBe(
    'There is no site.yaml, which the shards were built from. Run the merge in the folder that the shards were built in, or name the manifest: --manifest site.yaml.',
  );
  expect(refusalOf(...shards, '--manifest', EXAMPLE_MANIFEST)).toContain('third was built from another manifest than');
  cpSync(at('site'), at('copy'), { recursive: true });
  expect(tryCommand('merge', ...shards, '--manifest', at('copy/site.yaml'), '--out', at('merged')).status).toBe(0);
  writeFileSync(at('copy/public/note.txt'), 'A note.');
  expect(refusalOf(...shards, '--manifest', at('copy/site.yaml'))).toContain('built from another public folder than');
});

test('one is missing, or several are', () => {
  expect(refusalOf(at('first'), at('third'))).toBe(
    'Shard 2/3 is missing. Build it (npx waybill build --shard 2/3), and name its folder, too.',
  );
  expect(refusalOf(at('second'))).toBe(
    'Shards 1/3 and 3/3 are missing. Build each of them (such as npx waybill build --shard 1/3), and name their folders, too.',
  );
});

test('one is named twice', () => {
  expect(refusalOf(...shards, at('second'))).toBe('Both second and second hold shard 2 of 3. Name only one of them.');
});

test('one is of another number of shards', async () => {
  await build('other', 2, { of: 4, compress: false });
  expect(refusalOf(at('first'), at('other'), at('third'))).toBe(
    'first holds shard 1 of 3, and other shard 2 of 4. Build all shards with the same number of them.',
  );
});

test('one was built from another manifest, or another public folder', async () => {
  const first = manifest;
  manifest = await writeHundreds(at('other-site'), 15);
  await build('other', 2);
  expect(refusalOf(at('first'), at('other'), at('third'))).toBe(
    'other was built from another manifest than first. Build all shards from the same state.',
  );
  rmSync(at('other'), { recursive: true });
  manifest = await writeHundreds(at('other-site'), 14);
  writeFileSync(at('other-site/public/note.txt'), 'A note.');
  await build('other', 2);
  manifest = first;
  expect(refusalOf(at('first'), at('other'), at('third'))).toBe(
    'other was built from another public folder than first. Build all shards from the same state.',
  );
});

test('one was built by another version, or all were', () => {
  const copies = ['first', 'second', 'third'].map((name) => {
    cpSync(at(name), at(`other/${name}`), { recursive: true });
    return at(`other/${name}`);
  });
  const alter = (copy: string) => {
    const record = readShardRecord(copy)!;
    writeFileSync(
      join(copy, SHARD_RECORD),
      JSON.stringify({ ...record, inputs: { ...record.inputs, code: codeHash() } }),
    );
  };
  alter(copies[1]!);
  expect(refusalOf(...copies)).toBe(
    'other/second was built from another version of Waybill than other/first. Build all shards from the same state.',
  );
  for (const copy of copies) alter(copy);
  expect(refusalOf(...copies)).toBe(
    'The shards were built by another version of Waybill than the one that is to merge them. Use the same for both.',
  );
});

test('only one has compressed forms', async () => {
  await build('other', 2, { of: 3, compress: true });
  expect(refusalOf(at('first'), at('other'), at('third'))).toBe(
    'Of first and other, only one was built with --compress. Build all shards with the same options.',
  );
});

test('one was copied without all of its files', () => {
  cpSync(at('third'), at('other'), { recursive: true });
  rmSync(at('other/.answer.html'));
  expect(refusalOf(at('first'), at('second'), at('other'))).toMatch(
    /^other is not as it was built: of its \d+ files, 1 is missing or different, such as \.answer\.html\. Copy the folder again, with its hidden files\.$/,
  );
  rmSync(join(at('other'), SHARD_RECORD));
  expect(refusalOf(at('first'), at('second'), at('other'))).toContain(
    'other holds no shard: it has no .waybill-shard.json.',
  );
});

test('an argument is no shard, or there is none', () => {
  tryCommand('merge', ...shards, '--out', at('merged'));
  expect(refusalOf(at('first'), at('merged'))).toBe(
    'merged holds a whole site, no shard. Name the folders that --shard has built.',
  );
  expect(refusalOf(at('nowhere'))).toBe('There is no folder nowhere.');
  expect(refusalOf()).toContain('Name the folder of each shard, as in: npx waybill merge first second --out dist');
});
