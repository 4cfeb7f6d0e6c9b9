import type { CoastPlan as CoastPlanData, Place } from '../../../schema/types.ts';
import { placesOf } from './atlas.ts';
import { useAtlas } from './atlas-context.ts';
import { EARTH_RADIUS, placePosition } from './geometry/earth.ts';
import { boxOf, isBoxInside, placeLabels } from './labels.ts';
import type { Box, Label } from './labels.ts';
import { CHART, Dot, DOTS, LAND, Name, NAME_STYLE, RING } from './marks.tsx';
import { graticuleOf } from './geometry/graticule.ts';
import { ringsAround } from './geometry/rings.ts';
import { FRAMES, PLAN_REACH, planView, project } from './geometry/view.ts';
import { inKilometres } from './geometry/numbers.ts';

const { width, height, anchor } = FRAMES.plan;
const [X, Y] = anchor;
const TEXT_SIZE = 14;
const NAME_SIZE = 20;
/** The direction of the rings' labels, in degrees from north; the water's name is opposite to them. */
const LABEL_BEARING = 240;
const WATER = X - 225;
/** The part of the drawing that a phone shows; names outside of it need a wider screen. */
const CORE: Box = [465, 20, 975, height - 20];
const asideOf = (label: Label) => (isBoxInside(boxOf(label, TEXT_SIZE), CORE) ? undefined : 'aside');

/** Renders the coast around a place, with rings of distance. */
export function CoastPlan({ data }: { data: CoastPlanData }) {
  const atlas = useAtlas();
  const [at, ...near] = placesOf(atlas, [data.at, ...(data.near ?? [])]) as [Place, ...Place[]];
  const view = planView(at, near);
  const rings = ringsAround(view, at, (PLAN_REACH / view.scale) * EARTH_RADIUS, LABEL_BEARING);
  const figures = rings.map(({ kilometres, at: [x, y] }): Label => ({
    text: inKilometres(atlas, kilometres, 'km'),
    x: Math.round(x),
    y: Math.round(y + 4),
    anchor: 'middle',
  }));
  const own: Label = { text: at.name, x: X + 16, y: Y - 6, anchor: 'start' };
  const points = near.map((place) => ({ name: place.name, at: project(view, placePosition(place)) }));
  const window: Box = [20, 20, width - 20, height - 20];
  const taken = [boxOf(own, NAME_SIZE), ...figures.map((label) => boxOf(label, TEXT_SIZE))];
  const labels = placeLabels(points, { size: TEXT_SIZE, window, taken, lines: [], origin: anchor });
  return (
    <svg
      {...CHART}
      className="chart chart-plan"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={[at.name, ...near.map(({ name }) => name), data.water].filter(Boolean).join(', ')}
    >
      <path className="net" d={graticuleOf(view)} />
      <path {...LAND} d={atlas.land(view)} />
      <path {...RING} d={rings.map(({ path }) => path).join('')} />
      <g className="figures" fill="currentColor" fontSize={TEXT_SIZE}>
        {figures.map((label) => (
          <Name key={label.text} label={label} className={asideOf(label)} />
        ))}
      </g>
      {data.water !== undefined && (
        <text className="water" x={WATER} y={150} textAnchor="middle">
          {data.water}
        </text>
      )}
      <g {...DOTS}>
        {points.map(({ name, at: point }) => (
          <Dot key={name} at={point} radius={4} />
        ))}
      </g>
      <g className="hub">
        <Dot at={anchor} radius={6} />
      </g>
      <g {...NAME_STYLE} className="names" fontSize={TEXT_SIZE}>
        <Name label={own} className="from" size={NAME_SIZE} />
        {labels.map((label) => (
          <Name key={label.text} label={label} className={asideOf(label)} />
        ))}
      </g>
    </svg>
  );
}
