/** How long the texts are, how hard to read and how alike: the agreed limits, page by page. */
import { describe, expect, test } from 'vitest';
import type { Route } from '../../schema/types.ts';
import { textWords } from '../../scripts/words/measures.ts';
import { comparePages, measurePages } from '../../scripts/words/pages.ts';
import { pagePassages } from '../../scripts/words/passages.ts';
import { site } from '../support/sites/manifest.ts';

const isPlace = (path: string) => path.startsWith('/air-ambulance-services-');

/** Words of what is written for one page alone: a shared block, such as the contact form, counts on none. */
function ownWords(route: Route): number {
  const others = new Set(site.routes.filter((other) => other !== route).flatMap(({ blocks }) => blocks));
  const own = { ...route, blocks: route.blocks.filter((block) => !others.has(block)) };
  return textWords(
    pagePassages(own)
      .flatMap(({ lines }) => lines)
      .join('\n'),
  ).length;
}

describe('lengths', () => {
  const SERVICES = new Set([
    '/services/private-air-ambulance',
    '/services/commercial-air-ambulance',
    '/services/rotary-wings',
    '/air-ambulance',
    '/ground-ambulance',
    '/medical-tourism',
    '/medict-team-consultancy',
    '/assistance-for-elderly',
  ]);

  test.each(site.routes.filter(({ path }) => isPlace(path)))('$path has 600 words or more', (route) => {
    expect(ownWords(route)).toBeGreaterThanOrEqual(600);
  });

  test.each(site.routes.filter(({ path }) => SERVICES.has(path)))('$path has 500 to 900 words', (route) => {
    expect(ownWords(route)).toBeGreaterThanOrEqual(500);
    expect(ownWords(route)).toBeLessThanOrEqual(900);
  });

  test('the article has 1,200 to 1,800 words', () => {
    const words = ownWords(site.routes.find(({ path }) => path === '/blog1')!);
    expect(words).toBeGreaterThanOrEqual(1200);
    expect(words).toBeLessThanOrEqual(1800);
  });

  test.each([...site.routes, { ...site.notFound, path: 'not found' }])(
    '$path has a title of at most 60 characters and a description of 70 to 160',
    ({ meta }) => {
      expect(meta.title.length).toBeLessThanOrEqual(60);
      expect(meta.description.length).toBeGreaterThanOrEqual(70);
      expect(meta.description.length).toBeLessThanOrEqual(160);
    },
  );
});

describe('reading', () => {
  const pages = measurePages(site, 'ask');

  test.each(pages)('$path says "ask" at most twice', ({ count }) => {
    expect(count).toBeLessThanOrEqual(2);
  });

  test.each(pages.filter(({ words }) => words > 500))('$path has short and long sentences', ({ sentences }) => {
    expect(sentences.spread).toBeGreaterThan(3);
    expect(sentences.mean).toBeLessThan(12);
  });

  test.each(pages)('$path asks for at most eight years of school', ({ grade }) => {
    expect(grade).toBeLessThanOrEqual(8);
  });
});

describe('wording', () => {
  const pairs = comparePages(site);

  test('no two place pages share more than 15% of their five-word runs', () => {
    const places = pairs.filter(({ paths }) => paths.every(isPlace));
    expect(places).toHaveLength((22 * 21) / 2);
    expect(places.filter(({ similarity }) => similarity > 0.15)).toEqual([]);
  });

  test('nor do any other two pages, the shared form included', () => {
    expect(pairs.filter(({ similarity }) => similarity > 0.15)).toEqual([]);
  });
});
