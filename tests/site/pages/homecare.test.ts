/** The two homecare pages: of all India, and of Chennai. */
import { describe, expect, test } from 'vitest';
import { block, cardTitles, find, meta, only, stats, texts, visibleText } from '../../support/sites/built-pages.ts';
import { site } from '../../support/sites/manifest.ts';
import { GROUND_STATS } from '../../support/sites/site-paths.ts';

const PATHS = ['/homecare', '/homecare-services-in-chennai'];

describe.for(PATHS)('the page %s', (path) => {
  test('opens with a hero', () => {
    expect(find(path, 'main section')[0]!.classList.contains('hero')).toBe(true);
  });

  test.for(GROUND_STATS)('has the figure %s', (figure) => {
    expect(stats(path)).toContain(figure);
  });

  test('has four figures, right below the hero', () => {
    expect(stats(path)).toHaveLength(4);
    expect(find(path, 'main section')[1]!.classList.contains('stats')).toBe(true);
  });

  test.for(['Certified Medical Experts', 'Hygienic & Safe Practices', '24×7 Support'])(
    'gives the reason %s',
    (reason) => {
      expect(cardTitles(path)[0]).toContain(reason);
    },
  );

  test('gives three reasons to choose the company', () => {
    expect(visibleText(block(path, 'cards').querySelector('h2')!)).toMatch(/choose us/);
    expect(cardTitles(path)[0]).toHaveLength(3);
  });

  test.for([
    'Nursing Care at Home',
    'Elderly Care at Home',
    'Post-Surgery Care',
    'Physiotherapy at Home',
    'Attendant Services',
    'Flexible 24-Hour Home Care',
  ])('offers %s', (solution) => {
    expect(texts(path, 'main #solutions h3')).toContain(solution);
  });

  test('offers six kinds of care', () => {
    expect(texts(path, 'main #solutions h3')).toHaveLength(6);
  });

  test.for([/^hourly\b/i, /^12-hour\b/, /^24-hour\b/])('has a plan of the length %s', (length) => {
    const plans = find(path, 'main #solutions .card')
      .find((card) => visibleText(card.querySelector('h3')!).startsWith('Flexible'))!
      .querySelectorAll('.features li')
      .map(visibleText);
    expect(plans.filter((plan) => length.test(plan))).toHaveLength(1);
    expect(plans).toHaveLength(3);
  });

  test('names the advantages of care at home', () => {
    const section = only(path, 'main #advantages');
    expect(visibleText(section.querySelector('h2')!)).toMatch(/\badvantages\b/i);
    expect(section.querySelectorAll('li').length).toBeGreaterThanOrEqual(4);
  });

  test('says when to choose care at home, and when not', () => {
    const section = only(path, 'main #when-to-choose');
    expect(visibleText(section.querySelector('h2')!)).toMatch(/\bwhen\b/i);
    expect(section.querySelectorAll('ul').length).toBeGreaterThanOrEqual(2);
  });

  test('answers each of its questions', () => {
    for (const answer of texts(path, 'main .faq details .prose')) expect.soft(answer.length).toBeGreaterThan(40);
  });

  test('has no question open at first', () => {
    expect(find(path, 'main .faq details[open]')).toEqual([]);
  });
});

describe('where links to the homecare pages lead that are shared or found', () => {
  const canonical = (path: string) => only(path, 'link[rel=canonical]').getAttribute('href');

  test.for([
    ['/homecare', 'the company’s own public site', `${site.url}/homecare`],
    ['/homecare-services-in-chennai', 'a placeholder host', 'https://placeholder.example/homecare-services-in-chennai'],
  ] as const)('from %s: to %s, for search engines and in previews', ([path, , address]) => {
    expect(canonical(path)).toBe(address);
    expect(meta(path, 'og:url')).toBe(address);
  });
});
