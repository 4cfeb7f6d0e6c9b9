import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { writeInto } from '../../measuring/peer.ts';
import type { Peer } from '../../measuring/peer.ts';
import type { Source } from '../../measuring/source.ts';

interface Manifest {
  language: string;
  routes: { path: string; meta: object; blocks: object[] }[];
}

/** The system's. */
export const peer = peerOf('hugo', 'there is no command hugo. Install Hugo to have it measured.');

/** A newer one, of which HUGO_NEWEST is the path: distributions are often years behind. */
export const newest = peerOf(
  process.env['HUGO_NEWEST'] ?? 'hugo-newest',
  'HUGO_NEWEST is not the path of a Hugo program. Let it name one that is newer than the system’s to have it measured.',
);

function peerOf(command: string, absent: string): Peer {
  const version = /v([\d.]+)/.exec(spawnSync(command, ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
  return {
    name: 'Hugo',
    version: version ?? '',
    reads: 'one file a route',
    prepare(folder) {
      if (version === undefined) throw new Error(absent);
      cpSync(join(folder, '../shared/page.css'), join(folder, 'static/page.css'));
    },
    write: writeSite,
    command: [command, '--quiet'],
    output: 'public',
    caches: ['resources', '.hugo_build.lock'],
  };
}

function writeSite(folder: string, { pieces }: Source): void {
  const parts = Iterator.from(pieces());
  const { language, routes, ...params } = load(parts.next().value!) as Manifest;
  const disableKinds = ['taxonomy', 'term', 'section', 'RSS', 'sitemap', '404'];
  const markup = { goldmark: { extensions: { typographer: false } } };
  writeIfChanged(join(folder, 'hugo.json'), JSON.stringify({ params: { ...params, language }, disableKinds, markup }));
  writeRoutes(folder, routes);
  for (const piece of parts) writeRoutes(folder, load(piece) as Manifest['routes']);
}

function writeRoutes(folder: string, routes: Manifest['routes']): void {
  for (const { path, meta, blocks } of routes) {
    const name = path === '/' ? '/_index' : path;
    writeIfChanged(join(folder, `content${name}.md`), `---\n${dump({ ...meta, blocks }, { lineWidth: -1 })}---\n`);
  }
}

/** Leaves a file with the same text as it is, as when one page of many was edited. */
function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeInto(file, [text]);
}
