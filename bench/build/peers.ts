/** Everything that is measured, in the order of the table. */
import { UsageError } from '../../scripts/run.ts';
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
import { bundling, drawing, site, siteAnew, siteBundling, waybill } from './peers/waybill/peer.ts';

/** A peer with its key, by which `--peers` chooses it, and the folder of its files below peers/. */
export interface Entry {
  key: string;
  files: string;
  peer: Peer;
  /** It builds the project's own site, not the made-up one. */
  ownSite?: true;
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

/** The peers of these keys, Waybill always first; all where none is named. */
export function choosePeers(keys: string[]): Entry[] {
  refuseUnknown(keys);
  return entries.filter(([key]) => keys.length === 0 || key === 'waybill' || keys.includes(key)).map(entryOf);
}

const siteEntries: Entry[] = (
  [
    ['site', site],
    ['site-bundling', siteBundling],
    ['site-anew', siteAnew],
  ] as const
).map(([key, peer]) => ({ key, files: 'waybill', peer, ownSite: true }));

/** Waybill with the project's own site, and the peers of these keys with a made-up one; Astro where none is named. */
export function choosePeersOfSite(keys: string[]): Entry[] {
  refuseUnknown(keys);
  const others = keys.length === 0 ? ['astro'] : keys;
  return [...siteEntries, ...entries.filter(([key]) => others.includes(key)).map(entryOf)];
}

function entryOf([key, peer, files = key]: (typeof entries)[number]): Entry {
  return { key, files, peer };
}

function refuseUnknown(keys: string[]): void {
  const known = entries.map(([key]) => key);
  const unknown = keys.find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new UsageError(`There is no peer "${unknown}". Choose with --peers from: ${known.join(', ')}.`);
}
