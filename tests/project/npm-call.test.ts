/** Commands do what was typed, though npm starts them in its own folder and keeps options that it takes for its own. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../support/files/folder.ts';

const project = process.cwd();
const folder = makeFolder();
const garden = join(folder, 'a garden');
const empty = join(folder, 'empty');
mkdirSync(join(garden, 'notes'), { recursive: true });
mkdirSync(empty);
cpSync('scripts/new/starter/sites/garden', garden, { recursive: true });
writeFileSync(
  join(garden, 'site.yaml'),
  readFileSync(join(garden, 'site.yaml'), 'utf8').replace('heading:', 'hedding:'),
);

/** Runs npm as a person would, in a folder. */
function npm(cwd: string, ...args: string[]) {
  const { NODE_ENV: _, npm_lifecycle_event: __, INIT_CWD: ___, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('npm', ['--silent', '--prefix', project, ...args], {
    cwd,
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

describe('a command that is typed in another folder', () => {
  test.for([
    ['the folder of a site', garden],
    ['a folder within it', join(garden, 'notes')],
  ] as const)('in %s it is about that site', ([, cwd]) => {
    const { status, said } = npm(cwd, 'run', 'check');
    expect(said).toContain('hedding');
    expect(status).toBe(1);
  });

  test('where there is no site it says so, and checks no other', () => {
    const { status, said } = npm(empty, 'run', 'check');
    expect(said).toContain('Cannot read site.yaml');
    expect(status).toBe(2);
  });

  test('paths are meant from there', () => {
    expect(npm(empty, 'run', 'check', '--', '../a garden/site.yaml').said).toContain('hedding');
    expect(npm(empty, 'run', 'new', '--', 'site', 'bakery').said).toContain('Made a site');
    expect(npm(join(empty, 'bakery'), 'run', 'check').status).toBe(0);
  });

  test('a site within the project is the one that is meant in its folder', () => {
    const { status, said } = npm(resolve('examples/bicycle-workshop'), 'run', 'check');
    expect(said).toContain('8 pages');
    expect(status).toBe(0);
  });
});

describe('an option that npm has kept', () => {
  // All options of a command at once: each is in the answer, or npm has lost it.
  test.for([
    ['check', '--strict --launch --fix --dry-run --out=report.txt'],
    ['build', '--compress --timings'],
    ['addresses', '--check'],
    ['shots', '--all'],
    ['start', '--no-log'],
    ['leads', '--yes'],
  ] as const)('npm run %s %s does nothing but say how to write it', ([name, options]) => {
    const { status, said } = npm(garden, 'run', name, ...options.split(' '));
    expect(said).toContain('Write two hyphens in front of the options');
    for (const option of options.split(' ')) expect(said).toMatch(new RegExp(` -- .*${option.replace('=', ' ')}`));
    expect(status).toBe(2);
  });
});

test('npx in a folder within a site is about that site', () => {
  const { NODE_ENV: _, ...env } = process.env;
  const cwd = resolve('examples/bicycle-workshop/public');
  const { status, stdout } = spawnSync('npx', ['--no', 'waybill', 'check'], { cwd, env, encoding: 'utf8' });
  expect(stdout).toContain('8 pages');
  expect(status).toBe(0);
});
