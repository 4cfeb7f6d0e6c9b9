/** docs/architecture.md and README.md: what they show is what is there. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importRules } from '../../scripts/generate/architecture.ts';

const architecture = readFileSync('docs/architecture.md', 'utf8');

test('the rules of imports have no circle, and its table is the linter’s configuration', () => {
  const rules = importRules();
  expect([...rules.keys()].toSorted()).toEqual(
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
  for (const [folder, allowed] of rules) {
    for (const one of allowed) expect(rules.get(one), `${folder} and ${one}`).not.toContain(folder);
    const names = allowed.map((one) => `\`${one}/\``).join(', ') || 'nothing';
    const row = architecture.split('\n').find((line) => line.startsWith(`| \`${folder}/\``) && line.includes(names));
    expect(row, folder).toBeDefined();
  }
});

test('no file imports itself by way of others, not even a type', () => {
  const tracked = spawnSync('git', ['ls-files'], { encoding: 'utf8' }).stdout.split('\n');
  const files = new Set(tracked.filter((file) => /^(?!tests\/|bench\/).*\.tsx?$/.test(file) && existsSync(file)));
  const imports = new Map(Array.from(files, (file) => [file, importsOf(file).filter((other) => files.has(other))]));
  expect(imports.size).toBeGreaterThan(1000);
  const isFree = new Set<string>();
  /** Returns the files of a circle that is reached from a file. */
  const circleFrom = (file: string, way: string[] = []): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (isFree.has(file)) return [];
    for (const other of imports.get(file)!) {
      const circle = circleFrom(other, [...way, file]);
      if (circle.length > 0) return circle;
    }
    isFree.add(file);
    return [];
  };
  for (const file of files) expect(circleFrom(file)).toEqual([]);
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

/** Returns the files of the project that a file imports, also for a type alone. */
function importsOf(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?\bfrom '(\.[^']+)'/gm);
  return Array.from(statements, ([, path]) => posix.join(posix.dirname(file), path!));
}
