/** Finds a Chromium for tests and pictures: the configured one, an installed one, or one that it installs. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { UnreadableError } from '../../../schema/errors.ts';
import { print } from '../terminal.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** Returns the path of a browser. Installs one if there is none; throws UnreadableError if that fails. */
export function findBrowser(): string {
  const set = process.env['BROWSER_PATH'];
  if (set) {
    if (existsSync(set)) return set;
    throw new UnreadableError(`BROWSER_PATH is ${set}, but there is no such file.`);
  }
  return installed() ?? installWithPlaywright() ?? installWithApt() ?? fail();
}

/** Returns the path of Chromium's headless shell: the same engine without windows, for two thirds of the processor time. */
export const findHeadlessShell = (): string | undefined => onPath(['chromium-headless-shell'])[0];

function installed(): string | undefined {
  return [...onPath(NAMES), ...PATHS.filter((file) => existsSync(file))][0];
}

function onPath(names: string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).filter((file) => existsSync(file));
}

function installWithPlaywright(): string | undefined {
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  print('No Chromium found. Installing one by Playwright…');
  const { status } = spawnSync('npx', ['playwright-core', 'install', 'chromium', '--only-shell'], {
    stdio: 'ignore',
    timeout: 180_000,
  });
  return status === 0 && existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function installWithApt(): string | undefined {
  const isDebian = existsSync('/etc/debian_version') && readFileSync('/etc/os-release', 'utf8').includes('debian');
  if (!isDebian || process.getuid?.() !== 0) return undefined;
  print('Installing Debian’s chromium by apt-get…'); // and fonts with Arial's metrics, the fallback of pages
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    stdio: 'ignore',
  });
  return installed();
}

function fail(): never {
  throw new UnreadableError('This needs Chromium or Chrome. Install one, or set BROWSER_PATH to where it is.');
}
