import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { writeInto } from '../../measuring/peer.ts';
import type { Peer } from '../../measuring/peer.ts';

interface Manifest {
  language: string;
  routes: { path: string; meta: object; blocks: object[] }[];
}

const version = /v([\d.]+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1];

export const peer: Peer = {
  name: 'Hugo',
  version: version ?? '',
  reads: 'one file a route',
  prepare(folder) {
    if (version === undefined) throw new Error('there is no command hugo. Install Hugo to have it measured.');
    cpSync(join(folder, '../shared/page.css'), join(folder, 'static/page.css'));
  },
  write(folder, { pieces }) {
    const rest = Iterator.from(pieces());
    const { language, routes, ...params } = load(rest.next().value!) as Manifest;
    const disableKinds = ['taxonomy', 'term', 'section', 'RSS', 'sitemap', '404'];
    const markup = { goldmark: { extensions: { typographer: false } } };
    keep(join(folder, 'hugo.json'), JSON.stringify({ params: { ...params, language }, disableKinds, markup }));
    writeRoutes(folder, routes);
    for (const piece of rest) writeRoutes(folder, load(piece) as Manifest['routes']);
  },
  command: ['hugo', '--quiet'],
  output: 'public',
  caches: ['resources', '.hugo_build.lock'],
};

function writeRoutes(folder: string, routes: Manifest['routes']): void {
  for (const { path, meta, blocks } of routes) {
    const name = path === '/' ? '/_index' : path;
    keep(join(folder, `content${name}.md`), `---\n${dump({ ...meta, blocks }, { lineWidth: -1 })}---\n`);
  }
}

/** A file that says the same stays untouched, as when one page of many was edited. */
function keep(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeInto(file, [text]);
}
