/** The list of published addresses is begun by one command, kept by the build, and never gets shorter. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tryCommand } from '../../support/commands.ts';

let folder = '';
let manifest = '';
const list = () => readFileSync(join(folder, 'site.addresses'), 'utf8').split('\n').slice(1).filter(Boolean);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-'));
  manifest = join(folder, 'site.yaml');
  cpSync('manifest/rules/example.yaml', manifest);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('it is begun on request only, and holds every page, sorted', () => {
  expect(tryCommand('check', manifest).status).toBe(0);
  expect(existsSync(join(folder, 'site.addresses'))).toBe(false);
  expect(tryCommand('addresses', manifest, '--check').status).toBe(1);
  expect(tryCommand('addresses', manifest).status).toBe(0);
  expect(list()).toEqual(['/', '/courses']);
  expect(tryCommand('addresses', manifest, '--check').status).toBe(0);
});

test('a page that is gone is refused until its address leads somewhere, and stays in the list', () => {
  tryCommand('addresses', manifest);
  const text = readFileSync(manifest, 'utf8').replaceAll(' /courses', ' /lessons');
  writeFileSync(manifest, text);
  expect(tryCommand('check', manifest)).toMatchObject({ status: 1 });
  expect(tryCommand('addresses', manifest).stderr).toContain('The address /courses was published');
  writeFileSync(manifest, `${text}redirects:\n  - {from: /courses, to: /lessons}\n`);
  expect(tryCommand('addresses', manifest)).toMatchObject({ status: 0 });
  expect(list()).toEqual(['/', '/courses', '/lessons']);
});

test('the lists of the sites here hold every page', () => {
  for (const file of ['site.yaml', 'examples/bicycle-workshop/site.yaml'])
    expect(tryCommand('addresses', file, '--check')).toMatchObject({ status: 0 });
});
