/** The overview of all services. */
import { describe, expect, test } from 'vitest';
import { block, cardTitles, find, links, texts, visibleText } from '../../support/sites/built-pages.ts';
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

describe('the journey between two places', () => {
  test('has an answer before any script', () => {
    const [line, jet, turboprop] = texts('/services', 'main .journeys .answer p:not([hidden])');
    expect(line).toMatch(/^Mumbai to Delhi: 1,1\d\d km in a straight line$/);
    expect([jet, turboprop]).toEqual(['By jet: about 2 h', 'By turboprop: about 3 h']);
  });

  test('may begin and end at every place that has a page', () => {
    const places = Object.entries(site.places).filter(([name, { page }]) => page !== undefined || name === 'mumbai');
    for (const field of ['from', 'to']) {
      const options = find('/services', `main .journeys select[name=${field}] option`);
      expect(options.map((option) => option.getAttribute('value')).toSorted()).toEqual(
        places.map(([name]) => name).toSorted(),
      );
    }
  });

  test('leads to a table of hours, which has the same places', () => {
    expect(links('/services', 'main .journeys')).toContainEqual(['a table of hours', '/air-ambulance#hours']);
    const listed = texts('/air-ambulance', 'main .distances tbody th');
    const places = Object.values(site.places).filter(({ page }) => page !== undefined);
    expect(listed.toSorted()).toEqual(places.map(({ name }) => name).toSorted());
  });
});
