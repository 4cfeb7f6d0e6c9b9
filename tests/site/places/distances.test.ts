/** Every figure of a place page agrees with the map: distances, flying times, ways into town, runways. */
import { expect, test } from 'vitest';
import { site } from '../../support/sites/manifest.ts';
import { airports } from './airports.ts';
import { between, distance, flyingTimes, kilometresOf, linesOf, placeOf } from './place-figures.ts';

const places = site.routes.filter(({ path }) => path.startsWith('/air-ambulance-services-'));

/** Figures that are no line between two airports: what a source says of the way into town, and differences. */
const QUOTED: Record<string, number[]> = {
  chennai: [21],
  oman: [32],
  kolkata: [15, 17, 178],
  patna: [5, 385],
  ahmedabad: [9],
  surat: [12, 20],
  guwahati: [28],
  hyderabad: [20, 510],
  lucknow: [14],
  bangladesh: [17],
  kerala: [25],
  varanasi: [26, 18, 20],
  ranchi: [5],
  delhi: [16],
  bangalore: [30, 40],
  raipur: [30, 15],
};

/** Figures whose sentence does not name both ends. */
const ENDS: Record<string, { from: string; to: string }> = {
  'kolkata 1884': { from: 'GAU', to: 'MAA' },
  'bangalore 268': { from: 'BLR', to: 'MAA' },
};

const figures = places.flatMap(kilometresOf);
const legs = figures
  .filter(({ page, km }) => !QUOTED[page]?.includes(km))
  .map((figure) => ({ ...figure, ...ENDS[`${figure.page} ${figure.km}`] }));

test('every distance between two places is the great circle between their airports', () => {
  for (const { page, from, to, km, line } of legs) {
    const off = Math.abs(km - between(from, to));
    expect.soft(off, `${page}: ${from}–${to}, ${km} km in “${line}”`).toBeLessThan(Math.max(1.5, km / 1000));
  }
  expect(legs.length).toBeGreaterThan(150);
});

test('every flying time follows from its distance', () => {
  const timed = legs.flatMap(({ times, ...leg }) => times.map((time) => ({ ...leg, time })));
  for (const { page, from, to, time, line } of timed) {
    const off = Math.min(...flyingTimes(between(from, to)).map((minutes) => Math.abs(minutes - time)));
    expect.soft(off, `${page}: ${from}–${to}, ${time} min in “${line}”`).toBeLessThan(1);
  }
  expect(timed.length).toBeGreaterThan(250);
});

test('every quoted figure still stands on its page', () => {
  const stated = new Set(figures.map(({ page, km }) => `${page} ${km}`));
  const quoted = Object.entries(QUOTED).flatMap(([page, list]) => list.map((km) => `${page} ${km}`));
  expect([...quoted, ...Object.keys(ENDS)].filter((figure) => !stated.has(figure))).toEqual([]);
});

test('differences between two distances are right', () => {
  const rounded = (from: string, to: string) => Math.round(between(from, to));
  expect(rounded('CCU', 'MAA') - rounded('CCU', 'HYD')).toBe(178);
  expect(rounded('PAT', 'DEL') - rounded('PAT', 'CCU')).toBe(385);
  expect(rounded('VNS', 'DEL') - rounded('VNS', 'CCU')).toBe(20);
  expect(Math.max(between('HYD', 'BLR'), between('HYD', 'MAA'))).toBeLessThan(510);
  expect(between('RPR', 'BOM') - between('RPR', 'MAA')).toBeLessThan(30);
});

test('every way into town is the straight line from the airport to the middle of its city', () => {
  let checked = 0;
  for (const route of places) {
    const own = Object.values(airports).filter(({ page }) => page === placeOf(route));
    const known = own.flatMap(({ at, city }) => (city ? [distance(at, city)] : []));
    for (const [, km] of linesOf(route)
      .join('\n')
      .matchAll(/(\d+\.\d) km\b(?! long)/g)) {
      const off = Math.min(...known.map((one) => Math.abs(one - Number(km))));
      expect.soft(off, `${route.path}: ${km} km`).toBeLessThan(0.11);
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(35);
});

test('every runway has the length that the source gives', () => {
  // Another table's figure for Patna, and works that are planned for Lucknow.
  const quoted: Record<string, number[]> = { patna: [2072, 3600], lucknow: [3500] };
  let checked = 0;
  for (const route of places) {
    const page = placeOf(route);
    const own = Object.values(airports).flatMap((airport) => (airport.page === page ? (airport.runway ?? []) : []));
    const stated = [
      ...linesOf(route)
        .join('\n')
        .matchAll(/(?<![\d,])(\d),(\d{3}) m\b/g),
    ].map(([, km, m]) => Number(`${km}${m}`));
    expect
      .soft(
        stated.filter((length) => ![...own, ...(quoted[page] ?? [])].includes(length)),
        page,
      )
      .toEqual([]);
    checked += stated.length;
  }
  expect(checked).toBeGreaterThan(30);
});
