import { command, manifestAt } from '../../peer.ts';
import type { Peer } from '../../peer.ts';
import { versionOf } from '../../paths.ts';

export const peer: Peer = {
  name: 'Astro',
  version: versionOf('astro'),
  write: manifestAt('site.yaml'),
  command: command('astro', 'build', '--silent'),
  output: 'dist',
  caches: ['.astro', 'node_modules'],
};
