/** The pages of the three services: private, commercial and rotary wings. */
import { describe, expect, test } from 'vitest';
import { block, cardTitles, find, links, texts, visibleText } from '../../support/sites/built-pages.ts';
import { SERVICES } from '../../support/sites/site-paths.ts';

describe.for(SERVICES)('the page %s', ([name, path]) => {
  test('opens with a header that names the service', () => {
    expect(texts(path, 'main .hero h1')[0]!.toLowerCase()).toContain(name.toLowerCase());
  });

  test('has two feature sections, each with a heading and a text', () => {
    expect(find(path, 'main .feature')).toHaveLength(2);
    for (const nth of [0, 1]) {
      expect.soft(visibleText(block(path, 'feature', nth).querySelector('h2')!)).not.toBe('');
      expect.soft(visibleText(block(path, 'feature', nth).querySelector('.prose')!).length).toBeGreaterThan(200);
    }
  });

  test.for(['ICU-Level Care', 'Specialized Medical Team', 'Rapid Deployment', 'Bed-to-Bed Service'])(
    'has the key feature %s, with an icon and a description',
    (feature) => {
      const card = find(path, 'main .cards .card').find((one) => visibleText(one.querySelector('h3')!) === feature);
      expect(card!.querySelectorAll('svg')).toHaveLength(1);
      expect(visibleText(card!.querySelector('p')!).length).toBeGreaterThan(40);
    },
  );

  test('has four key features', () => {
    expect(cardTitles(path)).toEqual([expect.objectContaining({ length: 4 })]);
  });

  test('answers each of its questions', () => {
    for (const answer of texts(path, 'main .faq details .prose')) expect.soft(answer.length).toBeGreaterThan(40);
  });

  test('has no question open at first', () => {
    expect(find(path, 'main .faq details[open]')).toEqual([]);
  });

  test('offers to call', () => {
    const buttons = links(path, 'main .call-to-action .actions');
    expect(buttons.filter(([, to]) => /^tel:\+\d{11,}$/.test(to))).toHaveLength(1);
  });

  test('offers Request a Quote, which leads to the contact page', () => {
    expect(links(path, 'main .call-to-action .actions')).toContainEqual(['Request a Quote', '/contact']);
  });
});

test.for(SERVICES.slice(0, 2))('the page %s has the contact form', ([, path]) => {
  expect(find(path, 'main form').map((form) => form.getAttribute('action'))).toEqual(['/Contact.php']);
});
