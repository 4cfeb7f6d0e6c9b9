import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { writeInto } from '../../peer.ts';
import type { Peer } from '../../peer.ts';

interface Manifest {
  language: string;
  routes: { path: string; meta: object; blocks: object[] }[];
}

export const peer: Peer = {
  name: 'Hugo',
  version: /v([\d.]+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 'not installed',
  reads: 'one file a route',
  prepare: (folder) => cpSync(join(folder, '../shared/page.css'), join(folder, 'static/page.css')),
  write(folder, manifest) {
    const { language, routes, ...params } = load(manifest) as Manifest;
    const site = {
      params: { ...params, language },
      disableKinds: ['taxonomy', 'term', 'section', 'RSS', 'sitemap', '404'],
    };
    const markup = { goldmark: { extensions: { typographer: false } } };
    keep(join(folder, 'hugo.json'), JSON.stringify({ ...site, markup }));
    for (const { path, meta, blocks } of routes) {
      const name = path === '/' ? '/_index' : path;
      keep(join(folder, `content${name}.md`), `---\n${dump({ ...meta, blocks }, { lineWidth: -1 })}---\n`);
    }
  },
  command: ['hugo', '--quiet'],
  output: 'public',
  caches: ['resources', '.hugo_build.lock'],
};

/** A file that says the same stays untouched, as when one page of many was edited. */
function keep(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeInto(file, text);
}
