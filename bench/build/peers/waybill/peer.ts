import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestAt, writeInto } from '../../peer.ts';
import type { Peer } from '../../peer.ts';
import { project } from '../../places.ts';

const SOURCES = [
  'blocks',
  'renderer',
  'schema',
  'scripts',
  'server',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];
const CACHE = 'node_modules/.cache';
const command = [process.execPath, 'scripts/build.ts', 'site/site.yaml', '--out', 'dist'];

/** A copy of this project with a cache of its own, so that a cold start deletes nothing of the project's. */
const own = { version: '', prepare, command, output: 'dist' };

/** No peer draws a preview picture for each page; here every page names the same picture, so Waybill draws none either. */
export const waybill: Peer = {
  ...own,
  name: 'Waybill',
  write: writeWithPicture,
  caches: [`${CACHE}/waybill-pictures`],
};

export const bundling: Peer = {
  ...own,
  name: 'Waybill, its own code bundled anew',
  write: writeWithPicture,
  caches: [CACHE],
};

export const drawing: Peer = {
  ...own,
  name: 'Waybill, a preview picture drawn for each page',
  write: manifestAt('site/site.yaml'),
  caches: [`${CACHE}/waybill-pictures`],
};

function prepare(folder: string): void {
  for (const source of SOURCES) cpSync(join(project, source), join(folder, source), { recursive: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(join(project, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(project, 'node_modules', name), join(folder, 'node_modules', name));
  // The code is bundled once, before anything is timed.
  cpSync(join(project, 'examples/minimal.json'), join(folder, 'minimal.json'));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', 'minimal.json', '--out', 'first'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

function writeWithPicture(folder: string, manifest: string): void {
  const image = '      social:\n        image:\n          file: /preview.png\n          alt: A preview\n';
  writeInto(
    join(folder, 'site/site.yaml'),
    manifest.replaceAll(/^ {6}description: .*\n/gm, (line) => line + image),
  );
  mkdirSync(join(folder, 'site/public'), { recursive: true });
  writeFileSync(join(folder, 'site/public/preview.png'), Buffer.from(PIXEL, 'base64'));
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
