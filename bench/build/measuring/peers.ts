/** Lists everything that is measured, in the order of the table. */
import { UsageError } from '../../../schema/errors.ts';
import type { Peer } from './peer.ts';
import { peer as astro } from '../peers/astro/peer.ts';
import { peer as eleventyJs } from '../peers/eleventy-js/peer.ts';
import { peer as eleventyNunjucks } from '../peers/eleventy-nunjucks/peer.ts';
import { newest as hugoNewest, peer as hugo } from '../peers/hugo/peer.ts';
import { flat, folders } from '../peers/limit-files/peer.ts';
import { peer as react } from '../peers/limit-react/peer.ts';
import { peer as next } from '../peers/next/peer.ts';
import { peer as viteReactSsg } from '../peers/vite-react-ssg/peer.ts';
import { peer as vitepress } from '../peers/vitepress/peer.ts';
import {
  bundling,
  drawing,
  site,
  siteBundling,
  siteFromScratch,
  siteInAllLanguages,
  waybill,
} from '../peers/waybill/peer.ts';

/** What is measured: the made-up site, the project's own, or the cost of a page with growing numbers of them. */
export type Kind = 'build' | 'site' | 'curve';

/** A peer with its key, by which `--peers` chooses it, and the folder of its files below peers/. */
export interface PeerEntry {
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
  ...(process.env['HUGO_NEWEST'] ? [['hugo-newest', hugoNewest, 'hugo'] as [string, Peer, string]] : []),
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

const siteEntries: PeerEntry[] = (
  [
    ['site', site],
    ['site-languages', siteInAllLanguages],
    ['site-bundling', siteBundling],
    ['site-from-scratch', siteFromScratch],
  ] as const
).map(([key, peer]) => ({ key, files: 'waybill', peer, ownSite: true }));

/** The peers that are measured by default. */
const USUAL: Record<Kind | 'visit', string[]> = {
  build: entries.map(([key]) => key),
  site: ['astro'],
  curve: ['hugo', 'eleventy-js', 'limit-flat'],
  visit: ['hugo', 'eleventy-js', 'eleventy-nunjucks', 'astro', 'next', 'vite-react-ssg', 'vitepress'],
};

/** Returns the peers of these keys, or the default ones; Waybill always first, for `site` with the project's own site. */
export function choosePeers(kind: Kind | 'visit', keys: string[]): PeerEntry[] {
  rejectUnknown(keys);
  const chosen = keys.length === 0 ? USUAL[kind] : keys;
  const isChosen = (key: string) => chosen.includes(key) || (key === 'waybill' && kind !== 'site');
  return [...(kind === 'site' ? siteEntries : []), ...entries.filter(([key]) => isChosen(key)).map(entryOf)];
}

function entryOf([key, peer, files = key]: (typeof entries)[number]): PeerEntry {
  return { key, files, peer };
}

function rejectUnknown(keys: string[]): void {
  const known = entries.map(([key]) => key);
  const unknown = keys.find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new UsageError(`There is no peer "${unknown}". Choose with --peers from: ${known.join(', ')}.`);
}
