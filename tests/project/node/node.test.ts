/** Node comes along with npm ci, for every machine that it can be had for: each one has what the code needs. */
import { spawnSync } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { complaintOf } from '../../../scripts/cli/launch/check-node.js';
import { OLDEST } from '../../../server/store/sqlite/connection.ts';
import { inspectBinary } from './inspect.ts';
import { pinnedPackages, project } from './pinned.ts';
import type { InspectedPackage } from './pinned.ts';

const inspected = JSON.parse(readFileSync('tests/project/node/packages.json', 'utf8')) as InspectedPackage[];
const pinned = pinnedPackages();
const oldestNode = project.engines.node.replace('>=', '');
const numbers = (version: string) => version.split('.').map(Number);
const isAtLeast = (version: string, oldest: readonly number[]) => {
  const parts = numbers(version);
  const first = parts.findIndex((part, index) => part !== oldest[index]);
  return first === -1 || parts[first]! > oldest[first]!;
};

test('there is one for Linux, macOS and Windows, on x64 and on arm64', () => {
  const names = pinned.map(({ name }) => name.replace(/^node-(?:bin-)?/, ''));
  const expected = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win-arm64', 'win-x64'];
  expect(names.toSorted()).toEqual(expected);
});

describe.each(pinned)('$name', ({ name, version, integrity, libc }) => {
  const found = inspected.find((one) => one.name === name)!;

  test('is the one that was inspected (else run: node tests/project/node/inspect.ts)', () => {
    expect(found).toMatchObject({ version, integrity, node: version });
  });

  test('has the functions and the SQLite that the code asks for', () => {
    expect(isAtLeast(found.node, numbers(oldestNode)), `${found.node} is at least ${oldestNode}`).toBe(true);
    expect(isAtLeast(found.sqlite, OLDEST), `SQLite ${found.sqlite} is at least ${OLDEST.join('.')}`).toBe(true);
    expect(found.hasUuid7).toBe(true);
  });

  test('is signed by the makers of Node where systems ask for it', () => {
    const signers = { darwin: 'Developer ID Application: Node.js Foundation (HX7739G8FX)', win: 'OpenJS Foundation' };
    const system = Object.keys(signers).find((one) => name.includes(`-${one}-`)) as keyof typeof signers | undefined;
    expect(found.signer).toBe(system ? signers[system] : null);
  });

  test('is not put in the way of a Linux that could not run it', () => {
    expect(libc).toEqual(name.includes('linux') ? ['glibc'] : undefined);
  });

  const binary = join('node_modules', name, 'bin', name.includes('-win-') ? 'node.exe' : 'node');
  test.skipIf(!existsSync(binary))('is here, is what was inspected, and runs', () => {
    expect(inspectBinary(readFileSync(binary))).toEqual({ ...found, name: undefined, version: undefined, integrity: undefined }); // prettier-ignore
    const { stdout } = spawnSync(binary, ['-p', 'JSON.stringify(process.versions)'], { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toMatchObject({ node: found.node, sqlite: found.sqlite });
  });
});

test('these tests run on a Node that has what the code needs', () => {
  expect(randomUUIDv7()).toMatch(/^[\da-f-]{36}$/);
});

describe('a machine', () => {
  const linux = { version: '24.16.0', hasUuid7: true, platform: 'linux', arch: 'x64', isMusl: false };

  test.each([
    ['with the oldest Node that fits', {}],
    ['with a newer one', { version: '28.1.0' }],
    ['with a newer one of its own, where none is brought', { version: '26.1.0', isMusl: true, arch: 'riscv64' }],
  ])('%s runs every command', (_what, more) => {
    expect(complaintOf({ ...linux, ...more }, project)).toBeUndefined();
  });

  test.each([
    ['with an old Node', { version: '20.20.2', hasUuid7: false }, 'Run "npm ci"'],
    ['with an old Node, on Apple silicon', { version: '24.0.0', platform: 'darwin', arch: 'arm64' }, 'Run "npm ci"'],
    ['with an old Node, on Windows', { version: '22.1.0', platform: 'win32', arch: 'arm64' }, 'Run "npm ci"'],
    ['with an odd version that lacks something', { version: '25.0.0', hasUuid7: false }, 'this is 25.0.0'],
    ['with an old Node and musl', { version: '20.20.2', isMusl: true }, 'for this machine (linux x64 with musl)'],
    ['of a kind that nobody builds for', { version: '22.0.0', arch: 'riscv64' }, 'for this machine (linux riscv64)'],
  ])('%s is told in one sentence what to do', (_what, more, words) => {
    const complaint = complaintOf({ ...linux, ...more }, project)!;
    expect(complaint).toMatch(/^Waybill needs Node 24\.16\.0 or newer, and this is \d/);
    expect(complaint).toContain(words);
    expect(complaint.split('\n')).toHaveLength(1);
  });

  test('with an old Node on its path gets a message about it from each command of npm, before anything else can fail', () => {
    const old = '/usr/bin/node';
    const version = spawnSync(old, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
    if (!/^v(?:1[89]|2[0-3])\./.test(version)) return; // a machine without an old one
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const commands = Object.values(scripts).filter((command) => /^node .*(?:bin|scripts)\//.test(command));
    expect(commands.length).toBeGreaterThan(14);
    for (const command of commands) {
      const { status, stderr } = spawnSync(old, command.split(' ').slice(1), { encoding: 'utf8' });
      expect.soft({ status, lines: stderr.trim().split('\n') }, command).toEqual({
        status: 2,
        lines: [expect.stringContaining('or newer, and this is')],
      });
    }
  });
});
