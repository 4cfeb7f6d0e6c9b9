/** The overview of all services. */
import { describe, expect, test } from 'vitest';
import { block, cardTitles, links, texts, visibleText } from '../../support/sites/built-pages.ts';
import { site } from '../../support/sites/manifest.ts';
import { SERVICES } from '../../support/sites/site-paths.ts';

describe('the services overview', () => {
  const cards = () => block('/services', 'cards').querySelectorAll('.card');
  const written = site.routes
    .find(({ path }) => path === '/services')!
    .blocks.flatMap((one) => (one.type === 'cards' ? [one] : []))[0]!.items;

  test('shows three services first', () => {
    expect(cards()).toHaveLength(3);
  });

  describe.for(SERVICES.map(([title, to], index) => [title, to, index] as const))('shows %s', ([title, to, index]) => {
    test('by its name', () => {
      expect(visibleText(cards()[index]!.querySelector('h3')!)).toBe(title);
    });

    test('with the first four of its features', () => {
      const { features } = written[index]!;
      expect(features!.length).toBeGreaterThan(4);
      expect(cards()[index]!.querySelectorAll('.features li').map(visibleText)).toEqual(features!.slice(0, 4));
    });

    test('with a link Learn More to its page', () => {
      const [link] = cards()[index]!.querySelectorAll('a');
      expect([visibleText(link!), link!.getAttribute('href')]).toEqual(['Learn More', to]);
    });
  });

  test.for(['24/7 Availability', 'Safety First', 'Compassionate Care'])('gives the reason %s', (reason) => {
    expect(texts('/services', 'main #reasons h3')).toContain(reason);
  });

  test('gives three reasons', () => {
    expect(cardTitles('/services').at(-1)).toHaveLength(3);
  });

  test('has a button that calls', () => {
    const buttons = links('/services', 'main .call-to-action .actions');
    expect(buttons.filter(([, to]) => /^tel:\+\d{11,}$/.test(to))).toHaveLength(1);
  });

  test('has the button Request Quote, which leads to the contact page', () => {
    expect(links('/services', 'main .call-to-action .actions')).toContainEqual(['Request Quote', '/contact']);
  });
});
