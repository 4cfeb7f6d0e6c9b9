/** The navigation bar, on every page the same: where it leads. What it does under a mouse or a finger is tried in a browser. */
import { describe, expect, test } from 'vitest';
import { find, links, only, texts, visibleText } from '../../support/sites/built-pages.ts';
import { site } from '../../support/sites/manifest.ts';
import { PATHS, SERVICES } from '../../support/sites/site-paths.ts';

const LINKS = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Online Payment', 'https://payments.nabha-air-rescue.example/'],
  ['Blog', '/blogs'],
  ['Contact', '/contact'],
] as const;

/** The bar of wide screens, and the menu of phones. */
describe.for([
  ['the navigation bar', 'header .bar'],
  ['the menu on phones', 'header .menu nav'],
] as const)('%s', ([, bar]) => {
  const entries = (path: string) =>
    find(path, `${bar} > ul > li`).map((item) => visibleText(item.querySelector('summary, a')!));

  test.for(LINKS)('has the link %s, which leads to %s', ([label, to]) => {
    expect(links('/', `${bar} > ul > li >`)).toContainEqual([label, to]);
  });

  test('has six entries, in this order: Home, About Us, Services, Online Payment, Blog, Contact', () => {
    expect(entries('/')).toEqual(['Home', 'About Us', 'Services', 'Online Payment', 'Blog', 'Contact']);
  });

  test.for(SERVICES)('has %s under Services, which leads to %s', ([label, to]) => {
    expect(links('/', `${bar} .dropdown`)).toContainEqual([label, to]);
  });

  test('has the three service pages under Services and nothing else, and no other entry opens', () => {
    expect(links('/', `${bar} .dropdown`)).toEqual(SERVICES.map((service) => [...service]));
    expect(texts('/', `${bar} details > summary`)).toEqual(['Services']);
  });

  test('has Services closed when a page opens', () => {
    expect(only('/', `${bar} .dropdown`).hasAttribute('open')).toBe(false);
  });

  test('opens Online Payment, which is another site, in a new tab', () => {
    const payment = find('/', `${bar} a`).find((link) => visibleText(link) === 'Online Payment');
    expect(payment!.getAttribute('target')).toBe('_blank');
    expect(new URL(payment!.getAttribute('href')!).host).not.toBe(new URL(site.url).host);
  });

  test('is the same on every page', () => {
    for (const path of [...PATHS, '/404']) {
      expect.soft(links(path, bar), path).toEqual(links('/', bar));
      expect.soft(entries(path), path).toEqual(entries('/'));
    }
  });
});

test('an Emergency button that calls is in the header of every page, beside the menu button', () => {
  const emergency = `tel:${site.phones['emergency']!.replaceAll(' ', '')}`;
  for (const path of [...PATHS, '/404']) {
    const button = only(path, 'header > .wrap > .button-call');
    expect.soft(button.getAttribute('href'), path).toBe(emergency);
    expect.soft(visibleText(button), path).toMatch(/^Emergency\b/);
  }
});

test('the menu of phones has a button, and is closed when a page opens', () => {
  for (const path of [...PATHS, '/404']) {
    expect.soft(texts(path, 'header .menu > summary'), path).toEqual(['Menu']);
    expect.soft(only(path, 'header .menu').hasAttribute('open'), path).toBe(false);
  }
});
