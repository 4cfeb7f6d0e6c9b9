import { command, manifestAt } from '../../peer.ts';
import type { Peer } from '../../peer.ts';
import { versionOf } from '../../paths.ts';

export const peer: Peer = {
  name: 'Eleventy, Nunjucks',
  version: versionOf('@11ty/eleventy'),
  write: manifestAt('_data/site.yaml'),
  command: command('eleventy', '--quiet'),
  output: '_site',
  caches: ['.cache'],
};
