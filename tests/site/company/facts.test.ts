/** Where facts come from: docs/facts.md has every number that the pages state, with its source and its date. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { siteLines } from '../../support/texts/lines.ts';
import { site } from '../../support/sites/manifest.ts';

const [facts, sources] = readFileSync('docs/facts.md', 'utf8').split('\n## Sources\n') as [string, string];
const [general, ...sections] = facts.split(/^### /m) as [string, ...string[]];

/** A number as it is written: 3,398 or 9.30. */
const NUMBER = /\d[\d,.]*\d|\d/g;
const numbersIn = (text: string) => text.replaceAll(/\[\d+\]\(#s\d+\)/g, '').match(NUMBER) ?? [];

/** Numbers of the parts of a text, which state nothing. */
const COUNTED = /\b(?:voice|stage) \d\b/g;
/** Addresses, and the company's own phones. */
const ADDRESS = /https?:\/\/\S+|\S+@\S+|\+91 00000 0000\d/g;

/** The section about a place is called by the name of its page. */
const sectionOf = (page: string): string => {
  const { name } = site.routes.find(({ path }) => path === page)!;
  return sections.find((section) => section.startsWith(`${name}\n`)) ?? '';
};
const dialled = Object.values(site.phones).flatMap(numbersIn);

test('a number on a page is in the section about its place, or in those that are about all', () => {
  const all = new Set([...numbersIn(general), ...dialled]);
  const missing = siteLines.flatMap(({ page, text }) => {
    const own = page.startsWith('/air-ambulance-services-') ? new Set(numbersIn(sectionOf(page))) : all;
    const stated = numbersIn(text.replaceAll(ADDRESS, '').replaceAll(COUNTED, ''));
    return stated
      .filter((number) => !all.has(number) && !own.has(number))
      .map((number) => `${page}: ${number} in “${text}”`);
  });
  expect(missing, 'Write it into docs/facts.md, with its source.').toEqual([]);
});

test('every place that has a page has a section', () => {
  for (const { path } of site.routes)
    if (path.startsWith('/air-ambulance-services-')) expect.soft(sectionOf(path), path).not.toBe('');
});

describe('every fact', () => {
  const tables = [...facts.matchAll(/^\|.*\bSource *\| Date *\|\n\|[- |]+\n((?:\|.*\n)+)/gm)];
  const rows = tables.flatMap(([, body]) => body!.trim().split('\n'));

  test('has a source, and a date or a dash', () => {
    expect(rows.length).toBeGreaterThan(250);
    for (const row of rows) {
      const [date, source] = row.split('|').slice(1, -1).toReversed().map((cell) => cell.trim()); // prettier-ignore
      expect.soft(source, row).not.toMatch(/^[–-]?$/);
      expect.soft(date, row).toMatch(/^(?:–|.*\d{4}.*)$/);
    }
  });

  test('names sources that are listed, and every source is named', () => {
    const listed = [...sources.matchAll(/^\d+\. <a id="s(\d+)"><\/a>\S/gm)].map(([, number]) => Number(number));
    expect(listed).toEqual(listed.map((_, index) => index + 1));
    const named = new Set([...facts.matchAll(/\(#s(\d+)\)/g)].map(([, number]) => Number(number)));
    expect([...named].toSorted((a, b) => a - b)).toEqual(listed);
  });
});
