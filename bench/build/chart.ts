/** Draws lines over the number of routes as SVG, both axes logarithmic. */
import { colour } from '../../scripts/build/pictures/tokens.ts';
import { spread } from './labels.ts';
import { logScale } from './scale.ts';
import type { Scale } from './scale.ts';

const PANEL = { width: 350, left: 48, right: 125, top: 64, bottom: 340 };
const HEIGHT = 392;
const COLOURS = ['paper', 'ink', 'ink-2', 'line', 'line-2', 'route'] as const;

interface Line {
  key: string;
  points: { routes: number; value: number }[];
}

/** One chart of a row; its title names what is measured, and the unit. */
export interface Panel {
  title: string;
  lines: Line[];
}

/** A row of charts. Waybill's line is the strong one, limits are dashed. */
export function chartOf(title: string, panels: Panel[]): string {
  const width = panels.length * PANEL.width;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${title}">
<style>
${styles()}
</style>
<rect class="paper" width="${width}" height="${HEIGHT}"/>
<text class="title" x="16" y="22">${title}</text>
${panels.map((panel, index) => panelOf(panel, index * PANEL.width)).join('\n')}
</svg>
`;
}

function panelOf({ title, lines }: Panel, left: number): string {
  const all = lines.flatMap(({ points }) => points);
  const right = PANEL.width - PANEL.right;
  const counts = [...new Set(all.map(({ routes }) => routes))];
  const x = logScale(counts, PANEL.left, right);
  const y = logScale(
    all.map(({ value }) => value),
    PANEL.bottom,
    PANEL.top,
  );
  const ends = spread(
    lines.map(({ points }) => y.at(points.at(-1)!.value)),
    PANEL.top,
    PANEL.bottom,
  );
  const rows = y.ticks.map((tick) => row(tick, y, right));
  const columns = counts.map((count) => column(count, x));
  const drawn = lines.map((line, index) => lineOf(line, { x, y }, { x: right + 14, y: ends[index]! }));
  const names = [
    `<text class="axis" x="16" y="46">${title}</text>`,
    `<text class="count" x="${(PANEL.left + right) / 2}" y="${PANEL.bottom + 38}">Routes</text>`,
  ];
  const parts = [...names, ...rows, ...columns, ...drawn];
  return `<g transform="translate(${left})">\n${parts.join('\n')}\n</g>`;
}

function row(tick: number, { at }: Scale, right: number): string {
  const y = at(tick).toFixed(1);
  return `<path class="grid" d="M${PANEL.left} ${y}H${right}"/><text class="tick" x="${PANEL.left - 6}" y="${y}" dy="4">${Number(tick.toPrecision(1))}</text>`;
}

function column(count: number, { at }: Scale): string {
  return `<text class="count" x="${at(count).toFixed(1)}" y="${PANEL.bottom + 20}">${count.toLocaleString('en')}</text>`;
}

function lineOf({ key, points }: Line, scales: { x: Scale; y: Scale }, label: { x: number; y: number }): string {
  const kind = key.split('-')[0] === 'limit' ? 'limit' : key === 'waybill' ? 'own' : 'peer';
  const places = points.map(({ routes, value }) => ({ x: scales.x.at(routes), y: scales.y.at(value) }));
  const dots = places.map(({ x, y }) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.5"/>`);
  const path = places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const last = places.at(-1)!;
  const lead = `M${(last.x + 4).toFixed(1)} ${last.y.toFixed(1)}L${label.x - 3} ${label.y.toFixed(1)}`;
  return `<g class="${kind}"><path d="M${path}"/><path class="lead" d="${lead}"/>${dots.join('')}<text x="${label.x}" y="${label.y.toFixed(1)}" dy="4">${key}</text></g>`;
}

function styles(): string {
  const values = (scheme: 'light' | 'dark') => COLOURS.map((name) => `--${name}:${colour(name, scheme)}`).join(';');
  return `svg{${values('light')};font:12px Arial,sans-serif}
@media (prefers-color-scheme:dark){svg{${values('dark')}}}
text{fill:var(--ink-2)} path{fill:none} .paper{fill:var(--paper)} .title{font-size:15px;font-weight:700;fill:var(--ink)}
.axis{fill:var(--ink)} .grid{stroke:var(--line)} .tick{text-anchor:end} .count{text-anchor:middle}
.peer,.limit{stroke:var(--line-2)} .own{stroke:var(--route);stroke-width:3} .limit{stroke-dasharray:4 3}
g text,circle{stroke:none} circle{fill:var(--line-2)} .own circle{fill:var(--route)} .own text{fill:var(--route);font-weight:700}
.lead{stroke-width:1;stroke:var(--line);stroke-dasharray:none}`;
}
