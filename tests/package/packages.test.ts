/** The packages as they would be published: what they hold, how large they are, and whether npm and TypeScript can use them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { expectGolden } from '../manifest/messages/golden.ts';
import { filesOf } from '../support/packages/files-of.ts';
import { archiveOf, packProject, SITE_PACKAGES, unpack } from '../support/packages/package.ts';

let packages: string;
beforeAll(() => {
  packages = packProject();
});

/** Returns the source that a file of the package was compiled from, or is a copy of. */
function sourceOf(file: string): string | undefined {
  const path = file.slice(1).replace(/\.map$/, '');
  return [path, path.replace(/\.jsx?$/, '.ts'), path.replace(/\.jsx$/, '.tsx')].find((one) => existsSync(one));
}

const isCode = (file: string) => /\.(?:jsx?|map)$/.test(file);
const lint = (name: string, ...args: string[]) => spawnSync(`node_modules/.bin/${name}`, args, { encoding: 'utf8' });

test('hold what a site needs, and nothing of the tests or of the first site', () => {
  const files = [...filesOf(unpack(archiveOf(packages, 'waybill'))).keys()];
  const created = [...filesOf(unpack(archiveOf(packages, 'create-waybill'))).keys()];
  expect(files.filter((file) => isCode(file) && sourceOf(file) === undefined && !file.endsWith('.d.ts.map'))).toEqual(
    [],
  );
  expectGolden('tests/goldens/package/waybill.txt', files.filter((file) => !isCode(file)).join('\n'));
  expectGolden('tests/goldens/package/create-waybill.txt', created.join('\n'));
});

test('name in stack traces nearly the line of the source', () => {
  const functions = (text: string) =>
    new Map(
      text.split('\n').flatMap((line, at) => {
        const [, name] = /^(?:export )?(?:async )?function\*? (\w+)/.exec(line) ?? [];
        return name === undefined ? [] : [[name, at] as const];
      }),
    );
  const distances = [...filesOf(unpack(archiveOf(packages, 'waybill'))).entries()].flatMap(([file, content]) => {
    const source = sourceOf(file);
    if (!file.endsWith('.js') || file.includes('/client/') || !source?.endsWith('.ts')) return [];
    const written = functions(readFileSync(source, 'utf8'));
    return [...functions(Buffer.from(content, 'base64').toString())].map(([name, line]) =>
      Math.abs(line - written.get(name)!),
    );
  });
  expect(distances.length).toBeGreaterThan(1000);
  expect(distances.filter((lines) => lines <= 3).length / distances.length).toBeGreaterThan(0.95);
});

test('are small', () => {
  for (const name of SITE_PACKAGES) expect(statSync(archiveOf(packages, name)).size).toBeLessThan(1_000_000);
  expect(statSync(archiveOf(packages, 'waybill-icons')).size).toBeLessThan(500_000);
  expect(statSync(archiveOf(packages, 'create-waybill')).size).toBeLessThan(50_000);
});

test.for(SITE_PACKAGES)('%s is as npm wants it', (name) => {
  expect(lint('publint', 'run', join(packages, name), '--strict')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('All good!'),
  });
});

test('types are found by every program that uses ES modules', () => {
  expect(lint('attw', archiveOf(packages, 'waybill'), '--profile', 'esm-only')).toMatchObject({ status: 0 });
});
