import type { ReactElement } from 'react';
import type { ArcChart as ArcChartData, Place } from '../../../../schema/types.ts';
import { directionOf } from '../../../../schema/values/language.ts';
import { placesOf } from '../atlas.ts';
import { useAtlas } from '../atlas-context.ts';
import type { Atlas } from '../atlas.ts';
import { distance, placePosition } from '../geometry/earth.ts';
import { inKilometres } from '../geometry/numbers.ts';
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

/** The last drawing of a site: it stays the same while the texts around it are edited. */
const last = new WeakMap<Atlas, { places: string; drawing: ReactElement }>();

/** Renders the earth toward the horizon, with a line from one place to each of the others. */
export function ArcChart({ data: { from, to, alt } }: { data: ArcChartData }) {
  return (
    <svg
      {...CHART}
      className="chart chart-horizon"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      {drawingOf(useAtlas(), [from, ...to])}
    </svg>
  );
}

function drawingOf(atlas: Atlas, keys: string[]): ReactElement {
  const places = JSON.stringify(keys);
  const cached = last.get(atlas);
  if (cached?.places === places) return cached.drawing;
  const drawing = draw(atlas, placesOf(atlas, keys) as [Place, ...Place[]]);
  last.set(atlas, { places, drawing });
  return drawing;
}

function draw(atlas: Atlas, [hub, ...places]: [Place, ...Place[]]): ReactElement {
  const near = nearPlaces(hub, places);
  const view = horizonView(hub, near, directionOf(atlas.language) === 'rtl' ? 'right' : 'left');
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
    <>
      <path className="sea" d={earthOutline(view)} />
      <path className="net" d={graticuleOf(view)} />
      <path {...LAND} d={atlas.land(view)} />
      <path {...RING} d={rings.map(({ path }) => path).join('')} />
      {drawArcs(view, hub, arcs)}
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
    </>
  );
}

/** Draws the arcs with their shadows, and the places at their ends: no component, whose curves each render would fit again. */
function drawArcs(view: View, hub: Place, arcs: Arc[]): ReactElement {
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
