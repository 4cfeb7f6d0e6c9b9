/** A range chart shows every place within its frame, on rings that are true, and no writing covers another. */
import { createElement } from 'react';
import { array, assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { distance, EARTH_RADIUS, travel } from '../../../blocks/shared/charts/geometry/earth.ts';
import type { Position } from '../../../blocks/shared/charts/geometry/earth.ts';
import { FRAMES } from '../../../blocks/shared/charts/geometry/view.ts';
import { RangeChart } from '../../../blocks/shared/charts/range/RangeChart.tsx';
import { rangeOf } from '../../../blocks/shared/charts/range/range.ts';
import { ringsTo } from '../../../blocks/shared/charts/range/rings.ts';
import type { Place } from '../../../schema/types.ts';
import { site } from '../../support/sites/manifest.ts';
import { draw, findCollisions, findOutside } from './drawn.ts';

const { width, height } = FRAMES.range;
const places = Object.keys(site.places);
const own = site.routes.flatMap(({ blocks }) =>
  blocks.flatMap((block) => (block.type === 'hero' && block.size === 'plain' && block.chart ? [block.chart] : [])),
);
const others = places.map((from) => ({ from, to: places.filter((place) => place !== from).slice(0, 8) }));

test('wherever a chart starts, no name, time or ring is written over another or over a dot, and none is cut off', () => {
  expect(own.length).toBeGreaterThan(20);
  const bands = [...own, ...others].map((data) => ({ data, hasBands: true }));
  for (const chart of [...own.map((data) => ({ data })), ...others.map((data) => ({ data })), ...bands]) {
    const { data } = chart;
    const drawn = draw(createElement(RangeChart, chart));
    const title = `${data.from}: ${data.to.join(', ')}`;
    expect.soft(findCollisions(drawn), title).toEqual([]);
    expect.soft(findOutside(drawn, [0, 0, width, height]), title).toEqual([]);
    expect.soft(drawn.dots.length, title).toBeGreaterThan(data.to.length);
  }
});

test('the charts of the site name every place that they lead to, with its time', () => {
  for (const data of own) {
    const texts = draw(createElement(RangeChart, { data })).writings.map(({ text }) => text);
    for (const name of [...data.to, data.from])
      expect.soft(texts.filter((text) => text.startsWith(site.places[name]!.name)), `${data.from}, ${name}`).toHaveLength(1); // prettier-ignore
  }
});

const position = tuple(integer({ min: -180, max: 180 }), integer({ min: -85, max: 85 }));
const ways = array(tuple(integer({ min: 0, max: 359 }), integer({ min: 1, max: 19_000 })), {
  minLength: 1,
  maxLength: 9,
});

test('every place is within the frame, as far from the first as it is on the earth, by the scale of the chart', () => {
  assert(
    property(position, ways, (at, list) => {
      const placeAt = ([longitude, latitude]: Position): Place => ({ name: 'X', longitude, latitude });
      const all = [placeAt(at), ...list.map(([bearing, kilometres]) => placeAt(travel(at, bearing, kilometres)))];
      const named = Object.fromEntries(all.map((place, index) => [`p${index}`, place]));
      const [from, ...to] = Object.keys(named);
      const range = rangeOf({ language: 'en', places: named, land: () => '' }, { from: from!, to });
      for (const {
        place,
        at: [x, y],
      } of range.ends) {
        expect(x >= 0 && x <= width && y >= 0 && y <= height, `${x}, ${y}`).toBe(true);
        const drawn = Math.hypot(x - range.at[0], y - range.at[1]);
        const real = (distance(all[0]!, place) / EARTH_RADIUS) * range.view.scale;
        expect(Math.abs(drawn - real)).toBeLessThan(1.6); // points are rounded
      }
    }),
  );
});

test('at most five rings, at whole steps of time, reach about the farthest place', () => {
  assert(
    property(
      integer({ min: 1, max: 20_000 }),
      integer({ min: 3, max: 2000 }),
      integer({ min: 0, max: 60 }),
      (farthest, speed, allowance) => {
        const rings = ringsTo(farthest, { speeds: [{ label: 'By way', speed }], allowance });
        expect(rings.length).toBeLessThanOrEqual(5);
        for (const { kilometres, minutes } of rings)
          expect((kilometres / speed) * 60 + allowance).toBeCloseTo(minutes!, 6);
        const longest = (farthest / speed) * 60 + allowance;
        if (longest > 2 * allowance + 10) expect(rings.at(-1)!.minutes! / longest).toBeGreaterThan(0.65);
      },
    ),
  );
});

test('without speeds the rings are of distance', () => {
  expect(ringsTo(1000)).toEqual([500, 1000].map((kilometres) => ({ kilometres, minutes: undefined })));
});
