/** Draws lines over the number of routes as SVG, both axes logarithmic. */
import { CHART_COLOURS } from '../../../theme/looks/chart-colours.ts';
import { spread } from './labels.ts';
import { logScale } from './scale.ts';
import type { Scale } from './scale.ts';

const LAYOUT = { width: 350, left: 48, right: 125, top: 64, bottom: 340, height: 392 };
const COLOURS = ['paper', 'ink', 'ink-2', 'line', 'line-2', 'accent'] as const;

interface Line {
  key: string;
  points: { routes: number; value: number }[];
}

/** A chart, no wider than a phone: several fit beside each other on wider screens. */
export interface Chart {
  title: string;
  unit: string;
  lines: Line[];
}

/** Draws a chart as SVG. The first line, which is Waybill's, is the strong one and above the others; limits are dashed. */
export function chartOf({ title, unit, lines }: Chart): string {
  const { width, height, left, top, bottom } = LAYOUT;
  const all = lines.flatMap(({ points }) => points);
  const right = width - LAYOUT.right;
  const counts = [...new Set(all.map(({ routes }) => routes))];
  const x = logScale(counts, left, right);
  const y = logScale(
    all.map(({ value }) => value),
    bottom,
    top,
  );
  const ends = spread(
    lines.map(({ points }) => y.at(points.at(-1)!.value)),
    top,
    bottom,
  );
  const rows = y.ticks.map((tick) => row(tick, y, right));
  const columns = counts.map((count) => column(count, x));
  const drawn = lines.map((line, index) => lineOf(line, { x, y }, { x: right + 14, y: ends[index]! }));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}: ${unit}">
<style>
${styles()}
</style>
<rect class="paper" width="${width}" height="${height}"/>
<text class="title" x="16" y="24">${title}</text>
<text class="axis" x="16" y="44">${unit}</text>
<text class="count" x="${(left + right) / 2}" y="${bottom + 38}">routes</text>
${[...rows, ...columns, ...drawn.toReversed()].join('\n')}
</svg>
`;
}

function row(tick: number, { at }: Scale, right: number): string {
  const y = at(tick).toFixed(1);
  return `<path class="grid" d="M${LAYOUT.left} ${y}H${right}"/><text class="tick" x="${LAYOUT.left - 6}" y="${y}" dy="4">${Number(tick.toPrecision(1))}</text>`;
}

function column(count: number, { at }: Scale): string {
  return `<text class="count" x="${at(count).toFixed(1)}" y="${LAYOUT.bottom + 20}">${count.toLocaleString('en')}</text>`;
}

function lineOf({ key, points }: Line, scales: { x: Scale; y: Scale }, label: { x: number; y: number }): string {
  const kind = key.startsWith('limit-') ? 'limit' : key === 'waybill' ? 'own' : 'peer';
  const places = points.map(({ routes, value }) => ({ x: scales.x.at(routes), y: scales.y.at(value) }));
  const dots = places.map(({ x, y }) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.5"/>`);
  const path = places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const last = places.at(-1)!;
  const lead = `M${(last.x + 4).toFixed(1)} ${last.y.toFixed(1)}L${label.x - 3} ${label.y.toFixed(1)}`;
  return `<g class="${kind}"><path d="M${path}"/><path class="lead" d="${lead}"/>${dots.join('')}<text x="${label.x}" y="${label.y.toFixed(1)}" dy="4">${key}</text></g>`;
}

function styles(): string {
  const values = (scheme: 'light' | 'dark') =>
    COLOURS.map((name) => `--${name}:${CHART_COLOURS[scheme][name]}`).join(';');
  return `svg{${values('light')};font:12px Arial,sans-serif}
@media (prefers-color-scheme:dark){svg{${values('dark')}}}
text{fill:var(--ink-2)} path{fill:none} .paper{fill:var(--paper)} .title{font-size:15px;font-weight:700;fill:var(--ink)}
.axis{fill:var(--ink)} .grid{stroke:var(--line)} .tick{text-anchor:end} .count{text-anchor:middle}
.peer,.limit{stroke:var(--line-2)} .own{stroke:var(--accent);stroke-width:3} .limit{stroke-dasharray:4 3}
g text,circle{stroke:none} circle{fill:var(--line-2)} .own circle{fill:var(--accent)} .own text{fill:var(--accent);font-weight:700}
.lead{stroke-width:1;stroke-dasharray:1 3}`;
}
