import { command, manifestAt } from '../../measuring/peer.ts';
import type { Peer } from '../../measuring/peer.ts';
import { versionOf } from '../../measuring/paths.ts';

export const peer: Peer = {
  name: 'Next, static export',
  version: versionOf('next'),
  write: manifestAt('site.yaml'),
  command: command('next', 'build'),
  output: 'out',
  caches: ['.next'],
};
