/** Everything that is measured, in the order of the table. */
import type { Peer } from './peer.ts';
import { peer as astro } from './peers/astro/peer.ts';
import { peer as eleventyJs } from './peers/eleventy-js/peer.ts';
import { peer as eleventyNunjucks } from './peers/eleventy-nunjucks/peer.ts';
import { peer as hugo } from './peers/hugo/peer.ts';
import { flat, folders } from './peers/limit-files/peer.ts';
import { peer as react } from './peers/limit-react/peer.ts';
import { peer as next } from './peers/next/peer.ts';
import { peer as viteReactSsg } from './peers/vite-react-ssg/peer.ts';
import { peer as vitepress } from './peers/vitepress/peer.ts';
import { bundling, drawing, waybill } from './peers/waybill/peer.ts';

/** A peer with its key, by which `--peers` chooses it, and the folder of its files below peers/. */
export interface Entry {
  key: string;
  files: string;
  peer: Peer;
}

const entries: [key: string, peer: Peer, files?: string][] = [
  ['waybill', waybill],
  ['waybill-bundling', bundling, 'waybill'],
  ['waybill-drawing', drawing, 'waybill'],
  ['hugo', hugo],
  ['eleventy-js', eleventyJs],
  ['eleventy-nunjucks', eleventyNunjucks],
  ['astro', astro],
  ['next', next],
  ['vite-react-ssg', viteReactSsg],
  ['vitepress', vitepress],
  ['limit-flat', flat, 'limit-files'],
  ['limit-folders', folders, 'limit-files'],
  ['limit-react', react],
];

/** The peers of these keys, Waybill always first; all where none is named. Throws a sentence for an unknown key. */
export function choosePeers(keys: string[]): Entry[] {
  const unknown = keys.find((key) => !entries.some(([known]) => known === key));
  if (unknown !== undefined)
    throw new Error(`There is no peer "${unknown}". There are: ${entries.map(([key]) => key).join(', ')}.`);
  return entries
    .filter(([key]) => keys.length === 0 || key === 'waybill' || keys.includes(key))
    .map(([key, peer, files = key]) => ({ key, files, peer }));
}
