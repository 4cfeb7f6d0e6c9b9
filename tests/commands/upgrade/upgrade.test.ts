/** `npx waybill upgrade`: a site's folder is brought to this version of Waybill; nothing else in it changes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { version } from '../../../scripts/cli/version.ts';
import { tryCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';

const folder = makeFolder();
const manifest = join(folder, 'site.yaml');
const packageJson = join(folder, 'package.json');
const description = /( {6}description: Every course of.*\n)/;
const current = readFileSync('manifest/rules/example.yaml', 'utf8').replace(
  description,
  '$1      modified: 2026-05-01\n',
);
const old = current.replace('      modified: 2026-05-01\n', '      data:\n        modified: 2026-05-01\n');

function upgrade(...args: string[]) {
  const { status, stdout, stderr } = tryCommand('upgrade', manifest, ...args);
  return { status, said: (stdout + stderr).replaceAll(`${folder}/`, '') };
}

const asking = (range: string) =>
  `{ "name": "waybill-site",\n  "dependencies": {"waybill" : "${range}", "sharp": "1.0.0"}}`;

beforeEach(() => {
  writeFileSync(manifest, old);
  writeFileSync(packageJson, asking('^0.0.1'));
});

test('rewrites what is in an older form, and asks for this version', () => {
  const { status, said } = upgrade();
  expect(said).toMatch(/^- +modified: 2026-05-01\n\+ +modified: 2026-05-01$/m);
  expect(said).toContain(`package.json: Waybill ^0.0.1 → ^${version}. Next: npm install`);
  expect(said).toContain(`site.yaml is up to date with Waybill ${version}.`);
  expect(status).toBe(0);
  expect(readFileSync(manifest, 'utf8')).toBe(current);
  expect(readFileSync(packageJson, 'utf8')).toBe(asking(`^${version}`));
});

test('does nothing the second time', () => {
  upgrade();
  expect(upgrade()).toEqual({ status: 0, said: `site.yaml is up to date with Waybill ${version}.\n` });
});

test('only shows what it would do with --dry-run', () => {
  const { status, said } = upgrade('--dry-run');
  expect(said).toContain('would be fixed. Nothing was written');
  expect(said).toContain(`Waybill ^0.0.1 → ^${version} would be asked for`);
  expect(status).toBe(0);
  expect(readFileSync(manifest, 'utf8')).toBe(old);
  expect(readFileSync(packageJson, 'utf8')).toBe(asking('^0.0.1'));
});

test('fixes nothing but old forms, and says how many mistakes are left', () => {
  writeFileSync(manifest, old.replace('heading: Our courses', 'hedding: Our courses'));
  const { status, said } = upgrade();
  expect(said).toContain('1 mistake is left in site.yaml. See them with: npx waybill check');
  expect(status).toBe(1);
  expect(readFileSync(manifest, 'utf8')).toBe(current.replace('heading: Our courses', 'hedding: Our courses'));
});

describe('a package.json', () => {
  test.for([
    ['~0.0.3', `~${version}`],
    ['0.0.3', version],
    [version, version],
    ['latest', 'latest'],
    ['*', '*'],
    ['>=0.0.1', '>=0.0.1'],
    ['file:../waybill', 'file:../waybill'],
    ['github:someone/waybill', 'github:someone/waybill'],
  ])('that asks for %s asks for %s afterwards', ([before, after]) => {
    writeFileSync(packageJson, asking(before!));
    expect(upgrade().status).toBe(0);
    expect(readFileSync(packageJson, 'utf8')).toBe(asking(after!));
  });

  test.for([
    ['{ "dependencies": ', /^package\.json cannot be read: /],
    [
      asking('^99.0.0'),
      /^package\.json asks for Waybill \^99\.0\.0, and this is the older version .* npx waybill@latest upgrade$/m,
    ],
  ] as const)('%s keeps anything from being written', ([text, sentence]) => {
    writeFileSync(packageJson, text);
    const { status, said } = upgrade();
    expect(said).toMatch(sentence);
    expect(status).toBe(2);
    expect(readFileSync(manifest, 'utf8')).toBe(old);
  });
});

test('a version that is none is refused', () => {
  expect(upgrade('--from', 'spring')).toEqual({
    status: 2,
    said: '--from takes a version such as 0.1.0, not "spring".\n',
  });
});
