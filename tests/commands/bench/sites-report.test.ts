/** What bench:visit says of many sites is the worst of their pages. */
import { expect, test } from 'vitest';
import { pageBefore } from '../../../bench/visit/built-site.ts';
import { sitesOf } from '../../../bench/visit/sites-report.ts';
import type { VisitedSite } from '../../../bench/visit/sites.ts';
import { goalLine } from '../../../bench/support/goals.ts';

function visited(name: string, { seo = 100, blocked = 0, click = 50, ratio = 1 }): VisitedSite {
  const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo };
  const metrics = { firstPaint: 700, largestPaint: 700, blocked, shifted: 0 };
  return {
    name,
    pages: [{ path: '/', isListed: true, verdict: { scores, metrics, processor: 1000, faults: ['meta-description'] } }],
    home: { bytes: 5000, ratio },
    clicks: [{ path: '/', from: '/about', milliseconds: click, requests: ['/'] }],
  };
}

test('one page that is worse than all others decides', () => {
  const { text, goals } = sitesOf([
    visited('good', {}),
    visited('bad', { seo: 90, blocked: 7, click: 120, ratio: 1.2 }),
  ]);
  expect(text).toContain('1 of 2 pages have all points; not / (meta-description).');
  expect(goals.map(goalLine)).toEqual([
    'pages without all points: **not met** (1, wanted ≤ 0)',
    'first view of a home page, bytes: met (5000, wanted ≤ 14336)',
    'largest paint of a home page ÷ bare page: **not met** (1.20, wanted ≤ 1.15)',
    'blocking time, the worst, ms: **not met** (7, wanted ≤ 0)',
    'layout shift, the worst: met (0.000, wanted ≤ 0.000)',
    'a click, 95th percentile, ms: **not met** (120, wanted ≤ 100)',
  ]);
});

test('a visitor comes from a page of the same language that has a link', () => {
  const page = (path: string, language: string, html: string) => ({ path, language, html, isListed: true });
  const target = page('/hi/about', 'hi', '');
  const [english, hindi] = [page('/', '', '<a href="/hi/about">'), page('/hi', 'hi', '<a href="/hi/about">')];
  expect(pageBefore(target, [english, target, hindi])).toBe(hindi);
  expect(pageBefore({ ...target, html: '"needsFullLoad":true' }, [hindi])).toBeUndefined();
});
