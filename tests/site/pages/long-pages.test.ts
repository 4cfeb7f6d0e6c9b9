/** The long pages: air ambulance, medical tourism, ground ambulance. */
import { describe, expect, test } from 'vitest';
import { cardTitles, find, stats, texts } from '../../support/sites/built-pages.ts';
import { COMPANY_STATS, GROUND_STATS } from '../../support/sites/site-paths.ts';

describe.for(['/air-ambulance', '/medical-tourism'])('the page %s', (path) => {
  test('opens with a hero', () => {
    expect(find(path, 'main section')[0]!.classList.contains('hero')).toBe(true);
  });

  test.for(COMPANY_STATS)('has the figure %s', (figure) => {
    expect(stats(path)).toContain(figure);
  });

  test('has four figures, right below the hero', () => {
    expect(stats(path)).toHaveLength(4);
    expect(find(path, 'main section')[1]!.classList.contains('stats')).toBe(true);
  });

  test.for(['Specialist Doctors', 'General Surgery', 'Affordable Caring'])('has the quality %s', (quality) => {
    expect(cardTitles(path)[0]).toContain(quality);
  });

  test('has three qualities, each with a text', () => {
    expect(cardTitles(path)[0]).toHaveLength(3);
    for (const text of texts(path, 'main .cards .card p')) expect.soft(text.length).toBeGreaterThan(40);
  });

  test('has a long text', () => {
    expect(texts(path, 'main .longtext')[0]!.split(' ').length).toBeGreaterThan(250);
  });
});

describe('the page /ground-ambulance', () => {
  test.for(GROUND_STATS)('has the figure %s', (figure) => {
    expect(stats('/ground-ambulance')).toContain(figure);
  });

  test('has four figures', () => {
    expect(stats('/ground-ambulance')).toHaveLength(4);
  });

  test('has a long text', () => {
    expect(texts('/ground-ambulance', 'main .longtext')[0]!.split(' ').length).toBeGreaterThan(250);
  });
});

test.for(['/air-ambulance', '/ground-ambulance'])('the page %s answers each of its questions', (path) => {
  for (const answer of texts(path, 'main .faq details .prose')) expect.soft(answer.length).toBeGreaterThan(40);
});
