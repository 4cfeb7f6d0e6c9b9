/** docs/architecture.md and README.md: what they show is what is there. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importLaw } from '../../scripts/generate/architecture.ts';

const architecture = readFileSync('docs/architecture.md', 'utf8');

test('the law has no circle, and its table is the linter’s configuration', () => {
  const law = importLaw();
  expect([...law.keys()].toSorted()).toEqual(
    [
      'schema',
      'manifest',
      'blocks',
      'renderer',
      'server',
      'builder',
      'localize',
      'scripts',
      'theme',
      'editing',
      'api',
    ].toSorted(),
  );
  for (const [folder, allowed] of law) {
    for (const one of allowed) expect(law.get(one), `${folder} and ${one}`).not.toContain(folder);
    const names = allowed.map((one) => `\`${one}/\``).join(', ') || 'nothing';
    const row = architecture.split('\n').find((line) => line.startsWith(`| \`${folder}/\``) && line.includes(names));
    expect(row, folder).toBeDefined();
  }
});

describe.each(['docs/architecture.md', 'README.md'])('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('names only files and folders that exist', () => {
    const names = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`|<br\/>([\w./-]+)"/g)].map(
      ([, quoted, drawn]) => quoted ?? drawn!,
    );
    const paths = names.filter((name) => name.includes('/', 1) && !name.startsWith('/'));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('names only commands that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});
