/** `npx waybill new site`: a start that is right before anything is changed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkFile } from '../../../manifest/manifest.ts';
import { startCommand, tryCommand } from '../../support/commands.ts';
import { getPort } from '../../support/http/port.ts';
import { makeFolder } from '../../support/files/folder.ts';

const folder = makeFolder();
const make = (name: string) => tryCommand('new', 'site', join(folder, name));

test('a new site passes the check without a warning, and has a logo of its own', () => {
  const { status, stdout } = make('garden');
  expect(status).toBe(0);
  expect(stdout).toContain(`Next: npx waybill dev ${join(folder, 'garden/site.yaml')}`);
  expect(checkFile(join(folder, 'garden/site.yaml'))).toMatchObject({ problems: [], site: {} });
  expect(existsSync(join(folder, 'garden/public/logo.svg'))).toBe(true);
});

test('its first line leads an editor to the schema, wherever the site lies', () => {
  make('deep/down');
  const [, way] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(
    readFileSync(join(folder, 'deep/down/site.yaml'), 'utf8'),
  )!;
  expect(join(folder, 'deep/down', way!)).toBe(resolve('schema/editor.schema.json'));
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
