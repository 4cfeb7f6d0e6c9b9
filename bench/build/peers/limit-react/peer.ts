import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { writeInto } from '../../measuring/peer.ts';
import type { Peer } from '../../measuring/peer.ts';
import { versionOf } from '../../measuring/paths.ts';

export const peer: Peer = {
  name: 'Limit: React, Markdown and writing',
  version: versionOf('react'),
  reads: 'JSON',
  async prepare(folder) {
    const { transformWithOxc } = await import('vite');
    const file = join(folder, '../shared/Page.jsx');
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { jsx: { runtime: 'automatic' } });
    writeFileSync(join(folder, 'Page.js'), code);
  },
  most: { routes: 10_000, because: 'it reads JSON that is made of the whole manifest at once' },
  write: (folder, { pieces }) => writeInto(join(folder, 'site.json'), [JSON.stringify(load([...pieces()].join('')))]),
  command: ['env', 'NODE_ENV=production', process.execPath, 'render.js'],
  output: 'out',
  caches: [],
};
