import { describe, expect, test } from 'vitest';
import { cardTitles, find, links, only, stats, texts, visibleText } from '../../support/sites/built-pages.ts';

describe('the page about the company', () => {
  test.for(['20+ years', '10,000+ successful transports', '50+ medical professionals', '25+ aircraft fleet'])(
    'has the figure %s',
    (figure) => {
      expect(stats('/about').map((one) => one.toLowerCase())).toContain(figure);
    },
  );

  test('has four figures', () => {
    expect(stats('/about')).toHaveLength(4);
  });

  test('tells its mission', () => {
    const mission = only('/about', 'main #mission');
    expect(visibleText(mission.querySelector('h2')!)).toMatch(/mission/i);
    expect(visibleText(mission.querySelector('.prose')!).length).toBeGreaterThan(100);
  });

  test.for(['Compassionate Care', 'Safety First', 'Rapid Response', 'Global Reach'])('has the value %s', (value) => {
    expect(texts('/about', 'main #values h3')).toContain(value);
  });

  test('has four values', () => {
    expect(texts('/about', 'main #values h3')).toHaveLength(4);
  });

  test('tells how the company was founded', () => {
    const story = visibleText(only('/about', 'main #story'));
    expect(story).toMatch(/founded in 2004/);
    expect(story.length).toBeGreaterThan(200);
  });

  test('gives six reasons under Why choose us, each with a text', () => {
    expect(texts('/about', 'main #why-us h2')).toEqual(['Why choose us']);
    expect(cardTitles('/about').at(-1)).toHaveLength(6);
    for (const text of texts('/about', 'main #why-us .card p')) expect.soft(text.length).toBeGreaterThan(40);
  });

  test('has a button that calls', () => {
    const buttons = links('/about', 'main .call-to-action .actions');
    expect(buttons.filter(([, to]) => /^tel:\+\d{11,}$/.test(to))).toHaveLength(1);
  });

  test('has the button Request a Quote, which leads to the contact page', () => {
    expect(links('/about', 'main .call-to-action .actions')).toContainEqual(['Request a Quote', '/contact']);
    expect(find('/about', 'main .call-to-action')).toHaveLength(1);
  });
});
