/** Charts show land and sea where the atlas has them: on the site, and anywhere on earth. */
import { assert, double, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { geoDistance } from 'd3-geo';
import { atlasOf, drawnFrom } from '../../../builder/assets/atlas.ts';
import { DEGREES_PER_RADIAN, EARTH_RADIUS, travel } from '../../../blocks/shared/charts/geometry/earth.ts';
import type { Position } from '../../../blocks/shared/charts/geometry/earth.ts';
import type { Point } from '../../../blocks/shared/charts/geometry/path.ts';
import { nearPlaces } from '../../../blocks/shared/charts/horizon/arcs.ts';
import {
  FRAMES,
  horizonView,
  isBehindEarth,
  planView,
  project,
  rangeView,
} from '../../../blocks/shared/charts/geometry/view.ts';
import type { View } from '../../../blocks/shared/charts/geometry/view.ts';
import type { Place } from '../../../schema/types.ts';
import { site } from '../../support/sites/manifest.ts';
import { AtlasLand } from './atlas-land.ts';

const fine = new AtlasLand('land-10m');
const coarse = new AtlasLand('land-50m');

/** Units of the drawing: coasts are simplified by less, and an island that is left out is smaller. */
const CLEAR = 14;
const BEARINGS = [0, 45, 90, 135, 180, 225, 270, 315];

/** Returns the closed lines of path data that consists of M, l and z. */
function linesOf(path: string): Point[][] {
  return path
    .split('z')
    .filter(Boolean)
    .map((text) => {
      const numbers = text.match(/-?(?:\d+\.?\d*|\.\d+)/g)!.map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, index): Point => {
        [x, y] = [x + numbers[2 * index]!, y + numbers[2 * index + 1]!];
        return [x, y];
      });
    });
}

/** Returns whether an SVG path covers a point, by its winding number. */
function covers(lines: Point[][], [x, y]: Point): boolean {
  let winding = 0;
  for (const line of lines) {
    for (const [index, [fromX, fromY]] of line.entries()) {
      const [toX, toY] = line[(index + 1) % line.length]!;
      if (fromY > y === toY > y) continue;
      if (fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY) > x) winding += toY > fromY ? 1 : -1;
    }
  }
  return winding !== 0;
}

/** What the atlas has at a position and all round it; undefined near a coast, or where the chart does not show it. */
function inAtlas(view: View, land: AtlasLand, position: Position): boolean | undefined {
  const at = project(view, position);
  const { width, height } = FRAMES[view.kind];
  const isShown = at[0] > 0 && at[1] > 0 && at[0] < width && at[1] < height;
  if (!isShown || (view.kind === 'horizon' && isBehindEarth(view, position))) return undefined;
  const is = land.has(...position);
  for (const bearing of BEARINGS) {
    const [x, y] = project(view, travel(position, bearing, 1));
    const unitsInKilometre = Math.hypot(x - at[0], y - at[1]);
    for (const share of [0.3, 0.6, 1]) {
      const beside = travel(position, bearing, (share * CLEAR) / unitsInKilometre);
      const isNear = geoDistance(position, beside) < 0.2 && !(view.kind === 'horizon' && isBehindEarth(view, beside));
      if (!isNear || land.has(...beside) !== is) return undefined;
    }
  }
  return is;
}

/** Compares positions all over a chart with the atlas. Returns the wrong ones, and how many were compared. */
function compare(view: View, path: string, land: AtlasLand): { wrong: string[]; compared: number } {
  const lines = linesOf(path);
  const { width, height } = FRAMES[view.kind];
  const reach = Math.min(1.2, (Math.hypot(width, height) * 0.6) / view.scale) * EARTH_RADIUS;
  const wrong: string[] = [];
  let compared = 0;
  for (let ring = 0; ring <= 24; ring++) {
    for (let turn = 0; turn < 20; turn++) {
      const position = travel(view.centre, turn * 18 + ring * 7, (reach * ring) / 24);
      const expected = inAtlas(view, land, position);
      if (expected === undefined) continue;
      compared++;
      if (covers(lines, project(view, position)) !== expected)
        wrong.push(`${position.map((degrees) => degrees.toFixed(2)).join(' ')} is ${expected ? 'land' : 'sea'}`);
    }
  }
  return { wrong, compared };
}

const viewOf = (hub: Place, places: Place[], words?: 'right') => horizonView(hub, nearPlaces(hub, places), words);
const mapOf = (view: View) => (view.scale < 4000 ? coarse : fine);

describe('the charts of the site', () => {
  const place = (name: string) => site.places[name]!;
  const views = site.routes.flatMap(({ path, blocks }) =>
    blocks.flatMap((block): { title: string; view: View }[] => {
      if (block.type === 'hero' && block.chart) {
        const [hub, ...others] = [block.chart.from, ...block.chart.to].map(place) as [Place, ...Place[]];
        return block.size === 'full'
          ? [
              { title: `chart of ${path}`, view: viewOf(hub, others) },
              { title: `mirrored chart of ${path}`, view: viewOf(hub, others, 'right') },
            ]
          : [{ title: `range of ${path}`, view: rangeView(hub, others) }];
      }
      if (block.type === 'contact-details' && block.plan)
        return [{ title: `plan of ${path}`, view: planView(place(block.plan.at), (block.plan.near ?? []).map(place)) }];
      return [];
    }),
  );
  const land = (view: View) => atlasOf(site).land(view);

  test('are on the home page, beside the contact details, and on every page of a place', () => {
    const titles = views.map(({ title }) => title);
    expect(titles.filter((title) => !title.startsWith('range'))).toEqual([
      'chart of /',
      'mirrored chart of /',
      'plan of /contact',
    ]);
    expect(titles).toHaveLength(25);
  });

  test.each(views)('the $title has land and sea where the atlas has them', ({ view }) => {
    const { wrong, compared } = compare(view, land(view), mapOf(view));
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(100);
  });

  test.each(views)('the $title shows well-known places as land or sea', ({ view }) => {
    const known: [name: string, position: Position, isLand: boolean][] = [
      ['the Arabian Sea west of Mumbai', [72, 19], false],
      ['the Arabian Sea south of Mumbai', [72, 18.2], false],
      ['the Arabian Sea', [66, 16], false],
      ['the Bay of Bengal', [88, 15], false],
      ['the hills east of Mumbai', [73.9, 19.2], true],
      ['Pune', [73.86, 18.52], true],
      ['Nagpur', [79.09, 21.15], true],
      ['the desert of Arabia', [48, 21], true],
    ];
    const lines = linesOf(land(view));
    const { width, height } = FRAMES[view.kind];
    const shown = known.filter(([, position]) => {
      const [x, y] = project(view, position);
      return x > 0 && y > 0 && x < width && y < height;
    });
    if (view.kind !== 'range') expect(shown.length).toBeGreaterThan(2);
    for (const [name, position, isLand] of shown)
      expect.soft(covers(lines, project(view, position)), name).toBe(isLand);
  });
});

describe('anywhere on earth', () => {
  const placeAt = ([longitude, latitude]: Position): Place => ({ name: '', longitude, latitude });
  const anywhere = record({
    longitude: integer({ min: -1800, max: 1800 }).map((tenths) => tenths / 10),
    latitude: double({ min: -1, max: 1, noNaN: true }).map((height) => Math.asin(height) * DEGREES_PER_RADIAN),
  }).map(({ longitude, latitude }): Position => [longitude, latitude]);

  test('a plan has land and sea where the atlas has them', () => {
    let compared = 0;
    assert(
      property(anywhere, (centre) => {
        const view = planView(placeAt(centre), []);
        const found = compare(view, drawnFrom(view), fine);
        compared += found.compared;
        expect(found.wrong).toEqual([]);
      }),
      { numRuns: 10, examples: [[[180, 66.5]], [[-180, -16.8]], [[0, 90]], [[0, -90]], [[73.05, 6.2]], [[50, 42]]] },
    );
    expect(compared).toBeGreaterThan(2000);
  });

  test('so does a range, with a place near or far', () => {
    let compared = 0;
    assert(
      property(anywhere, integer({ min: 50, max: 9000 }), integer({ min: 0, max: 359 }), (hub, kilometres, bearing) => {
        const view = rangeView(placeAt(hub), [placeAt(travel(hub, bearing, kilometres))]);
        const found = compare(view, drawnFrom(view), mapOf(view));
        compared += found.compared;
        expect(found.wrong).toEqual([]);
      }),
      { numRuns: 8 },
    );
    expect(compared).toBeGreaterThan(500);
  });

  test('so does a chart toward the horizon, from near and from far', () => {
    let compared = 0;
    assert(
      property(
        anywhere,
        integer({ min: 150, max: 7000 }),
        integer({ min: 0, max: 359 }),
        (hub, kilometres, bearing) => {
          const view = viewOf(placeAt(hub), [placeAt(travel(hub, bearing, kilometres))]);
          const found = compare(view, drawnFrom(view), mapOf(view));
          compared += found.compared;
          expect(found.wrong).toEqual([]);
        },
      ),
      {
        numRuns: 8,
        examples: [
          [[-115.1, 0], 202, 151],
          [[179.5, 0], 150, 0],
          [[-179.5, -0.01], 150, 0],
        ],
      },
    );
    expect(compared).toBeGreaterThan(1000);
  });
});
