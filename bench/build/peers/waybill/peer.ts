import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { manifestAt, writeInto } from '../../measuring/peer.ts';
import type { Peer } from '../../measuring/peer.ts';
import { project } from '../../measuring/paths.ts';
import type { Source } from '../../measuring/source.ts';

/** Folders that a build does not read. */
const NOT_NEEDED = new Set(['bench', 'dist', 'docs', 'examples', 'languages', 'node_modules', 'public', 'tests']);
const CACHE = 'node_modules/.cache';
/** The command of `npm run build`. */
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { scripts: { build: string } };
const build = scripts.build.split(' ').slice(1);
const command = [process.execPath, ...build, 'site/site.yaml', '--out', 'dist'];

/** What is bundled of the project's code, the pictures that were made, and what earlier builds remember. */
const CODE = `${CACHE}/waybill`;
const PICTURES = `${CACHE}/waybill-pictures`;
const BUILD_CACHES = `${CACHE}/waybill-builds`;
/** A copy of this project with a cache of its own, so that a cold start deletes nothing of the project's. */
const own = { version: '', prepare, command, output: 'dist' };

/** No peer draws a preview picture for each page, so Waybill draws none either. */
const plain = { ...own, write: writeWithoutPreviews };

export const waybill: Peer = { ...plain, name: 'Waybill', caches: [PICTURES, BUILD_CACHES] };
export const bundling: Peer = {
  ...plain,
  name: 'Waybill, its own code bundled again',
  most: { routes: 100, because: 'bundling takes as long with any number' },
  caches: [CACHE],
};

export const drawing: Peer = {
  ...own,
  name: 'Waybill, a preview picture drawn for each page',
  write: manifestAt('site/site.yaml'),
  most: { routes: 1000, because: 'every picture takes as long as the one before' },
  caches: [PICTURES, BUILD_CACHES],
};

const ownSite = { ...own, prepare: prepareSite, write: writeInOwnLanguage };

/** The peers of --site. */
export const site: Peer = { ...ownSite, name: 'Waybill, site.yaml', caches: [BUILD_CACHES] };
export const siteInAllLanguages: Peer = {
  ...site,
  name: 'Waybill, site.yaml in all its languages',
  write: manifestAt('site/site.yaml'),
};

export const siteBundling: Peer = {
  ...ownSite,
  name: 'Waybill, site.yaml, its own code bundled again',
  caches: [CODE, BUILD_CACHES],
};
export const siteFromScratch: Peer = {
  ...ownSite,
  name: 'Waybill, site.yaml, code and pictures made again',
  caches: [CACHE],
};

function prepare(folder: string): void {
  const folders = readdirSync(project, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => !NOT_NEEDED.has(name));
  for (const source of [...folders, 'package.json', 'package-lock.json'])
    cpSync(join(project, source), join(folder, source), { recursive: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(join(project, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(project, 'node_modules', name), join(folder, 'node_modules', name));
  // The code is bundled once, before anything is timed.
  cpSync(join(project, 'examples/minimal.json'), join(folder, 'minimal.json'));
  buildOnce(folder, 'minimal.json');
}

/** The project's own site, with its pictures. They are made once, since no peer makes any. */
function prepareSite(folder: string): void {
  prepare(folder);
  for (const part of ['public', 'languages', 'site.yaml'])
    cpSync(join(project, part), join(folder, 'site', part), { recursive: true });
  buildOnce(folder, 'site/site.yaml');
}

function buildOnce(folder: string, manifest: string): void {
  const args = [...build, manifest, '--out', 'first'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function writeWithoutPreviews(folder: string, source: Source): void {
  writeChanged(folder, source, (start) => `previews: false\n${start}`);
}

/** No peer makes pages in other languages. */
function writeInOwnLanguage(folder: string, source: Source): void {
  writeChanged(folder, source, (start) => start.replace(/^languages: .*\n/m, ''));
}

function writeChanged(folder: string, { pieces }: Source, change: (start: string) => string): void {
  const changed = Iterator.from(pieces()).map((piece, index) => (index === 0 ? change(piece) : piece));
  writeInto(join(folder, 'site/site.yaml'), changed);
}
