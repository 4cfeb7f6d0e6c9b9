/** A site that is built in shards, each on a machine of its own, and merged is the site that one build makes. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { mergeShards } from '../../../builder/shards/merge.ts';
import { buildSite } from '../../../builder/build.ts';
import type { BuildOptions } from '../../../builder/build.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';
import { runCommand, tryCommand } from '../../support/commands.ts';
import { contents } from '../../support/files/contents.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { writeHundreds } from './hundreds.ts';

const OF = 4;

/** Takes a site to another machine: its manifest and its public folder. Gives the manifest there. */
function takeAway(manifest: string): string {
  const folder = makeFolder();
  const there = join(folder, basename(manifest));
  cpSync(manifest, there);
  for (const name of ['public', 'languages'])
    if (existsSync(join(dirname(manifest), name)))
      cpSync(join(dirname(manifest), name), join(folder, name), { recursive: true });
  return there;
}

/** Builds all shards of a site; gives their folders. */
async function buildShards(manifest: string, options: BuildOptions = {}): Promise<string[]> {
  const folders: string[] = [];
  for (let number = 1; number <= OF; number++) {
    const away = takeAway(manifest);
    const folder = join(dirname(away), 'shard');
    await buildSite(away, folder, { ...options, shard: { number, of: OF } });
    folders.push(folder);
  }
  return folders;
}

/** Builds a site both ways. Returns the contents of each folder. */
async function bothWays(manifest: string, options: BuildOptions = {}) {
  const folder = makeFolder();
  await buildSite(manifest, join(folder, 'whole'), options);
  const shards = await buildShards(manifest, options);
  mergeShards(shards, join(folder, 'merged'));
  return {
    whole: contents(join(folder, 'whole')),
    merged: contents(join(folder, 'merged')),
    shards: shards.map((shard) => contents(shard)),
  };
}

const pagesIn = (files: Record<string, string>) => Object.keys(files).filter((file) => file.endsWith('.html'));

describe('four shards, merged, are what one build makes, byte by byte', () => {
  test('of the project’s own site in all its languages', async () => {
    const { whole, merged } = await bothWays(takeAway('site.yaml'));
    expect(whole).toHaveProperty(['.waybill.json']);
    expect(merged).toEqual(whole);
  });

  test('of hundreds of pages with parents, links, shared blocks, forms and pictures across shards', async () => {
    const { whole, merged, shards } = await bothWays(await writeHundreds(makeFolder(), 300));
    expect(merged).toEqual(whole);
    for (const files of shards) expect(pagesIn(files).length).toBeLessThan(80);
    const shown = shards.map((files) => Object.keys(files).some((file) => /^assets\/at-the-end-.*avif$/.test(file)));
    expect(shown, 'a picture that one shard shows').toEqual([false, false, false, true]);
  });

  test('with compressed forms, and a file of the public folder that looks like a page', async () => {
    const manifest = await writeHundreds(makeFolder(), 40);
    writeFileSync(join(dirname(manifest), 'public/old-section.html'), '<!doctype html><title>An old page</title>');
    const { whole, merged } = await bothWays(manifest, { compress: true });
    expect(whole).toHaveProperty(['old-section.html']);
    expect(merged).toEqual(whole);
  });

  test('of a manifest that is not written line by line', async () => {
    const folder = makeFolder();
    const manifest = await writeHundreds(folder, 30);
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll('\n', '\r\n'));
    const { whole, merged } = await bothWays(manifest);
    expect(merged).toEqual(whole);
  });
});

test('a mistake in the manifest fails every shard with the same message as the whole build', () => {
  const folder = makeFolder();
  const manifest = join(folder, 'site.yaml');
  cpSync(dirname(EXAMPLE_MANIFEST), folder, { recursive: true });
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('type: hero', 'type: herro'));
  const out = join(folder, 'out');
  const build = (...options: string[]) => {
    const { status, stderr } = tryCommand('build', manifest, '--out', out, ...options);
    return { status, stderr };
  };
  const whole = build();
  expect(whole.status).toBe(1);
  expect(whole.stderr).toContain('There is no block type "herro".');
  for (const shard of ['1/2', '2/2']) expect(build('--shard', shard)).toEqual(whole);
  expect(existsSync(out)).toBe(false);
});

describe('a shard', () => {
  const shard = join(makeFolder(), 'shard');

  beforeAll(() => {
    const { stdout } = runCommand('build', EXAMPLE_MANIFEST, '--shard', '2/3', '--out', shard);
    expect(stdout).toMatch(/^Built shard 2 of 3, \d+ pages, into /);
  });

  test('is not served as if it was a site', () => {
    const { status, stderr } = tryCommand('start', EXAMPLE_MANIFEST, '--out', shard, '--port', '0');
    expect(status).toBe(2);
    expect(stderr).toContain(
      'holds shard 2 of 3 of a site, not a whole one; npx waybill merge puts the shards together.',
    );
  });

  test('may be built again, but nothing else takes its place', () => {
    expect(tryCommand('build', EXAMPLE_MANIFEST, '--shard', '2/3', '--out', shard).status).toBe(0);
    const before = contents(shard);
    for (const options of [[], ['--shard', '1/3'], ['--shard', '2/2']]) {
      const { status, stderr } = tryCommand('build', EXAMPLE_MANIFEST, ...options, '--out', shard);
      expect(status).toBe(2);
      expect(stderr).toContain('holds shard 2 of 3 of a site');
    }
    expect(contents(shard)).toEqual(before);
  });

  test('does not take the place of a whole site', () => {
    const whole = join(makeFolder(), 'whole');
    runCommand('build', EXAMPLE_MANIFEST, '--out', whole);
    const { status, stderr } = tryCommand('build', EXAMPLE_MANIFEST, '--shard', '1/3', '--out', whole);
    expect(status).toBe(2);
    expect(stderr).toContain('holds a whole site, and a shard would take its place.');
  });

  test.each([
    ['5/4', 'there is no shard 5 of 4. They are 1/4 to 4/4.'],
    ['0/4', 'there is no shard 0 of 4. They are 1/4 to 4/4.'],
    ['1/0', 'a site has at least one shard.'],
    ['x', 'such as 2/4; it got "x".'],
    ['2', 'such as 2/4; it got "2".'],
  ])('cannot be %s', (text, message) => {
    const { status, stderr } = tryCommand('build', EXAMPLE_MANIFEST, '--shard', text, '--out', shard);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });

  test('is none of more than there are routes', () => {
    const { status, stderr } = tryCommand('build', EXAMPLE_MANIFEST, '--shard', '1/2000', '--out', `${shard}-few`);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^The manifest has \d+ routes, too few for 2000 shards\. Build at most \d+\.\n$/);
    expect(existsSync(`${shard}-few`)).toBe(false);
  });
});
