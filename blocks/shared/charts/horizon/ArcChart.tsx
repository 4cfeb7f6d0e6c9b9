import type { ReactElement } from 'react';
import type { ArcChart as ArcChartData, Place } from '../../../../schema/types.ts';
import { placesOf } from '../atlas.ts';
import { useAtlas } from '../atlas-context.ts';
import type { Atlas } from '../atlas.ts';
import { distance, placePosition } from '../geometry/earth.ts';
import { inKilometres } from '../geometry/kilometres.ts';
import { boxOf } from '../labels.ts';
import { placeRingLabels } from './ring-labels.ts';
import { CHART, Dot, DOTS, LAND, LINES_WIDTH, Name, NAME_STYLE, RING } from '../marks.tsx';
import { earthOutline, graticuleOf } from '../geometry/graticule.ts';
import { ringsAround } from '../geometry/rings.ts';
import { arcTo, nearPlaces } from './arcs.ts';
import type { Arc } from './arcs.ts';
import { layOutNames } from './names.ts';
import { smooth } from '../geometry/smooth.ts';
import { FRAMES, horizonView, project } from '../geometry/view.ts';
import type { View } from '../geometry/view.ts';

const { width, height } = FRAMES.horizon;
const FIGURE_SIZE = 13.5;

/** The last chart of a site: it stays the same while the texts around it are edited. */
const last = new WeakMap<Atlas, { of: string; chart: ReactElement }>();

/** Renders the earth toward the horizon, with a line from one place to each of the others. */
export function ArcChart({ data }: { data: ArcChartData }) {
  const atlas = useAtlas();
  const of = JSON.stringify(data);
  const cached = last.get(atlas);
  if (cached?.of === of) return cached.chart;
  const chart = draw(atlas, data);
  last.set(atlas, { of, chart });
  return chart;
}

function draw(atlas: Atlas, data: ArcChartData): ReactElement {
  const [hub, ...places] = placesOf(atlas, [data.from, ...data.to]) as [Place, ...Place[]];
  const near = nearPlaces(hub, places);
  const view = horizonView(hub, near);
  const arcs = places.map((place) => arcTo(view, hub, place, !near.includes(place)));
  const reach = Math.max(...near.map((place) => distance(hub, place)));
  const rings = ringsAround(view, hub, reach, 0);
  const figures = placeRingLabels(view, hub, {
    rings: rings.map(({ kilometres }) => ({ kilometres, text: inKilometres(atlas, kilometres, 'km') })),
    arcs,
    size: FIGURE_SIZE,
  });
  const screens = layOutNames(
    view,
    hub,
    arcs,
    figures.map((label) => boxOf(label, FIGURE_SIZE)),
  );
  return (
    <svg
      {...CHART}
      className="chart chart-horizon"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      {...(data.alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': data.alt })}
    >
      <path className="sea" d={earthOutline(view)} />
      <path className="net" d={graticuleOf(view)} />
      <path {...LAND} d={atlas.land(view)} />
      <path {...RING} d={rings.map(({ path }) => path).join('')} />
      <Arcs view={view} hub={hub} arcs={arcs} />
      <g className="figures" fill="currentColor" fontSize={FIGURE_SIZE}>
        {figures.map((label) => (
          <Name key={label.text} label={label} />
        ))}
      </g>
      {screens.map(({ name, size, hubSize, from, labels }) => (
        <g key={name} {...NAME_STYLE} className={`names ${name}`} fontSize={size}>
          <Name label={from} className="from" size={hubSize} />
          {labels.map((label) => (
            <Name key={label.text} label={label} className={label.coveredBy} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Renders the arcs with their shadows, and the places at their ends. */
function Arcs({ view, hub, arcs }: { view: View; hub: Place; arcs: Arc[] }) {
  const at = project(view, placePosition(hub));
  return (
    <>
      <path className="shadow" d={arcs.map(({ shadow }) => smooth(shadow)).join('')} />
      <g className="arcs" strokeWidth={LINES_WIDTH}>
        {arcs.map(({ line, place }) => (
          <path key={place.name} pathLength={1} d={smooth(line)} />
        ))}
      </g>
      <g {...DOTS}>
        {arcs.flatMap(({ points, place, isWhole }) =>
          isWhole ? [<Dot key={place.name} at={points.at(-1)!} radius={3.2} />] : [],
        )}
      </g>
      <g className="hub">
        <Dot at={at} radius={11} />
        <Dot at={at} radius={4.5} />
      </g>
    </>
  );
}
