/** What is known of the pages of a large site is small, and says the same. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../manifest/check/manifest-file.ts';
import { NeedsWholeCheck } from '../../../manifest/incremental/needs-whole-check.ts';
import { readSummaries, summaryOfHead } from '../../../manifest/incremental/page-summary.ts';
import type { PageSummary } from '../../../manifest/incremental/page-summary.ts';
import { RouteChecker } from '../../../manifest/incremental/route-checker.ts';
import { lintSite } from '../../../manifest/incremental/site-lint.ts';
import { textOfSpan } from '../../../manifest/yaml/routes/batches.ts';
import { splitRoutes } from '../../../manifest/yaml/routes/split-routes.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';

const bytes = readFileSync(EXAMPLE_MANIFEST);
const { sitePart: text, routes } = splitRoutes(bytes)!;
const publicFiles = listFiles(join(dirname(EXAMPLE_MANIFEST), 'public'));
const checker = new RouteChecker(text, publicFiles);
/** The pages of the example. */
const pages = routes.map((span) => checker.check(textOfSpan(bytes, span), 1)[0]!.summary);

/** A page with links to others. */
function pageAt(path: string, ...links: string[]): PageSummary {
  const meta = { title: path, description: path, robots: 'index,follow' as const };
  const written = links.map((to, index) => ({ to, pointer: `/blocks/${index}/text` }));
  return { ...summaryOfHead({ path, name: path, meta }), links: written, anchors: ['top', path.slice(1)] };
}

const findingsOf = (all: PageSummary[]) =>
  lintSite(checker.sitePart, all, { publicFiles }).map(({ code, pointer }) => `${code} ${pointer}`);

test('summaries come back from JSON as they were, and texts that occur again are remembered once', () => {
  const some = [pageAt('/a', '/b', '/b#top', '/b'), pageAt('/b', '/a'), pageAt('/c')];
  const texts = new Map<string, string>();
  expect(readSummaries(JSON.stringify(some), texts)).toEqual(some);
  expect(readSummaries(JSON.stringify([pageAt('/d', '/b')]), texts)).toEqual([pageAt('/d', '/b')]);
  expect([...texts.keys()].toSorted()).toEqual(['/a', '/b', '/b#top', '/blocks/0/text', '/blocks/1/text', '/blocks/2/text']); // prettier-ignore
});

test('among many pages, a link that leads nowhere is found, and a page that no link leads to', () => {
  const [home, ...others] = pages as [PageSummary, ...PageSummary[]];
  const start = { ...home, links: [...home.links, { to: '/p0', pointer: '/blocks/0/lead' }] };
  const chain = Array.from({ length: 3000 }, (_, index) => pageAt(`/p${index}`, `/p${index + 1}`));
  const site = (...ends: PageSummary[]) => [start, ...others, ...chain, ...ends];
  const end = pageAt('/p3000', '/p0#top', '/p1#p1');
  const before = findingsOf(site(end));
  expect(before).toEqual(findingsOf(pages));
  const alone = findingsOf(site(end, pageAt('/alone')));
  expect(alone.filter((one) => !before.includes(one))).toEqual([`orphan-page /routes/${site(end).length}/path`]);
  for (const to of ['/p0#toop', '/p9999', 'p1']) {
    const broken = () => findingsOf(site(pageAt('/p3000', to)));
    expect(broken).toThrow(NeedsWholeCheck);
  }
});
