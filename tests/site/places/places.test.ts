/** The twenty-two pages of cities and countries: what all have in common, what single ones say, and how readers get there. */
import { describe, expect, test } from 'vitest';
import { find, links, mainText, meta, only, texts, title, visibleText } from '../../support/sites/built-pages.ts';
import { PATHS, PLACES, placePath } from '../../support/sites/site-paths.ts';

const addresses = (path: string, selector: string) => links(path, selector).map(([, to]) => to);

describe.for(Object.entries(PLACES))('the page %s, of %s,', ([place, name]) => {
  const path = placePath(place);
  /** The Pune page speaks of Patna in search results. */
  const found = place === 'pune' ? 'Patna' : name;

  test('has a main heading that names the place', () => {
    expect(texts(path, 'main h1')).toEqual([expect.stringContaining(name)]);
  });

  test(`has a title that names ${found}`, () => {
    expect(title(path)).toContain(found);
  });

  test('has a description that names it, or its city', () => {
    expect(meta(path, 'description')).toContain(
      ({ bangalore: 'Bengaluru', bangladesh: 'Dhaka' } as Record<string, string>)[place] ?? found,
    );
  });

  test('is open to search engines, which may follow its links', () => {
    expect(meta(path, 'robots')).toBe('index,follow');
  });

  test('is text only, beside the chart of its flights: no form, no button, no photograph', () => {
    expect(find(path, 'main :is(form, input, button, .button, img, svg:not(.chart))')).toEqual([]);
    expect(find(path, 'main .hero svg.chart')).toHaveLength(1);
  });

  test('has a long text', () => {
    expect(texts(path, 'main .longtext')[0]!.split(' ').length).toBeGreaterThan(400);
  });

  test('lists services as bullets', () => {
    const services = new Set(links('/', '.footer nav[aria-label=Services]').map(([, to]) => to));
    const listed = addresses(path, 'main .longtext ul > li').filter((to) => services.has(to));
    expect(new Set(listed).size).toBeGreaterThanOrEqual(3);
  });

  test('leads to private flights, airline flights and air ambulances', () => {
    const all = ['/services/private-air-ambulance', '/services/commercial-air-ambulance', '/air-ambulance'];
    expect(addresses(path, 'main')).toEqual(expect.arrayContaining(all));
  });

  test('says above its text whom to call in an emergency', () => {
    const order = find(path, 'main :is(.hero, .notice, .longtext)').map(({ classList }) => classList.value[0]);
    expect(order).toEqual(['hero', 'notice', 'longtext']);
    expect(texts(path, 'main .notice p')[0]).toMatch(/\b\d{3,4}\b/);
  });

  test('is a service to search engines', () => {
    expect(only(path, 'head script[type="application/ld+json"]').text).toContain('"@type":"Service"');
  });

  test('closes with a list of what people search for', () => {
    const last = find(path, 'main > div > *').at(-1)!;
    expect(last.classList.contains('phrase-list')).toBe(true);
    const phrases = last.querySelectorAll('li').map(visibleText);
    expect(new Set(phrases).size).toBeGreaterThanOrEqual(10);
    expect(phrases.filter((phrase) => phrase.includes(name)).length).toBeGreaterThanOrEqual(3);
  });

  test('quotes how far the airport is', () => {
    expect(texts(path, 'main .longtext')[0]).toMatch(/\b[Aa]ir(?:port|field)s?\b/);
    expect(texts(path, 'main .longtext')[0]).toMatch(/\d km\b/);
  });

  test('has no paragraph over 60 words, and says "ask" at most twice', () => {
    const paragraphs = find(path, 'main :is(p, li, dd, td, caption):not(:has(p, li))').map(visibleText);
    expect(paragraphs.filter((text) => text.split(' ').length > 60)).toEqual([]);
    expect(mainText(path).match(/\bask(?:s|ed|ing)?\b/gi)?.length ?? 0).toBeLessThanOrEqual(2);
  });

  test('has a strip of facts, a section of its own and a table of flights before its text, and places near at its end', () => {
    const types = find(path, 'main > div > *').map(({ classList }) => classList.value[0]!);
    const text = types.indexOf('longtext');
    expect(types[2]).toBe('stats');
    expect(types.slice(3, text)).toEqual(expect.arrayContaining(['distances']));
    expect(types.slice(3, text).some((type) => ['cards', 'steps', 'table'].includes(type))).toBe(true);
    expect(types.slice(-2)).toEqual(['near', 'phrase-list']);
  });

  test('is linked from the overview of services and from a neighbour', () => {
    expect(addresses('/services', 'main')).toContain(path);
    const neighbours = Object.keys(PLACES)
      .map(placePath)
      .filter((other) => other !== path);
    expect(neighbours.filter((other) => addresses(other, 'main').includes(path))).not.toEqual([]);
  });
});

test('there are twenty-two pages of places', () => {
  expect(PATHS.filter((path) => path.startsWith('/air-ambulance-services-'))).toHaveLength(22);
});

describe('of single places,', () => {
  const text = (place: string) => mainText(placePath(place));
  const heading = (place: string) => texts(placePath(place), 'main h1')[0]!;

  test('Bangladesh has the heading Know about air ambulance service in Bangladesh', () => {
    expect(heading('bangladesh')).toBe('Know about air ambulance service in Bangladesh');
  });

  test('Bangladesh has a crew of its own: one escort doctor and up to two nurses', () => {
    expect(text('bangladesh')).toMatch(/one escort doctor and up to two nurses/);
  });

  test('Ahmedabad has the heading Air Ambulance Services Ahmedabad', () => {
    expect(heading('ahmedabad')).toBe('Air Ambulance Services Ahmedabad');
  });

  test('Pune is not named in its title and description, which name Patna', () => {
    expect(`${title(placePath('pune'))} ${meta(placePath('pune'), 'description')}`).not.toContain('Pune');
  });

  test.for(['Delhi', 'Bangalore', 'Chennai', 'Hyderabad', 'Mumbai'])('Pune covers the way to %s', (to) => {
    expect(text('pune')).toContain(`Pune to ${to}`);
  });

  test('Pune to Delhi costs 5 to 10 lakh', () => {
    expect(text('pune')).toMatch(/Pune to Delhi [^.]*\b5 to 10 lakh/);
  });

  test.for(['Delhi', 'Mumbai', 'Hyderabad'])('Lucknow covers the way to %s', (to) => {
    expect(title(placePath('lucknow'))).toContain(to);
    const headings = texts(placePath('lucknow'), 'main .longtext h2').filter((one) => one.startsWith('Lucknow to '));
    expect(headings.join(' ')).toContain(to);
  });

  test('Lucknow to Delhi costs 6 to 10 lakh', () => {
    expect(text('lucknow')).toMatch(/Lucknow to Delhi\b[^.]*\b6 to 10 lakh/);
  });

  test('Kerala is about Kochi too', () => {
    expect(heading('kerala')).toMatch(/Kochi/);
  });

  test('Arabia is Saudi Arabia', () => {
    expect(heading('Arabia')).toContain('Saudi Arabia');
  });

  test('Arabia speaks of 13 international airports in the Kingdom', () => {
    expect(text('Arabia')).toMatch(/\b13 international airports in the Kingdom\b/);
  });

  test('Delhi shows two phone numbers of its own', () => {
    const numbers = new Set(addresses(placePath('delhi'), 'main').filter((to) => to.startsWith('tel:+')));
    const others = new Set(addresses(placePath('lucknow'), '').filter((to) => to.startsWith('tel:+')));
    expect([...numbers].filter((number) => !others.has(number))).toHaveLength(2);
    expect(only(placePath('delhi'), 'main .hero .lead').querySelectorAll('a[href^="tel:"]')).toHaveLength(2);
  });
});
