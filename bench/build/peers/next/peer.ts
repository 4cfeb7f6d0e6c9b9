import { command, manifestAt } from '../../peer.ts';
import type { Peer } from '../../peer.ts';
import { versionOf } from '../../paths.ts';

export const peer: Peer = {
  name: 'Next, static export',
  version: versionOf('next'),
  write: manifestAt('site.yaml'),
  command: command('next', 'build'),
  output: 'out',
  caches: ['.next'],
};
