/**
 * Makes the tables of a run, and tells whether its goals are met, in Markdown, for the terminal and for the page alike.
 */
import { tableOf } from '../support/docs-page.ts';
import { verdictOn } from '../support/verdict.ts';
import { median, quantile } from '../support/quantile.ts';
import type { Verdict } from './lighthouse.ts';
import { SLOWDOWN, TOUCH_MS } from './navigation.ts';
import type { Navigation } from './navigation.ts';
import type { FirstView } from './peers.ts';
import type { Examined } from './routes.ts';

/** At most so many times the bare page's largest paint; milliseconds from click to picture. */
const AIMS = { largestPaint: 1.15, click: 100 };
const SCORES = ['performance', 'accessibility', 'best practices', 'SEO'];

/** Returns the table of every page's scores, and the failed audits. */
export function routesOf(pages: Examined[]): string {
  const rows = pages.map(({ path, verdict, limit }) => [
    path,
    ...Object.values(verdict.scores).map(String),
    ...timesOf(verdict, limit),
    verdict.faults.join(', '),
  ]);
  const head = ['page', ...SCORES, 'LCP ms', '÷ bare page', 'blocking ms', 'shift', 'what cost points'];
  const full = pages.filter(hasAllPoints).length;
  const worst = (valueOf: (page: Examined) => number) => Math.max(...pages.map(valueOf));
  const aims = [
    `pages without all points (SEO: those that may be listed): ${verdictOn(pages.length - full, 0, 0)}`,
    `largest paint ÷ bare page, the worst: ${verdictOn(
      worst(({ verdict, limit }) => verdict.metrics.largestPaint / limit),
      AIMS.largestPaint,
    )}`,
    `blocking time, the worst, ms: ${verdictOn(
      worst(({ verdict }) => verdict.metrics.blocked),
      0,
      0,
    )}`,
    `layout shift, the worst: ${verdictOn(
      worst(({ verdict }) => verdict.metrics.shifted),
      0,
      3,
    )}`,
  ];
  return [tableOf(head, rows), listOf(aims)].join('\n\n');
}

function hasAllPoints({ isListed, verdict: { scores } }: Examined): boolean {
  return Object.entries(scores).every(([name, score]) => score === 100 || (name === 'seo' && !isListed));
}

/** Returns the table of the same page by each generator; the limit is the last. */
export function peersOf(views: FirstView[]): string {
  const limit = views.at(-1)!.verdict.metrics.largestPaint;
  const rows = views.map(({ name, bytes, verdict }) => [
    name,
    ...Object.values(verdict.scores).map(String),
    ...timesOf(verdict, limit),
    (bytes / 1000).toFixed(1),
  ]);
  const head = ['made by', ...SCORES, 'LCP ms', '÷ bare page', 'blocking ms', 'shift', 'KB before first paint'];
  const astro = views.find(({ name }) => name.startsWith('Astro'));
  const aims = astro ? [`bytes before the first paint ÷ Astro: ${verdictOn(views[0]!.bytes / astro.bytes, 1)}`] : [];
  return [tableOf(head, rows), listOf(aims)].join('\n\n');
}

/** Returns the table of all navigations, and of the slowest. */
export function navigationsOf(all: Navigation[]): string {
  const times = all.map(({ milliseconds }) => milliseconds);
  const most = Math.max(...all.map(({ requests }) => requests.length));
  const slowest = all.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 5);
  const rows = slowest.map(({ from, path, milliseconds, requests }) => [
    `${from} → ${path}`,
    milliseconds.toFixed(0),
    requests.join(' '),
  ]);
  const summary = `${all.length} ways, the processor slowed ${SLOWDOWN} times, the link touched ${TOUCH_MS} ms before the click: median ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms.`;
  const aims = [
    `95th percentile, ms: ${verdictOn(quantile(times, 0.95), AIMS.click, 0)}`,
    `requests for one navigation: ${verdictOn(most, 1, 0)}`,
  ];
  const table = tableOf(['the slowest', 'ms', 'requests'], rows);
  return [summary, table, listOf(aims)].join('\n\n');
}

function timesOf({ metrics }: Verdict, limit: number): string[] {
  const { largestPaint, blocked, shifted } = metrics;
  return [largestPaint.toFixed(0), (largestPaint / limit).toFixed(2), blocked.toFixed(0), shifted.toFixed(3)];
}

const listOf = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');
