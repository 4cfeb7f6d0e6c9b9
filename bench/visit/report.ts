/** The three tables, and whether they keep what is promised. */
import { median, quantile } from '../quantile.ts';
import { row } from './figures.ts';
import type { FirstView } from './first-view.ts';
import type { Verdict } from './lighthouse.ts';
import type { Navigation } from './navigation.ts';

const AIMS = { largestPaint: 1.15, click: 100 };

export interface Examined {
  path: string;
  /** Whether search engines may list it: others lose points in SEO on purpose. */
  isListed: boolean;
  verdict: Verdict;
}

/** Every page's scores; a page that misses something is told with what. */
export function reportLighthouse(pages: Examined[], runs: number): void {
  const widths = [Math.max(...pages.map(({ path }) => path.length)), 5, 5, 5, 5, 7, 7, 6];
  console.log(`\nLighthouse, phone on slow 4G, medians of ${runs}`);
  console.log(row('page', ['perf', 'a11y', 'best', 'seo', 'LCP ms', 'TBT ms', 'shift'], widths));
  for (const { path, verdict } of pages) {
    const { largestPaint, blocked, shifted } = verdict.metrics;
    const metrics = [largestPaint.toFixed(0), blocked.toFixed(0), shifted.toFixed(3)];
    console.log(row(path, [...Object.values(verdict.scores), ...metrics], widths), verdict.faults.join(', '));
  }
  const missing = pages.filter((page) => !isFaultless(page)).map(({ path }) => path);
  console.log(`${pages.length - missing.length} of ${pages.length} pages have all points, no blocking and no shift.`);
}

function isFaultless({ isListed, verdict: { scores, metrics } }: Examined): boolean {
  const counted = Object.entries(scores).filter(([name]) => isListed || name !== 'seo');
  return counted.every(([, score]) => score === 100) && metrics.blocked === 0 && metrics.shifted === 0;
}

/** Each page beside the limit, which is the last of them. */
export function reportFirstViews(views: FirstView[]): void {
  const widths = [Math.max(...views.map(({ name }) => name.length)), 7, 9, 26];
  const limit = views.at(-1)!;
  console.log('\nThe same page, made by each');
  console.log(row('', ['LCP ms', 'to limit', 'bytes before first paint'], widths));
  for (const { name, largestPaint, bytes } of views)
    console.log(row(name, [largestPaint.toFixed(0), (largestPaint / limit.largestPaint).toFixed(2), bytes], widths));
  console.log(`Aim: LCP at most ${AIMS.largestPaint} of the limit.`);
}

/** All ways from page to page, and the slowest of them. */
export function reportNavigations(all: Navigation[], { slowdown, touch }: { slowdown: number; touch: number }): void {
  const times = all.map(({ milliseconds }) => milliseconds);
  const [p50, p95, max] = [median(times), quantile(times, 0.95), Math.max(...times)].map((time) => time.toFixed(0));
  console.log(
    `\nFrom click to picture: ${all.length} routes, processor slowed ${slowdown} times, touched ${touch} ms before`,
  );
  console.log(`p50 ${p50} ms, p95 ${p95} ms, max ${max} ms (aim: p95 at most ${AIMS.click} ms)`);
  const most = Math.max(...all.map(({ requests }) => requests.length));
  console.log(`Requests for one navigation: ${most} at most (aim: 1)`);
  for (const { path, from, milliseconds, requests } of slowest(all))
    console.log(`  ${milliseconds.toFixed(0)} ms  ${from} → ${path}  ${requests.join(' ')}`);
}

const slowest = (all: Navigation[]) => all.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 5);
