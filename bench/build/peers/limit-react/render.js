import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { rendered } from '../shared/content.js';
import { Blocks, Footer, Header } from './Page.js';

const site = JSON.parse(readFileSync('site.json', 'utf8'));
for (const route of site.routes) {
  const { title, description } = route.meta;
  const head = h('head', {}, h('title', {}, title), h('meta', { name: 'description', content: description }));
  const main = h('main', {}, h(Blocks, { route: rendered(route, site) }));
  const body = h('body', {}, h(Header, site), main, h(Footer, site));
  const file = `out${route.path === '/' ? '/index' : route.path}.html`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `<!doctype html>${renderToString(h('html', { lang: site.language }, head, body))}`);
}
