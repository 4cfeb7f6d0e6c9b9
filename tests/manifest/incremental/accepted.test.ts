/** A warning is accepted by a comment with a reason; whether pages are read together or one by one, the same is found. */
import { describe, expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { locateWarnings } from '../../../manifest/incremental/locate.ts';
import { Snapshot } from '../../../manifest/incremental/snapshot.ts';
import { printProblems } from '../../../manifest/problems/print.ts';

const LONG = 'A title that is far too long for any search engine to show it whole, on a phone or anywhere else';
const page = (path: string, title: string, before = '') =>
  `${before}  - path: ${path}\n    name: Page ${path}\n    meta:\n      title: ${title}\n      description: Sailing lessons on the lake, for children and grown-ups, from May to October, page ${path}.\n    blocks:\n      - type: hero\n        heading: ${path}\n        actions:\n          - label: On\n            to: /\n          - label: To the boats\n            to: /boats\n`;
const site = (routes: string, top = '') =>
  `${top}brand:\n  name: Heron\nurl: https://heron.example\nlanguage: en\nnavigation:\n  items:\n    - label: Home\n      to: /\nfooter:\n  columns:\n    - heading: School\n      links:\n        - label: Boats\n          to: /boats\n  copyright: Heron\nnotFound:\n  meta:\n    title: Not found\n    description: There is no such page.\n  blocks:\n    - type: hero\n      heading: There is no such page\nroutes:\n${routes}`;

/** Returns the codes of the warnings; both roads have to print the same. */
function codesOf(text: string): string[] {
  const bytes = Buffer.from(text);
  const whole = checkText('site.yaml', bytes, new Set());
  const snapshot = Snapshot.read(bytes, new Set());
  const byPage = locateWarnings('site.yaml', snapshot, snapshot.lint(), 100);
  expect(printProblems(byPage)).toBe(printProblems(whole));
  expect(whole.site).toBeDefined();
  return whole.problems.map(({ code }) => code).toSorted();
}

const ACCEPT = '# accept title-length: the name of the book\n';

test('without a comment it is found', () => {
  expect(codesOf(site(page('/', LONG) + page('/boats', 'Boats')))).toEqual(['title-length']);
});

describe('a comment accepts what directly follows it', () => {
  test.each([
    [
      'above the field',
      site(page('/', LONG).replace('      title', `      ${ACCEPT}      title`) + page('/boats', 'Boats')),
    ],
    ['above the part', site(page('/', LONG).replace('    meta', `    ${ACCEPT}    meta`) + page('/boats', 'Boats'))],
    ['above the page', site(page('/', LONG, `  ${ACCEPT}`) + page('/boats', 'Boats'))],
    ['above another comment', site(page('/', LONG, `  ${ACCEPT}  # The home page.\n`) + page('/boats', 'Boats'))],
    ['above the list of pages', site(page('/', LONG) + page('/boats', LONG)).replace('routes:', `${ACCEPT}routes:`)],
    ['at the top of the file', site(page('/', LONG) + page('/boats', LONG.replace('A', 'One')), ACCEPT)],
  ])('%s', (_name, text) => {
    expect(codesOf(text)).not.toContain('title-length');
    expect(codesOf(text)).not.toContain('unused-acceptance');
  });
});

describe('a comment accepts nothing', () => {
  test.each([
    ['above another page', site(page('/', LONG) + page('/boats', 'Boats', `  ${ACCEPT}`))],
    [
      'below what it is about',
      site(page('/', LONG).replace('      description', `      ${ACCEPT}      description`) + page('/boats', 'Boats')),
    ],
    ['before a blank line', site(page('/', LONG, `  ${ACCEPT}\n`) + page('/boats', 'Boats'))],
    ['without a reason', site(page('/', LONG, '  # accept title-length\n') + page('/boats', 'Boats'))],
    [
      'of a word that is no code',
      site(page('/', LONG, '  # accept title-lenght: the book\n') + page('/boats', 'Boats')),
    ],
    ['of an error', site(page('/', LONG, '  # accept missing-field: later\n') + page('/boats', 'Boats'))],
  ])('%s, and says so', (_name, text) => {
    expect(codesOf(text)).toEqual(['title-length', 'unused-acceptance']);
  });

  test('about another problem', () => {
    expect(codesOf(site(page('/', 'Home', `  ${ACCEPT}`) + page('/boats', 'Boats')))).toEqual(['unused-acceptance']);
  });
});

test('an unused comment is found also where nothing else is, and in a file with other line ends', () => {
  const text = site(page('/', LONG, `  ${ACCEPT}`) + page('/boats', 'Boats')).replaceAll('\n', '\r\n');
  expect(checkText('site.yaml', Buffer.from(text), new Set()).problems).toEqual([]);
});

test('a file of the public folder is accepted at the top of the file, by its path or all of them', () => {
  const files = new Set(['/images/old.jpg', '/images/older.jpg']);
  const check = (top: string) =>
    checkText('site.yaml', Buffer.from(site(page('/', 'Home') + page('/boats', 'Boats'), top)), files).problems.map(
      ({ file, code }) => `${code} ${file}`,
    );
  const all = check('');
  expect(all.filter((one) => one.startsWith('unused-file'))).toHaveLength(2);
  expect(
    check('# accept unused-file /images/old.jpg: mails link to it\n').filter((one) => one.startsWith('unused')),
  ).toEqual([expect.stringContaining('older.jpg')]);
  expect(check('# accept unused-file: mails link to them\n').filter((one) => one.startsWith('unused'))).toEqual([]);
});

describe('a line of a text is no comment', () => {
  const withText = (text: string) => site(page('/', LONG).replace('        actions', `${text}        actions`) + page('/boats', 'Boats')); // prettier-ignore
  test.each([
    ['below its name', `        lead: |-\n          Ask us\n          ${ACCEPT}`],
    ['folded, after a blank line', `        lead: >\n          Ask us\n\n          ${ACCEPT}`],
    ['further in than its first line', `        lead: |\n          - Ask us\n            ${ACCEPT}`],
    ['with a comment at its name', `        lead: |- # for you\n          Ask us\n          ${ACCEPT}`],
  ])('%s', (_name, text) => {
    // The text has a warning of its own: visitors would see the sign.
    expect(codesOf(withText(text))).toEqual(['shown-as-typed', 'title-length']);
  });

  test('but it is one after such a text, as far in as its name', () => {
    const found = codesOf(withText(`        lead: |-\n          Ask us\n        ${ACCEPT}`));
    expect(found).toEqual(['title-length', 'unused-acceptance']);
    const item = page('/', 'Home').replace('- type: hero', '- heading: |-\n          Us').replace('        heading: /', `        ${ACCEPT}        type: hero`); // prettier-ignore
    expect(codesOf(site(item + page('/boats', 'Boats')))).toEqual(['unused-acceptance']);
  });
});
