/** Before a site goes public, somebody has read its translations: `npx waybill check --launch`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand, tryCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';

const manifest = join(makeFolder(), 'site.yaml');
const catalog = join(manifest, '../languages/de.po');

test('a file of translations that names no reader is reported at that line, and passes with one', () => {
  const example = readFileSync('manifest/rules/example.yaml', 'utf8');
  // It has no evident placeholders but its address.
  writeFileSync(manifest, example.replaceAll('.example', '.org').replace('language: en', '$&\nlanguages: [de]'));
  runCommand('languages', manifest);
  expect(tryCommand('check', manifest).status).toBe(0);
  const before = tryCommand('check', manifest, '--launch');
  expect(before.status).toBe(1);
  expect(before.stderr).toMatch(/de\.po:\d+:2 {2}placeholder/);
  expect(before.stderr).toContain('No reviewer of these translations is named.');
  writeFileSync(catalog, readFileSync(catalog, 'utf8').replace('Last-Translator: ', '$&Berta Beispiel'));
  expect(tryCommand('check', manifest, '--launch').stderr).not.toContain('No reviewer');
});

test('it is said beside the other placeholders', () => {
  writeFileSync(catalog, readFileSync(catalog, 'utf8').replace('Berta Beispiel', ''));
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll('.org', '.example'));
  const { stderr } = tryCommand('check', manifest, '--launch');
  expect(stderr).toContain('No reviewer of these translations is named.');
  expect(stderr).toContain('heron.example');
});
