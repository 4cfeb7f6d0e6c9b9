/** A plan shows every place that it names, and its label for screen readers names only what it shows. */
import { assert, double, integer, property, tuple } from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AtlasContext } from '../../../blocks/shared/charts/atlas-context.ts';
import { CoastPlan } from '../../../blocks/shared/charts/CoastPlan.tsx';
import { travel } from '../../../blocks/shared/charts/geometry/earth.ts';
import type { Position } from '../../../blocks/shared/charts/geometry/earth.ts';
import { FRAMES } from '../../../blocks/shared/charts/geometry/view.ts';
import type { Place } from '../../../schema/types.ts';
import { readHtml } from '../../blocks/html.ts';

const placeAt = (name: string, [longitude, latitude]: Position): Place => ({ name, longitude, latitude });

/** The label of a plan, its dots, and the names that are written on it. */
function drawPlan(at: Place, near: Place[]) {
  const places = Object.fromEntries([at, ...near].map((place) => [place.name.toLowerCase(), place]));
  const [first, ...others] = Object.keys(places);
  const data = { at: first!, ...(others.length > 0 && { near: others }) };
  const atlas = { language: 'en', places, land: () => '' };
  const html = renderToStaticMarkup(createElement(AtlasContext, { value: atlas }, createElement(CoastPlan, { data })));
  const { elements } = readHtml(html);
  return {
    label: elements.find(({ name }) => name === 'svg')!.attributes.get('aria-label'),
    dots: elements
      .filter(({ name }) => name === 'circle')
      .map(({ attributes }) => [Number(attributes.get('cx')), Number(attributes.get('cy'))] as const),
    texts: elements.filter(({ name }) => name === 'text').map(({ text }) => text),
  };
}

const { width, height } = FRAMES.plan;

test('every place near is on the picture, however far and wherever it lies, and the label names each', () => {
  assert(
    property(
      integer({ min: -180, max: 180 }),
      integer({ min: -90, max: 90 }),
      tuple(integer({ min: 0, max: 359 }), double({ min: 1, max: 20_000, noNaN: true })),
      tuple(integer({ min: 0, max: 359 }), integer({ min: 1, max: 900 })),
      (longitude, latitude, [bearing, kilometres], [otherBearing, other]) => {
        const at: Position = [longitude, latitude];
        const { label, dots } = drawPlan(placeAt('Home', at), [
          placeAt('Far', travel(at, bearing, kilometres)),
          placeAt('Near', travel(at, otherBearing, other)),
        ]);
        expect(label).toBe('Home, Far, Near');
        expect(dots).toHaveLength(3);
        for (const [x, y] of dots) {
          expect(x >= 0 && x <= width, `${x} is across the picture`).toBe(true);
          expect(y >= 0 && y <= height, `${y} is down the picture`).toBe(true);
        }
      },
    ),
  );
});

test('a plan of one place has rings up to 200 km, and one with a place farther away has wider rings', () => {
  const home = placeAt('Home', [72.9, 19.1]);
  expect(drawPlan(home, []).texts).toEqual(['50 km', '100 km', '150 km', '200 km', 'Home']);
  const wide = drawPlan(home, [placeAt('Far', travel([72.9, 19.1], 0, 400))]);
  expect(wide.texts).toEqual(['200 km', '400 km', '600 km', 'Home', 'Far']);
});
