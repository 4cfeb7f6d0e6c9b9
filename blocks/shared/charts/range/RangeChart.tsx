import type { ArcChart as ArcChartData } from '../../../../schema/types.ts';
import { useStaticLabels } from '../../site-context.ts';
import { useAtlas } from '../atlas-context.ts';
import { FRAMES } from '../geometry/view.ts';
import { journey, reachText } from '../journeys.ts';
import type { Label } from '../labels.ts';
import { CHART, Dot, DOTS, LAND, LINES_WIDTH, Name, NAME_STYLE, RING } from '../marks.tsx';
import { labelRange } from './range-labels.ts';
import { rangeOf } from './range.ts';

const { width, height } = FRAMES.range;
const TEXT_SIZE = 15;
const HUB_SIZE = 20;
const BANDS = { className: 'ring bands', fillOpacity: 0.07 };

interface RangeChartProps {
  data: ArcChartData;
  /** Whether the rings are filled, in place of lines to the places and the times to them. */
  hasBands?: boolean;
}

/** Renders a place from above, with lines to others, the time to each at the first of the site's speeds, and rings of time. */
export function RangeChart({ data, hasBands = false }: RangeChartProps) {
  const [atlas, labels] = [useAtlas(), useStaticLabels()];
  const range = rangeOf(atlas, data, hasBands);
  const { hub, at, ends, rings } = range;
  const namedPlaces = ends.map(({ place, at: end }) => {
    const time = hasBands ? undefined : journey(atlas, labels, [hub, place]).times[0]?.time;
    return { name: place.name, time, text: time === undefined ? place.name : `${place.name} ${time}`, at: end };
  });
  const figures = rings.map((ring) => reachText(ring, labels, atlas));
  const written = labelRange(range, namedPlaces, figures);
  return (
    <svg
      {...CHART}
      className="chart chart-range"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={data.alt ?? `${hub.name}: ${namedPlaces.map(({ text }) => text).join(', ')}`}
    >
      <path {...LAND} d={atlas.land(range.view)} />
      <g {...RING} {...(hasBands && BANDS)}>
        {rings.map(({ radius }) => (
          <circle key={radius} cx={at[0]} cy={at[1]} r={radius} />
        ))}
      </g>
      {!hasBands && <path className="leaders" strokeWidth={LINES_WIDTH} d={range.lines} />}
      <g {...DOTS}>
        {ends.map((end, index) => (
          <Dot key={index} at={end.at} radius={4} />
        ))}
      </g>
      {/* A zero-length line with round caps: the hub's dot in the colour of lines. */}
      <path className="leaders" strokeWidth={12} d={`M${at.join(' ')}h0`} />
      <g {...NAME_STYLE} className="names" fontSize={TEXT_SIZE}>
        {written.rings.map((label) => (
          <Name key={label.text} label={label} />
        ))}
        {written.places.map((label) => (
          <TimedName key={label.text} label={label} place={namedPlaces.find(({ text }) => text === label.text)} />
        ))}
        {written.hub.map((label) => (
          <Name key={label.text} label={label} className="from" size={HUB_SIZE} />
        ))}
      </g>
    </svg>
  );
}

/** Renders the name of a place and, where there is space, the time to it, which a phone leaves out. */
function TimedName({ label, place }: { label: Label; place: { name: string; time: string | undefined } | undefined }) {
  const { text, x, y, anchor } = label;
  return (
    <text x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
      {place?.name ?? text}
      {place?.time !== undefined && <tspan> {place.time}</tspan>}
    </text>
  );
}
