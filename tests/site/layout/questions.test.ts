/** The lists of questions, wherever they are: how many, and that one answer is open at a time. */
import { describe, expect, test } from 'vitest';
import { find } from '../../support/sites/built-pages.ts';
import { PATHS } from '../../support/sites/site-paths.ts';

const COUNTS: Record<string, number> = {
  '/': 4,
  '/services/private-air-ambulance': 4,
  '/services/commercial-air-ambulance': 4,
  '/services/rotary-wings': 4,
  '/air-ambulance': 4,
  '/ground-ambulance': 4,
  '/homecare': 8,
  '/homecare-services-in-chennai': 8,
};

describe('the questions', () => {
  test.for(Object.entries(COUNTS))('of %s are %i', ([path, count]) => {
    expect(find(path, 'main .faq')).toHaveLength(1);
    expect(find(path, 'main .faq details')).toHaveLength(count);
  });

  test.for(Object.keys(COUNTS))('of %s are one group, of which the browser keeps one open', (path) => {
    const groups = new Set(find(path, 'main .faq details').map((question) => question.getAttribute('name')));
    expect([...groups]).toEqual([expect.stringMatching(/\S/)]);
    expect(find(path, 'main .faq details[open]').length).toBeLessThanOrEqual(1);
  });

  test('are on no other page', () => {
    expect(PATHS.filter((path) => !(path in COUNTS) && find(path, 'main .faq').length > 0)).toEqual([]);
  });
});
