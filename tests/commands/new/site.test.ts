/** `npx waybill new site`: a start that is right before anything is changed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { version } from '../../../scripts/cli/version.ts';
import { checkFile } from '../../../manifest/manifest.ts';
import { startCommand, tryCommand } from '../../support/commands.ts';
import { getPort } from '../../support/http/port.ts';
import { makeFolder } from '../../support/files/folder.ts';

const folder = makeFolder();
const make = (name: string) => tryCommand('new', 'site', join(folder, name));

test('a new site passes the check without a warning, and has a logo of its own', () => {
  const { status, stdout } = make('garden');
  expect(status).toBe(0);
  expect(stdout).toContain(`Next: cd ${join(folder, 'garden')} && npm install && npm run dev`);
  expect(checkFile(join(folder, 'garden/site.yaml'))).toMatchObject({ problems: [], site: {} });
  expect(existsSync(join(folder, 'garden/public/logo.svg'))).toBe(true);
});

test('it has all that its writers and hosts need, and depends on this version', () => {
  make('My Garden!');
  const { name, dependencies } = JSON.parse(readFileSync(join(folder, 'My Garden!/package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  expect(name).toBe('my-garden');
  expect(dependencies).toEqual({ waybill: `^${version}` });
  for (const file of ['.gitignore', '.dockerignore', 'Dockerfile', 'compose.yaml', '.github/workflows/site.yml'])
    expect(existsSync(join(folder, 'My Garden!', file)), file).toBe(true);
});

test('its list of addresses holds all of its pages', () => {
  make('listed');
  const { status, stdout } = tryCommand('addresses', join(folder, 'listed/site.yaml'), '--check');
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('holds every address') });
});

const starters = readdirSync('scripts/new/starter/sites');

test('there are sites of several trades to start from, each in a look of its own', () => {
  expect(starters).toEqual(expect.arrayContaining(['clinic', 'club', 'conference', 'garden', 'shop', 'studio']));
  const looks = starters.map((name) => {
    const { site } = checkFile(join('scripts/new/starter/sites', name, 'site.yaml'));
    return site?.theme.look;
  });
  expect(new Set(looks.filter((look) => look !== 'civic')).size).toBe(starters.length - 2);
});

test.each(starters)('a site like the %s passes the check without a warning, and its addresses are listed', (like) => {
  const site = join(folder, `like-${like}`);
  const { status, stdout } = tryCommand('new', 'site', site, '--like', like);
  expect(status).toBe(0);
  const { problems, site: checked } = checkFile(join(site, 'site.yaml'));
  expect(problems).toEqual([]);
  expect(stdout).toContain(`Made a site of ${checked?.routes.length} pages`);
  const listed = tryCommand('addresses', join(site, 'site.yaml'), '--check');
  expect(listed.stdout).toContain('holds every address');
  const shown = JSON.stringify(checked);
  const pictures = readdirSync(join(site, 'public'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.svg'),
  );
  expect(pictures.filter((file) => !shown.includes(`/${file}`))).toEqual([]);
});

test('a site like nothing that is there is answered with what is there, and makes no folder', () => {
  const { status, stderr } = tryCommand('new', 'site', join(folder, 'clinique'), '--like', 'clinik');
  expect(status).toBe(2);
  expect(stderr).toBe(
    `There is no site like "clinik" to start from. Did you mean "clinic"? There are: ${starters.join(', ')}.\n`,
  );
  expect(existsSync(join(folder, 'clinique'))).toBe(false);
});

test('a folder in which only git was started may be used', () => {
  mkdirSync(join(folder, 'started/.git'), { recursive: true });
  expect(make('started').status).toBe(0);
});

test('it can be looked at at once, with every page', async () => {
  make('shown');
  const dev = await startCommand('dev', join(folder, 'shown/site.yaml'), '--port', String(await getPort()));
  try {
    for (const [path, words] of [
      ['/', 'We share 48 beds'],
      ['/about', 'How it began'],
      ['/contact', 'Your message'],
    ]) {
      expect(await (await fetch(dev.url + path)).text()).toContain(words);
    }
  } finally {
    dev.process.kill();
  }
});

test('a folder that holds something is left alone', () => {
  mkdirSync(join(folder, 'taken'));
  writeFileSync(join(folder, 'taken/letter.txt'), 'Dear Sir');
  const { status, stderr } = make('taken');
  expect(status).toBe(2);
  expect(stderr).toMatch(/is not empty: it holds letter\.txt\. Name a folder that is empty or not there yet\.\n$/);
  expect(existsSync(join(folder, 'taken/site.yaml'))).toBe(false);
  expect(make('taken/letter.txt').stderr).toMatch(/is a file\. Name a folder/);
});

test('an unknown word is answered with the known ones', () => {
  const { status, stderr } = tryCommand('new', 'pag', '/about');
  expect(status).toBe(2);
  expect(stderr).toBe('npx waybill new cannot make "pag". Did you mean "page"? It makes: site, page, block, rule.\n');
});

test('a rule is made in the project only', () => {
  const { status, stderr } = spawnSync(process.execPath, [resolve('bin/waybill.js'), 'new', 'rule', 'loud-heading'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('Rules are a part of Waybill itself: make them in its project.\n');
  expect(status).toBe(2);
});
