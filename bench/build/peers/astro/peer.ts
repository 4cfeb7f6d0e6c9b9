import { command, manifestAt } from '../../measuring/peer.ts';
import type { Peer } from '../../measuring/peer.ts';
import { versionOf } from '../../measuring/paths.ts';

export const peer: Peer = {
  name: 'Astro',
  version: versionOf('astro'),
  write: manifestAt('site.yaml'),
  command: command('astro', 'build', '--silent'),
  output: 'dist',
  caches: ['.astro', 'node_modules'],
};
