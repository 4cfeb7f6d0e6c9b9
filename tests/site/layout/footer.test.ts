/** The footer and the floating buttons, on every page the same. */
import { describe, expect, test } from 'vitest';
import { find, links, only, texts, visibleText } from '../../support/sites/built-pages.ts';
import { site } from '../../support/sites/manifest.ts';
import { isIn, pathIn, PATHS, placePath, PLACES, SERVICES, tags } from '../../support/sites/site-paths.ts';

const ALL = [...PATHS, '/404'];
const emergency = `tel:${site.phones['emergency']!.replaceAll(' ', '')}`;
const footer = (heading: string) => `.footer nav[aria-label="${heading}"]`;

describe('the footer', () => {
  test.for([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Online Payment', 'https://payments.nabha-air-rescue.example/'],
    ['Blog', '/blogs'],
    ['Contact', '/contact'],
  ] as const)('has the quick link %s, which leads to %s', (link) => {
    expect(links('/', footer('Quick links'))).toContainEqual([...link]);
  });

  test.for([
    ...SERVICES,
    ['Air Ambulance', '/air-ambulance'],
    ['Ground Ambulance', '/ground-ambulance'],
    ['Medical Tourism', '/medical-tourism'],
    ['Medical Consultancy', '/medict-team-consultancy'],
    ['Elderly Assistance', '/assistance-for-elderly'],
    ['Homecare', '/homecare'],
    ['Homecare in Chennai', '/homecare-services-in-chennai'],
  ] as const)('has the service %s, which leads to %s', (link) => {
    expect(links('/', footer('Services'))).toContainEqual([...link]);
  });

  test.for(Object.keys(PLACES))('leads to the page of the place %s', (place) => {
    expect(links('/', '.footer').map(([, to]) => to)).toContain(placePath(place));
  });

  test.for([
    ['the phone', emergency],
    ['the messaging app', site.messaging!.url.replace('%7Bplace%7D', '')],
    ['the mail', `mailto:${site.mail}`],
  ] as const)('gives among the contact info %s', ([, to]) => {
    expect(texts('/', '.footer .contact h2')).toEqual(['Contact']);
    expect(links('/', '.footer .contact').map(([, address]) => address)).toContain(to);
  });

  test('gives the place of the head office', () => {
    expect(texts('/', '.footer .contact')[0]).toContain('Mumbai');
  });

  test('names the owner of the copyright, with the year', () => {
    expect(texts('/', '.footer .low p')[0]).toMatch(new RegExp(`^© 20\\d\\d ${site.brand.name}`));
  });

  test.for([
    ['Privacy Policy', '/privacy-policy'],
    ['Terms and Conditions', '/terms'],
  ] as const)('has the link %s, which leads to %s', (link) => {
    expect(links('/', '.footer .low')).toContainEqual([...link]);
  });

  test('is the same on every page, but for the links to the page in other languages and the place in a message', () => {
    const linksOf = (path: string) =>
      find(path, '.footer a[href]:not([hreflang])').map((link) => String(link).replace(/(?<=\?text=)[^"]*/, ''));
    for (const path of ALL) {
      expect.soft(texts(path, '.footer > div'), path).toEqual(texts('/', '.footer > div'));
      expect.soft(linksOf(path), path).toEqual(linksOf('/'));
    }
  });

  const NAMES = { hi: 'हिन्दी', mr: 'मराठी', ar: 'العربية' };
  test('leads to the same page in its other languages, and says which is shown', () => {
    for (const path of PATHS) {
      const shown = only(path, '.footer a[aria-current]');
      const others = find(path, '.footer a[hreflang]').map((link) => [visibleText(link), link.getAttribute('href')]);
      expect.soft([visibleText(shown), shown.getAttribute('href')], path).toEqual(['English (India)', undefined]);
      const translated = tags.filter((tag) => isIn(tag, path)).map((tag) => [NAMES[tag], pathIn(tag, path)]);
      expect.soft(others, path).toEqual(translated);
    }
  });
});

describe('the floating buttons', () => {
  const hrefs = (path: string, name: string) =>
    find(path, `.floating .floating-${name}`).map((button) => button.getAttribute('href'));

  test('have one to call, on every page', () => {
    for (const path of ALL) expect.soft(hrefs(path, 'call'), path).toEqual([emergency]);
    expect(visibleText(only('/', '.floating-call'))).toMatch(/call/i);
  });

  test('have one to write in the messaging app, on every page', () => {
    const [chat = ''] = site.messaging!.url.split('%7B');
    for (const path of ALL) expect.soft(hrefs(path, 'message'), path).toEqual([expect.stringContaining(chat)]);
    const name = only('/', '.floating-message').textContent; // an icon for eyes, its name for everything else
    expect(name?.startsWith(site.messaging!.label)).toBe(true);
  });
});
