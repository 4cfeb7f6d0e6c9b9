/** A site that is built in shards, each on a machine of its own, and merged is the site that one build makes. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { dump, load } from 'js-yaml';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { mergeShards } from '../../../builder/shards/merge.ts';
import { buildSite } from '../../../builder/build.ts';
import type { BuildOptions } from '../../../builder/build.ts';
import { silent } from '../../../builder/report/reporter.ts';
import type { BuildReporter } from '../../../builder/report/reporter.ts';
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

  test('of routes in lines of their own, some held back, and of a list with pages of its own', async () => {
    const manifest = await writeHundreds(makeFolder(), 60);
    const site = load(readFileSync(manifest, 'utf8')) as Record<string, unknown> & {
      routes: Record<string, unknown>[];
    };
    site['collections'] = { news: { name: 'News', page: '/section-2', feed: true, perPage: 4, tags: {} } };
    site.routes[2]!['blocks'] = [
      ...(site.routes[2]!['blocks'] as object[]),
      { type: 'posts', heading: 'News', collection: 'news' },
    ];
    for (const [index, route] of site.routes.entries()) {
      if (index > 12 && index % 4 === 0) Object.assign(route, { collection: 'news', date: '2026-05-12' });
      if (index > 12 && index % 13 === 0) route['draft'] = true;
      if (index === 31) route['publish'] = '2999-01-01';
    }
    const held = site.routes.filter(({ draft, publish }) => draft ?? publish).map(({ path }) => String(path));
    const text = dump(site);
    // Links to pages that are held back are errors.
    writeFileSync(manifest, held.reduce((rest, path) => rest.replaceAll(`](${path})`, '](/)').replaceAll(`](${path}#why)`, '](/)'), text)); // prettier-ignore
    const { whole, merged } = await bothWays(manifest);
    expect(Object.keys(whole)).toContain('section-2/page/2.html');
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

describe('a mistake', () => {
  const folder = makeFolder();
  const manifest = join(folder, 'site.yaml');
  const out = join(folder, 'out');
  const run = (command: string, ...args: string[]) => {
    const { status, stderr } = tryCommand(command, ...args);
    return { status, stderr };
  };
  const build = (...options: string[]) => run('build', manifest, '--out', out, ...options);
  const change = (from: string, to: string) => {
    cpSync(dirname(EXAMPLE_MANIFEST), folder, { recursive: true });
    const text = readFileSync(manifest, 'utf8');
    expect(text).toContain(from);
    writeFileSync(manifest, text.replace(from, to));
  };

  test.each([
    ['of what all pages share', 'language: en-GB', 'language: en-GBX', 'en-GBX', ['1/2', '2/2']],
    ['on a page', 'type: hero', 'type: herro', 'There is no block type "herro".', ['1/2']],
  ] as const)(
    '%s fails the shards that have it, with the message of the whole build',
    (...[, from, to, said, failing]) => {
      change(from, to);
      const whole = build();
      expect(whole.status).toBe(1);
      expect(whole.stderr).toContain(said);
      for (const shard of failing) expect(build('--shard', shard)).toEqual(whole);
      expect(existsSync(out)).toBe(false);
    },
  );

  test('that concerns pages of two shards fails the merge, with the message of the whole build', () => {
    change('to: /repairs', 'to: /repairz');
    const whole = build();
    expect(whole.status).toBe(1);
    expect(whole.stderr).toContain('/repairz');
    const shards = ['1-of-2', '2-of-2'].map((name) => join(folder, name));
    for (const shard of shards)
      runCommand('build', manifest, '--shard', basename(shard).replace('-of-', '/'), '--out', shard);
    expect(run('merge', ...shards, '--out', out)).toEqual(whole);
    expect(existsSync(out)).toBe(false);
  });
});

test.each(['with its routes in lines of their own', 'as JSON'])(
  'warnings are reported by the merge alone: a manifest %s',
  async (form) => {
    const folder = makeFolder();
    const manifest = join(folder, 'site.yaml');
    cpSync(dirname(EXAMPLE_MANIFEST), folder, { recursive: true });
    const text = readFileSync(manifest, 'utf8').replace(/ heading: .+/, ' heading: Lorem ipsum dolor sit amet');
    writeFileSync(manifest, form === 'as JSON' ? JSON.stringify(load(text)) : text);
    const warn = vi.fn<BuildReporter['warn']>();
    const reporter = { ...silent, warn };
    const shard = join(folder, 'shard');
    await buildSite(manifest, shard, { reporter, shard: { number: 1, of: 1 } });
    expect(warn).not.toHaveBeenCalled();
    mergeShards([shard], join(folder, 'merged'), { reporter });
    expect(warn).toHaveBeenCalledTimes(1);
  },
);

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
