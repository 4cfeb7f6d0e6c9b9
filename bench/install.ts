import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableError } from '../schema/problem.ts';
import { print } from '../scripts/terminal.ts';

/** Installs the packages of bench/package.json, unless they are there. They are no business of the project's own. */
export function installPeers(): void {
  const installed = join(import.meta.dirname, 'node_modules/.package-lock.json');
  if (existsSync(installed) && lockedIn(installed) === lockedIn(join(import.meta.dirname, 'package-lock.json'))) return;
  print('Installing the generators to compare with into bench/node_modules (about 800 MB, once)…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefix', import.meta.dirname], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new UnreadableError('npm could not install them. Is there a network?');
}

/** The packages that are named by their folder and version; parts for other systems are not installed. */
function lockedIn(file: string): string {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Package> };
  return Object.entries(packages)
    .filter(([folder, { optional }]) => folder !== '' && !optional)
    .map(([folder, { version }]) => `${folder} ${version}`)
    .toSorted()
    .join('\n');
}

interface Package {
  version: string;
  optional?: boolean;
}
