/** The picture on a preview is that of the page: its chart or its drawing, in colours that need no style sheet. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileStyles } from '../../../builder/bundle/styles/styles.ts';
import { artMaker } from '../../../builder/pictures/previews/art.ts';
import { project } from '../../../builder/project.ts';
import { site } from '../../support/sites/manifest.ts';

const { sheets } = compileStyles('short');
const art = artMaker(site, sheets, join(project, 'public'));
const charts = site.routes.flatMap(({ blocks }) =>
  blocks.flatMap((block) =>
    block.type === 'hero' && block.chart ? [{ ...block.chart, isFull: block.size === 'full' }] : [],
  ),
);

test('a chart has a dot for each of its places and one for the first, and no words', () => {
  expect(charts.length).toBeGreaterThan(20);
  for (const chart of charts.filter(({ isFull }) => !isFull)) {
    const { kind, content } = art({ chart })!;
    const rings = [...content.matchAll(/<circle[^>]*r="\d{2,}"/g)].length;
    expect.soft(kind).toBe('range');
    expect.soft([...content.matchAll(/<circle/g)].length - rings, chart.from).toBe(chart.to.length + 1);
    expect.soft(rings, chart.from).toBeGreaterThan(0);
    expect.soft(content).not.toContain('<text');
  }
  expect(art({ chart: charts.find(({ isFull }) => isFull)! })).toMatchObject({ kind: 'horizon' });
});

test('a drawing has the colours of its classes as values', () => {
  const { kind, content } = art({ drawing: '/drawings/profile-jet.svg' })!;
  expect(kind).toBe('drawing');
  expect(content).toMatch(/\.brand\{fill:#134b8f/);
  expect(content).not.toMatch(/var\(|@media|fill:;|stroke:;/);
});

test('a page with neither has none, nor has one whose drawing is not there', () => {
  expect(art({})).toBeUndefined();
  expect(art({ drawing: '/drawings/nothing.svg' })).toBeUndefined();
});
