/** The check and the build read languages/glossary.yaml beside the translations. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { tryCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';

const manifest = join(makeFolder(), 'site.yaml');
const inLanguages = (file: string) => join(dirname(manifest), 'languages', file);
const out = join(makeFolder(), 'out');

writeFileSync(manifest, readFileSync('manifest/rules/example.yaml', 'utf8').replace('language: en', '$&\nlanguages: [de]')); // prettier-ignore
mkdirSync(inLanguages(''));
writeFileSync(inLanguages('de.po'), 'msgid "Our courses"\nmsgstr "Unsere Lehrgänge"\n');

const checkAndBuild = () => [tryCommand('check', manifest), tryCommand('build', manifest, '--out', out)];

test('a translation with another word is a warning at its line, and the site is built', () => {
  writeFileSync(inLanguages('glossary.yaml'), '- term: course\n  de: [Kurs]\n');
  for (const { status, stderr } of checkAndBuild()) {
    expect(status).toBe(0);
    expect(stderr).toMatch(/de\.po:2:9 {2}warning glossary-term\n.*\n?.*"course".*"Kurs"/);
  }
});

test('a mistake in the glossary is an error at its line for both', () => {
  writeFileSync(inLanguages('glossary.yaml'), '- term: course\n  de: Kurs\n');
  for (const { status, stderr } of checkAndBuild()) {
    expect(status).toBe(1);
    expect(stderr).toMatch(/glossary\.yaml:2:7 {2}broken-glossary\n/);
  }
});
