/** Tables of a run as Markdown, for the terminal and for the page alike, and its goals. */
import { tableOf } from '../support/tables.ts';
import type { Section } from '../support/docs-page.ts';
import { median, quantile } from '../support/quantile.ts';
import { hasAllPoints, phoneOf } from './first-view/lighthouse.ts';
import type { Verdict } from './first-view/lighthouse.ts';
import { SLOWDOWN, TOUCH_MS } from './navigation.ts';
import type { Navigation } from './navigation.ts';
import type { FirstView } from './first-view/peers.ts';
import type { Examined } from './first-view/routes.ts';

const SCORES = ['performance', 'accessibility', 'best practices', 'SEO'];

/** So many pages are shown. */
const SHOWN = 8;

/** Returns the scores of the pages that are furthest from the goals. */
export function routesOf(pages: Examined[], slowdown: number): Section {
  const ratioOf = ({ verdict, limit }: Examined) => verdict.metrics.largestPaint / limit;
  const isFull = ({ verdict, isListed }: Examined) => hasAllPoints(verdict, isListed);
  const lost = (page: Examined) => (isFull(page) ? 0 : 1);
  const furthest = pages
    .toSorted(
      (a, b) => lost(b) - lost(a) || ratioOf(b) - ratioOf(a) || b.verdict.metrics.blocked - a.verdict.metrics.blocked,
    )
    .slice(0, SHOWN);
  const rows = furthest.map(({ path, verdict, limit }) => [
    path,
    ...Object.values(verdict.scores).map(String),
    ...timesOf(verdict, limit),
    verdict.faults.join(', '),
  ]);
  const head = ['page', ...SCORES, 'LCP ms', '÷ bare page', 'blocking ms', 'shift', 'what cost points'];
  const worst = (valueOf: (page: Examined) => number) => Math.max(...pages.map(valueOf));
  const full = pages.filter(isFull).length;
  const phone = phoneOf(
    pages.map(({ verdict }) => verdict),
    slowdown,
  );
  return {
    text: `${phone}\n\n${full} of ${pages.length} pages have all points (SEO: those that may be listed). The ${rows.length} furthest from the goals:\n\n${tableOf(head, rows)}`,
    goals: [
      { says: 'pages without all points', value: pages.length - full, atMost: 0, digits: 0 },
      { says: 'largest paint ÷ bare page, the worst', value: worst(ratioOf), atMost: 1.15 },
      {
        says: 'blocking time, the worst, ms',
        value: worst(({ verdict }) => verdict.metrics.blocked),
        atMost: 0,
        digits: 0,
      },
      { says: 'layout shift, the worst', value: worst(({ verdict }) => verdict.metrics.shifted), atMost: 0, digits: 3 },
    ],
  };
}

/** Returns the table of the same page by each generator; the limit is the last. */
export function peersOf(views: FirstView[]): Section {
  const limit = views.at(-1)!.verdict.metrics.largestPaint;
  const rows = views.map(({ name, bytes, nextBytes, verdict }) => [
    name,
    ...Object.values(verdict.scores).map(String),
    ...timesOf(verdict, limit),
    (bytes / 1000).toFixed(1),
    (nextBytes / 1000).toFixed(1),
  ]);
  const times = ['LCP ms', '÷ bare page', 'blocking ms', 'shift'];
  const head = ['made by', ...SCORES, ...times, 'KB before first paint', 'on the next page'];
  const astro = views.find(({ name }) => name.startsWith('Astro'));
  const goals = [
    { says: 'bytes before the first paint ÷ Astro', value: astro && views[0]!.bytes / astro.bytes, atMost: 1.5 },
    { says: 'the same on the next page ÷ Astro', value: astro && views[0]!.nextBytes / astro.nextBytes, atMost: 1 },
  ];
  return { text: tableOf(head, rows), goals };
}

/** Returns the table of all navigations, and of the slowest. */
export function navigationsOf(all: Navigation[]): Section {
  const times = all.map(({ milliseconds }) => milliseconds);
  const most = Math.max(...all.map(({ requests }) => requests.length));
  const slowest = all.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 5);
  const rows = slowest.map(({ from, path, milliseconds, requests }) => [
    `${from} → ${path}`,
    milliseconds.toFixed(0),
    requests.join(' '),
  ]);
  const says = `${all.length} ways, the processor slowed ${SLOWDOWN} times, the link touched ${TOUCH_MS} ms before the click: median ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms.`;
  return {
    text: `${says}\n\n${tableOf(['the slowest', 'ms', 'requests'], rows)}`,
    goals: [
      { says: '95th percentile, ms', value: quantile(times, 0.95), atMost: 100, digits: 0 },
      { says: 'requests for one navigation', value: most, atMost: 1, digits: 0 },
    ],
  };
}

function timesOf({ metrics }: Verdict, limit: number): string[] {
  const { largestPaint, blocked, shifted } = metrics;
  return [largestPaint.toFixed(0), (largestPaint / limit).toFixed(2), blocked.toFixed(0), shifted.toFixed(3)];
}
