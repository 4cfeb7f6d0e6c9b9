import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleOf } from '../../scripts/cli/launch/bundle.ts';
import { cacheFolder } from '../../schema/values/cache.ts';

let folder: string;
let command: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-bundle-'));
  command = join(folder, 'greet.ts');
  write('package.json', '{ "type": "module" }');
  write('node_modules/harbour/package.json', '{ "type": "module", "exports": "./main.js" }');
  write('node_modules/harbour/main.js', `export const place = 'the harbour';`);
  write('parts/words.ts', `export const greeting: string = 'Hello';`);
  write(
    'parts/echo-worker.ts',
    `import { parentPort } from 'node:worker_threads'; import { greeting } from './words.ts'; parentPort!.postMessage(greeting);`,
  );
  write(
    'greet.ts',
    `import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { place } from 'harbour';
import { greeting } from './parts/words.ts';
const [echo] = await once(new Worker(new URL('parts/echo-worker.ts', import.meta.url)), 'message');
console.log(greeting, place, echo, import.meta.filename);`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const run = (file: string) => execFileSync(process.execPath, [file], { encoding: 'utf8' }).trim();

test('a bundle does what its sources do, threads too, and knows the place of its source', async () => {
  const bundle = await bundleOf(command);
  expect(bundle.startsWith(cacheFolder('waybill-commands'))).toBe(true);
  expect(run(bundle)).toBe(`Hello the harbour Hello ${command}`);
  expect(run(bundle)).toBe(run(command));
});

test('it is made once', async () => {
  expect(await bundleOf(command)).toBe(await bundleOf(command));
});

test('a source that is changed is seen at the next run, and so is a package that is updated', async () => {
  const first = await bundleOf(command);
  write('parts/words.ts', `export const greeting = 'Good morning';`);
  const second = await bundleOf(command);
  expect(second).not.toBe(first);
  expect(run(second)).toBe(`Good morning the harbour Good morning ${command}`);
  rmSync(join(folder, 'node_modules/harbour/main.js'));
  write('node_modules/harbour/package.json', '{ "type": "module", "exports": "./dist.js" }');
  write('node_modules/harbour/dist.js', `export const place = 'the new harbour';`);
  expect(run(await bundleOf(command))).toContain('the new harbour');
});

test('a package that is in the bundle is no longer needed to run it, and is seen when it is updated, too', async () => {
  write('node_modules/mdurl/package.json', '{ "type": "module", "exports": "./main.js" }');
  write('node_modules/mdurl/main.js', `export const tide = 'high';`);
  write('tide.ts', `import { tide } from 'mdurl';\nconsole.log(tide);`);
  const bundle = await bundleOf(join(folder, 'tide.ts'));
  write('node_modules/mdurl/main.js', `export const tide = 'low water';`);
  expect(run(bundle)).toBe('high');
  expect(run(await bundleOf(join(folder, 'tide.ts')))).toBe('low water');
});

test('where a package is missing or a source has a mistake, the source runs and says so', async () => {
  rmSync(join(folder, 'node_modules/harbour'), { recursive: true });
  expect(await bundleOf(command)).toBe(command);
  write('greet.ts', 'const = 1;');
  expect(await bundleOf(command)).toBe(command);
});

test('an old bundle stays as long as its source is the same, and is removed when another is made after that', async () => {
  const bundle = await bundleOf(command);
  utimesSync(dirname(bundle), 0, 0); // made in 1970
  write('other.ts', `console.log('one');`);
  await bundleOf(join(folder, 'other.ts'));
  expect(existsSync(bundle)).toBe(true);
  rmSync(command);
  write('other.ts', `console.log('two');`);
  await bundleOf(join(folder, 'other.ts'));
  expect(existsSync(bundle)).toBe(false);
});

test('two processes may make the same bundle at once', async () => {
  const program = `const { bundleOf } = await import(${JSON.stringify(resolve('scripts/cli/launch/bundle.ts'))});
await import(await bundleOf(${JSON.stringify(command)}));`;
  const starter = join(folder, 'start.mjs');
  writeFileSync(starter, program);
  const node = () => promisify(execFile)(process.execPath, [starter]);
  const all = await Promise.all([node(), node(), node(), node()]);
  for (const { stdout } of all) expect(stdout.trim()).toBe(`Hello the harbour Hello ${command}`);
});
