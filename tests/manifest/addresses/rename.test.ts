/** Someone who gives a page another path has made one change: the check tells it as one, and --fix does the rest. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { checkFile } from '../../../manifest/manifest.ts';
import { tryCommand } from '../../support/commands.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));
afterEach(() => vi.unstubAllEnvs());

test.each([
  { where: 'at a desk', ci: '', left: [] },
  { where: 'in CI, which asks for the new address in the list', ci: 'true', left: ['new-address'] },
])('a renamed page is one problem, and fixing it moves every link: $where', ({ ci, left }) => {
  vi.stubEnv('CI', ci);
  const manifest = join(aWorkshop(), 'site.yaml');
  const before = readFileSync(manifest, 'utf8');
  const links = before.split('/courses').length - 2; // the path itself is none
  expect(links).toBeGreaterThan(2);
  writeFileSync(manifest, before.replace('- path: /courses\n', '- path: /evening-courses\n'));
  expect(codesOf(manifest)).toEqual(['lost-address']);

  expect(tryCommand('check', manifest, '--fix').status).toBe(0);
  const after = readFileSync(manifest, 'utf8');
  expect(after).toMatch(/- \{ ?from: \/courses, to: \/evening-courses ?\}/);
  expect(after.split('/evening-courses')).toHaveLength(links + 3); // the links, the path, the redirect
  expect(codesOf(manifest)).toEqual(left);
});

test.each([
  ['/about', '/our-story'],
  ['/contact', '/contact-us'],
])('a page of a new site that was never built, renamed from %s to %s, is put right by --fix', (from, to) => {
  const folder = join(aFolder(), 'garden');
  expect(tryCommand('new', 'site', folder).status).toBe(0);
  const manifest = join(folder, 'site.yaml');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(`- path: ${from}\n`, `- path: ${to}\n`));
  expect(codesOf(manifest)).toContain('lost-address');
  expect(tryCommand('check', manifest, '--fix').status).toBe(0);
  const { text } = checkFile(manifest);
  expect(text).toMatch(new RegExp(`from: ${from}, to: ${to}`));
  expect(text).not.toMatch(new RegExp(`to: ${from}\\b(?!-)`));
  expect(codesOf(manifest).filter((code) => code !== 'new-address')).toEqual([]);
});

function aWorkshop(): string {
  const folder = aFolder();
  cpSync('examples/bicycle-workshop', folder, { recursive: true });
  return folder;
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-rename-'));
  folders.push(folder);
  return folder;
}

function codesOf(manifest: string): string[] {
  return checkFile(manifest).problems.map(({ code }) => code);
}
