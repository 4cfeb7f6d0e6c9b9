/** Whoever gives a page another path has made one change: the check tells it as one, and --fix does the rest. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { examineManifest } from '../../schema/manifest.ts';
import { tryCommand } from '../support/commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-rename-'));
const manifest = join(folder, 'site.yaml');
cpSync('examples/bicycle-workshop', folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

test('a renamed page is one problem, and mending it redirects the old path and straightens every link', () => {
  const before = readFileSync(manifest, 'utf8');
  const links = before.split('/courses').length - 2; // the path itself is none
  expect(links).toBeGreaterThan(2);
  writeFileSync(manifest, before.replace('- path: /courses\n', '- path: /evening-courses\n'));
  expect(examineManifest(manifest).problems.map(({ code }) => code)).toEqual(['lost-address']);

  expect(tryCommand('check', manifest, '--fix').status).toBe(0);
  const after = readFileSync(manifest, 'utf8');
  expect(after).toMatch(/- \{ ?from: \/courses, to: \/evening-courses ?\}/);
  expect(after.split('/evening-courses')).toHaveLength(links + 3); // the links, the path, the redirect
  expect(examineManifest(manifest).problems).toEqual([]);
});
