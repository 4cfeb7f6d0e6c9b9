/** A site in a folder of its own, from the packages as they are published: made, installed, served, edited, checked, built. */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { complaintOf } from '../../scripts/cli/launch/check-node.js';
import { runCommand } from '../support/commands.ts';
import { getPort } from '../support/http/port.ts';
import { EXAMPLE_MANIFEST } from '../support/sites/build-sites.ts';
import { filesOf } from '../support/packages/files-of.ts';
import { packNextVersion } from '../support/packages/next-version.ts';
import { archiveOf, dependOn, packProject, SiteFolder, unpack } from '../support/packages/package.ts';

let garden: SiteFolder;
let packages: string;
const above = realpathSync(mkdtempSync(join(tmpdir(), 'waybill-garden-')));
const folder = join(above, 'garden');

beforeAll(() => {
  packages = packProject();
  const creator = unpack(archiveOf(packages, 'create-waybill'));
  const { status, output } = new SiteFolder(above).run('node', join(creator, 'index.js'), 'garden');
  expect(output).toContain('cd garden && npm install && npm run dev');
  expect(status).toBe(0);
  dependOn(folder, packages);
  garden = new SiteFolder(folder);
  expect(garden.run('npm', 'install', '--no-audit', '--no-fund')).toMatchObject({ status: 0 });
});

test('what was made passes its check, and its pages the audit', () => {
  const { status, output } = garden.run('npm', 'test');
  expect(output).toContain('4 pages: nothing found that keeps people from using them.');
  expect(status).toBe(0);
});

test('npm start serves it, forms as well', async () => {
  const { url, stop } = await garden.serve('npm', 'start', '--', '--port', String(await getPort()));
  try {
    expect(await (await fetch(url)).text()).toContain('Fernhill Garden');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  } finally {
    await stop();
  }
});

test('npm run dev shows a change as it is saved', async () => {
  const { url, stop } = await garden.serve('npm', 'run', 'dev', '--', '--port', String(await getPort()));
  const manifest = join(folder, 'site.yaml');
  const text = readFileSync(manifest, 'utf8');
  try {
    expect(await (await fetch(`${url}/about`)).text()).toContain('How it began');
    writeFileSync(manifest, text.replace('How it began', 'How all of it began'));
    await expect.poll(async () => (await fetch(`${url}/about`)).text()).toContain('How all of it');
    expect(await (await fetch(`${url}/_gallery/`)).text()).toContain('faq');
  } finally {
    writeFileSync(manifest, text);
    await stop();
  }
});

test('a mistake gets its line, its fix and exit code 1', () => {
  const manifest = join(folder, 'site.yaml');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace('heading:', 'hedding:'));
  const { status, output } = garden.run('npx', 'waybill', 'check');
  expect(output).toMatch(/site\.yaml:\d+:\d+ {2}\S+/);
  expect(output).toContain('Did you mean "heading"?');
  expect(status).toBe(1);
  expect(garden.run('npx', 'waybill', 'check', '--fix').status).toBe(0);
  expect(readFileSync(manifest, 'utf8')).toBe(text);
});

test('its first line leads an editor to the schema', () => {
  const [, path] = /\$schema=(\S+)/.exec(readFileSync(join(folder, 'site.yaml'), 'utf8'))!;
  expect(existsSync(join(folder, path!))).toBe(true);
});

test('programs check, build and serve it', () => {
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { build, check, serve } from 'waybill';
     const { site, problems } = check('site.yaml'); const { pages } = await build('site.yaml', 'built');
     const server = await serve('built', { environment: {} });
     const { status } = await fetch(server.url + '/about');
     await server.close();
     console.log(JSON.stringify({ name: site.brand.name, problems, pages, status }));`,
  );
  const { output } = garden.run('node', 'program.mjs');
  expect(JSON.parse(output)).toEqual({ name: 'Fernhill Garden', problems: [], pages: 3, status: 200 });
});

test('a block of its own is made, checked and built', () => {
  const manifest = join(folder, 'site.yaml');
  const text = readFileSync(manifest, 'utf8');
  expect(garden.run('npx', 'waybill', 'new', 'block', 'tide-table')).toMatchObject({ status: 0 });
  writeFileSync(
    manifest,
    text.replace(
      /(?<=path: \/about\n[^]*?blocks:\n[^]*?)(?= {6}- type: longtext)/,
      '      - type: tide-table\n        heading: At nine\n',
    ),
  );
  try {
    expect(garden.run('npx', 'waybill', 'build', '--out', 'own')).toMatchObject({ status: 0 });
    expect(readFileSync(join(folder, 'own/about.html'), 'utf8')).toMatch(/<section class="tide-table[^]*At nine/);
  } finally {
    writeFileSync(manifest, text);
    rmSync(join(folder, 'blocks'), { recursive: true });
  }
});

test('it makes another site to start from, which passes the check', () => {
  expect(garden.run('npx', 'waybill', 'new', 'site', 'practice', '--like', 'clinic')).toMatchObject({ status: 0 });
  try {
    expect(garden.run('npx', 'waybill', 'check', 'practice/site.yaml')).toMatchObject({ status: 0 });
  } finally {
    rmSync(join(folder, 'practice'), { recursive: true });
  }
});

test('files that are not meant for others cannot be imported', () => {
  const { resolve } = createRequire(join(folder, 'site.js'));
  expect(() => resolve('waybill/builder/build.js')).toThrow(/not defined by "exports"/);
});

const sites: { what: string; manifest: string; inProject?: 'site' | 'example' }[] = [
  { what: 'the new site', manifest: join(folder, 'site.yaml') },
  { what: 'the first site', manifest: 'site.yaml', inProject: 'site' },
  { what: 'the example', manifest: EXAMPLE_MANIFEST, inProject: 'example' },
];

test.for(sites)('a build of $what is, byte for byte, that of the project', ({ what, manifest, inProject }) => {
  const copy = join(folder, what);
  const names = ['site.yaml', 'site.addresses', 'public', 'languages'];
  for (const name of names.filter((one) => existsSync(join(manifest, '..', one))))
    cpSync(join(manifest, '..', name), join(copy, name), { recursive: true });
  const dist = join(copy, 'dist');
  expect(garden.run('npx', 'waybill', 'build', join(copy, 'site.yaml'), '--out', dist)).toMatchObject({ status: 0 });
  const out = inProject ? inject(inProject) : mkdtempSync(join(tmpdir(), 'waybill-built-'));
  if (!inProject) runCommand('build', manifest, '--out', out);
  expect(filesOf(dist)).toEqual(filesOf(out));
});

describe('what is wrong is said in one sentence, with exit code 2', () => {
  const sentenceOf = (site: SiteFolder, ...args: string[]) => {
    const { status, output } = site.run('node', join(folder, 'node_modules/waybill/bin/waybill.js'), ...args);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
    return output;
  };

  test('a folder without a manifest', () => {
    const empty = mkdtempSync(join(tmpdir(), 'waybill-empty-'));
    expect(sentenceOf(new SiteFolder(empty), 'check')).toContain('Cannot read site.yaml');
    expect(sentenceOf(new SiteFolder(empty), 'build')).toContain('Cannot read site.yaml');
  });

  test.for(['sharp', 'js-yaml', 'fastest-levenshtein'])('a package that is not installed: %s', (name) => {
    const installed = join(folder, 'node_modules', name);
    renameSync(installed, `${installed}-gone`);
    try {
      expect(sentenceOf(garden, 'build', '--out', 'elsewhere')).toMatch(new RegExp(`${name}.* Run: npm install$`, 'm'));
    } finally {
      renameSync(`${installed}-gone`, installed);
    }
  });

  test('a command that there is not', () => {
    expect(sentenceOf(garden, 'biuld')).toContain('Did you mean "build"?');
  });

  test('a Node that is too old', () => {
    const { scripts: _, ...own } = JSON.parse(
      readFileSync(join(folder, 'node_modules/waybill/package.json'), 'utf8'),
    ) as { scripts?: object; engines: { node: string } };
    const machine = { version: '20.20.2', hasUuid7: false, platform: 'linux', arch: 'x64', isMusl: false };
    expect(complaintOf(machine, own)).toMatch(
      /^Waybill needs Node [\d.]+ or newer, and this is 20\.20\.2\. Install it /,
    );
  });
});

test('a site is brought up to date with the next version, and shows what it showed', () => {
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
  const shown = () => textOf('shown/index.html').match(/<section class="call-to-action[^]*?<\/section>/)![0];
  expect(garden.run('npx', 'waybill', 'build', '--out', 'shown')).toMatchObject({ status: 0 });
  const before = shown();
  expect(garden.run('npm', 'install', packNextVersion(archiveOf(packages, 'waybill')))).toMatchObject({ status: 0 });
  expect(garden.run('npx', 'waybill', 'check').output).toMatch(
    /old-form[^]*since version 0\.2\.0[^]*npx waybill upgrade/,
  );
  const { status, output } = garden.run('npx', 'waybill', 'upgrade', '--from', '0.1.0');
  expect(output).toMatch(/^- +lead: Someone is here.*\n\+ +summary: Someone is here/m);
  expect(output).toMatch(/by hand.*quotes[^]*is up to date/);
  expect(status).toBe(0);
  expect(garden.run('npx', 'waybill', 'build', '--out', 'shown')).toMatchObject({ status: 0 });
  expect(shown()).toBe(before);
});
