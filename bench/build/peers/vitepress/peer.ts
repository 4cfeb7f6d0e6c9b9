import { command, manifestAt } from '../../measuring/peer.ts';
import type { Peer } from '../../measuring/peer.ts';
import { versionOf } from '../../measuring/paths.ts';

export const peer: Peer = {
  name: 'VitePress',
  version: versionOf('vitepress'),
  write: manifestAt('site.yaml'),
  command: command('vitepress', 'build'),
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/.temp', 'node_modules'],
};
