/** Every number that is to be dialled can be tapped, on every page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, inject, test } from 'vitest';
import { site } from '../support/sites/manifest.ts';

const digitsOf = (text: string) => text.replace(/[^+\d]/g, '');
const own = new Set(Object.values(site.phones).map(digitsOf));

/** Emergency numbers of the countries that the site speaks of: named or not, nobody writes one to be left untapped. */
const PUBLIC = '102 108 112 115 191 194 195 199 911 937 997 998 999 1099 1122 9999'.split(' ');

/** What follows a number that counts something. */
const UNIT = /^(?:[.,]\d|[-–]\d|\s?(?:km|m|min|h|%|a\.m|am|pm|kg|years?|days?|hours?|beds?|metres|rupees|lakh|feet)\b)/;

/** The numbers of a text that are to be dialled: public ones, the site's own, whole ones, and whatever a text says to call. */
export function findDialled(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(/(?<![\w,.:/–-])\+?\d[\d ]*\d(?!\w)/g)) {
    const [number] = match;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + number.length);
    const isPhone = /^\+\d[\d ]{6,}$/.test(number);
    const isCode = /^\+\d{1,3}$/.test(number); // of a country
    const isTold = !isCode && /\b(?:dial|call|ring|phone)\s+(?:the number\s+)?$/i.test(before);
    const isKnown = (PUBLIC.includes(number) || (number.length > 2 && own.has(number))) && !UNIT.test(after);
    if (isPhone || isTold || isKnown) found.push(number);
  }
  return found;
}

/** The texts that a page shows, line by line, and its links that dial; in the texts, each link is but a sign. */
function readPage(html: string) {
  const body = parse(html).querySelector('body')!;
  for (const unseen of body.querySelectorAll('script, style, svg')) unseen.remove();
  const links = body.querySelectorAll('a[href^="tel:"]').map((link) => ({
    text: link.text.trim(),
    href: link.getAttribute('href'),
    classes: [...link.classList.values()],
  }));
  for (const link of body.querySelectorAll('a[href^="tel:"]')) link.replaceWith('☎');
  return { lines: body.structuredText.split('\n'), links };
}

const pages = readdirSync(inject('site'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, ...readPage(readFileSync(join(inject('site'), file), 'utf8')) }));

test('numbers to dial are told from those that count', () => {
  const text =
    'Dial 112, or 108 in many states. Ring 15 for help: +91 00000 00001. It is 1,112 km, 999 m or 108 km; 15 years.';
  expect(findDialled(text)).toEqual(['112', '108', '15', '+91 00000 00001']);
});

test('every page of the site is looked at, with the not-found page', () => {
  expect(pages.length).toBeGreaterThan(site.routes.length);
});

describe.each(pages)('on $file', ({ lines, links }) => {
  test('no number that is to be dialled stands outside a link that dials', () => {
    expect(lines.flatMap((line) => findDialled(line).map((number) => `${number} in: ${line}`))).toEqual([]);
  });

  test('each such link dials what it says, and shows its number in the letters of headings', () => {
    expect(links.length).toBeGreaterThan(0);
    for (const { text, href, classes } of links) {
      const number = digitsOf(text);
      if (number === '') continue; // "Call now"
      expect.soft(href, text).toBe(`tel:${number}`);
      expect.soft(classes.includes('tel') || classes.includes('button'), `${text}: ${classes.join(' ')}`).toBe(true);
    }
  });
});
