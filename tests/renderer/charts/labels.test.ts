/** Whatever place a chart starts from, every name on it can be read. */
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { ArcChart } from '../../../blocks/shared/charts/horizon/ArcChart.tsx';
import { screensOf } from '../../../blocks/shared/charts/horizon/names.ts';
import { horizonView } from '../../../blocks/shared/charts/geometry/view.ts';
import { site } from '../../support/sites/manifest.ts';
import { draw, findCollisions, findOutside } from './drawn.ts';

const places = Object.keys(site.places);
const own = site.routes.flatMap(({ blocks }) =>
  blocks.flatMap((block) => (block.type === 'hero' && block.size === 'full' && block.chart ? [block.chart] : [])),
);
const charts = [...own, ...places.map((from) => ({ from, to: places.filter((place) => place !== from) }))];
const screens = (['left', 'right'] as const).flatMap((words) => {
  const language = words === 'left' ? site.language : 'ar';
  const drawn = charts.map((data) => ({ from: data.from, chart: draw(createElement(ArcChart, { data }), language) }));
  return screensOf(horizonView(site.places[places[0]!]!, [], words)).map((screen) => ({ ...screen, words, drawn }));
});

test('words that start at the right have the first place on their left', () => {
  const [hub = []] = draw(createElement(ArcChart, { data: charts[0]! })).dots.slice(-1);
  const [mirrored = []] = draw(createElement(ArcChart, { data: charts[0]! }), 'ar').dots.slice(-1);
  expect(hub[0]).toBeGreaterThan(720);
  expect(mirrored).toEqual([1440 - hub[0]!, hub[1]]);
});

test('the site shows a flight chart, and it can be asked from every other place', () => {
  expect(own.length).toBeGreaterThan(0);
  expect(charts.length).toBeGreaterThan(20);
});

describe.each(screens)('on a $name screen with words at the $words, of a chart from any place', (screen) => {
  const { name, window, heading, names, drawn } = screen;
  const seen = drawn.map(({ from, chart: { writings, dots } }) => ({
    from,
    chart: {
      writings: writings.filter(
        ({ group }) => group.includes(name) || (group === 'figures' && name !== 'small'), // a phone shows no figures
      ),
      dots,
    },
  }));
  const findingsIn = (find: (one: (typeof seen)[number]['chart']) => string[]) =>
    seen.flatMap(({ from, chart }) => find(chart).map((problem) => `from ${from}: ${problem}`));

  test('no writing lies over another or over a dot', () => {
    expect(findingsIn(findCollisions)).toEqual([]);
  });

  test('none leaves what is seen of the chart', () => {
    expect(findingsIn((chart) => findOutside(chart, window))).toEqual([]);
  });

  test('no name overlaps the heading of the page', () => {
    const covers = (chart: (typeof seen)[number]['chart']) =>
      findCollisions({
        ...chart,
        dots: [],
        writings: chart.writings.concat(heading ? [{ text: 'the page', group: '', box: heading }] : []),
      });
    expect(findingsIn(covers)).toEqual([]);
  });

  test('some places are named beside the first', () => {
    const counts = seen.map(({ chart }) => chart.writings.filter(({ group }) => group.includes(name)).length - 1);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...counts)).toBeLessThanOrEqual(names);
  });
});
