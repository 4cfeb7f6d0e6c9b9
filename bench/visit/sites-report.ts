/** Tables of what was visited of many sites, as Markdown, and their goals. */
import type { Section } from '../support/docs-page.ts';
import { median, quantile } from '../support/quantile.ts';
import { tableOf } from '../support/tables.ts';
import { hasAllPoints } from './first-view/lighthouse.ts';
import type { VisitedSite } from './sites.ts';

const HEAD = ['site', 'pages', 'with all points', 'home KB', '÷ bare page', 'blocking ms', 'shift', 'click ms', 'p95'];

/** Returns a row for each site, with the worst of its pages, and the goals of all together. */
export function sitesOf(sites: VisitedSite[]): Section {
  const rows = sites.map((site) => [
    site.name,
    String(site.pages.length),
    String(site.pages.filter(isFull).length),
    (site.home.bytes / 1000).toFixed(1),
    site.home.ratio.toFixed(2),
    worstOf(site, 'blocked').toFixed(0),
    worstOf(site, 'shifted').toFixed(3),
    ...[median, p95].map((middle) => (site.clicks.length === 0 ? '–' : middle(timesOf(site)).toFixed(0))),
  ]);
  const pages = sites.flatMap((site) => site.pages);
  const worst = (valueOf: (site: VisitedSite) => number) => Math.max(...sites.map(valueOf));
  const lost = pages
    .filter((page) => !isFull(page))
    .map(({ path, verdict }) => `${path} (${verdict.faults.join(', ') || 'performance'})`);
  const says = `${pages.length - lost.length} of ${pages.length} pages have all points${lost.length === 0 ? '' : `; not ${lost.join(', ')}`}.`;
  return {
    text: `${says}\n\n${tableOf(HEAD, rows)}`,
    goals: [
      { says: 'pages without all points', value: lost.length, atMost: 0, digits: 0 },
      { says: 'first view of a home page, bytes', value: worst(({ home }) => home.bytes), atMost: 14_336, digits: 0 },
      { says: 'largest paint of a home page ÷ bare page', value: worst(({ home }) => home.ratio), atMost: 1.15 },
      { says: 'blocking time, the worst, ms', value: worst((site) => worstOf(site, 'blocked')), atMost: 0, digits: 0 },
      { says: 'layout shift, the worst', value: worst((site) => worstOf(site, 'shifted')), atMost: 0, digits: 3 },
      { says: 'a click, 95th percentile, ms', value: p95(sites.flatMap(timesOf)), atMost: 100, digits: 0 },
    ],
  };
}

const isFull = ({ verdict, isListed }: VisitedSite['pages'][number]) => hasAllPoints(verdict, isListed);
const timesOf = ({ clicks }: VisitedSite) => clicks.map(({ milliseconds }) => milliseconds);
const p95 = (times: number[]) => quantile(times, 0.95);

function worstOf({ pages }: VisitedSite, metric: 'blocked' | 'shifted'): number {
  return Math.max(...pages.map(({ verdict }) => verdict.metrics[metric]));
}
