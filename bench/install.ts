import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableError } from '../schema/errors.ts';
import { print } from '../scripts/cli/terminal.ts';

const LOCK = join(import.meta.dirname, 'package-lock.json');
/** A copy of the lock file that was installed; npm removes it with the folder when it installs again. */
const INSTALLED = join(import.meta.dirname, 'node_modules/.installed-lock.json');

/** Installs the packages of bench/package.json, unless they are there. The project itself does not need them. */
export function installPeers(): void {
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === readFileSync(LOCK, 'utf8')) return;
  print('Installing the generators to compare with into bench/node_modules (about 800 MB, once)…');
  npm('ci', import.meta.dirname, 'them');
  copyFileSync(LOCK, INSTALLED);
}

/** Has npm install the packages of a folder; `what` they are is for the message. Throws UnreadableError. */
export function npm(command: 'ci' | 'install', folder: string, what: string): void {
  const options = ['--no-audit', '--no-fund', '--loglevel', 'error', '--prefix', folder];
  const { status } = spawnSync('npm', [command, ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new UnreadableError(`npm could not install ${what}. Is there a network?`);
}
