import { command, manifestAt } from '../../measuring/peer.ts';
import type { Peer } from '../../measuring/peer.ts';
import { versionOf } from '../../measuring/paths.ts';

export const peer: Peer = {
  name: 'vite-react-ssg',
  version: versionOf('vite-react-ssg'),
  write: manifestAt('site.yaml'),
  command: command('vite-react-ssg', 'build'),
  output: 'dist',
  caches: ['.vite-react-ssg-temp', 'node_modules'],
};
