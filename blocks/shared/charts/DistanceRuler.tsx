import type { DistanceRuler as DistanceRulerData, Place } from '../../../schema/types.ts';
import { useStaticLabels } from '../site-context.ts';
import { placesOf } from './atlas.ts';
import { useAtlas } from './atlas-context.ts';
import { roundStep } from './geometry/earth.ts';
import { inKilometres } from './geometry/numbers.ts';
import { short } from './geometry/path.ts';
import { journey } from './journeys.ts';
import { CHART, DOTS, LINES_WIDTH } from './marks.tsx';

const WIDTH = 350;
/** Units of the drawing: the ruler's top, its line, the height of a line of text, and the left edge of the texts. */
const TOP = 34;
const AXIS = 64;
const LINE = 25;
const TEXT_LEFT = AXIS + 54;
/** The width of a column of times. */
const TIMES = 76;

/** Renders distances to scale along a ruler, and as numbers beside it: with the times at the first of the site's speeds. */
export function DistanceRuler({ data }: { data: DistanceRulerData }) {
  const [atlas, labels] = [useAtlas(), useStaticLabels()];
  const [from, ...places] = placesOf(atlas, [data.from, ...data.to]) as [Place, ...Place[]];
  const marks = places
    .map((place) => journey(atlas, labels, [from, place]))
    .map(({ place, kilometres, times }) => ({ name: place.name, kilometres, time: times[0]?.time }))
    .toSorted((a, b) => a.kilometres - b.kilometres);
  const longest = marks.at(-1)!.kilometres;
  const length = Math.max(160, (marks.length + 1) * LINE);
  const step = roundStep(longest / 8);
  const y = (kilometres: number) => TOP + (kilometres / longest) * length;
  const rows = spread(
    marks.map(({ kilometres }) => y(kilometres)),
    TOP + LINE * 0.6,
  );
  const textOf = ({ name, kilometres, time }: (typeof marks)[number]) =>
    [name, inKilometres(atlas, kilometres, 'km'), time].filter((part) => part !== undefined).join(' ');
  const figures = Array.from({ length: Math.floor(longest / step) + 1 }, (_, index) => index * step);
  return (
    <svg
      {...CHART}
      className="chart chart-ruler"
      viewBox={`0 0 ${WIDTH} ${Math.ceil(Math.max(TOP + length, rows.at(-1)!) + 14)}`}
      fontSize={15}
      role="img"
      aria-label={`${from.name}: ${marks.map(textOf).join(', ')}`}
    >
      <path className="axis" d={`M${AXIS} ${TOP}v${short(length)}${ticks(longest, step / 5, y)}`} />
      <text className="from" fill="currentColor" x={AXIS - 12} y={20} fontSize={18} fontWeight={600}>
        {from.name}
      </text>
      <g className="scale" fill="currentColor" fontSize={13}>
        {figures.map((kilometres) => (
          <text key={kilometres} x={AXIS - 16} y={Math.round(y(kilometres) + 4)}>
            {inKilometres(atlas, kilometres, kilometres === 0 ? 'km' : undefined)}
          </text>
        ))}
      </g>
      <path
        className="leaders"
        strokeWidth={LINES_WIDTH}
        d={marks.map(({ kilometres }, index) => leader(y(kilometres), rows[index]!)).join('')}
      />
      <g {...DOTS}>
        {marks.map(({ name, kilometres }) => (
          <circle key={name} cx={AXIS} cy={short(y(kilometres))} r={3.4} />
        ))}
      </g>
      {marks.map(({ name, kilometres, time }, index) => (
        <text key={name} fill="currentColor" x={TEXT_LEFT} y={Math.round(rows[index]! + 5)}>
          {name}
          <tspan x={WIDTH - 4 - (time === undefined ? 0 : TIMES)}>{inKilometres(atlas, kilometres)}</tspan>
          {time !== undefined && <tspan x={WIDTH - 4}>{time}</tspan>}
        </text>
      ))}
    </svg>
  );
}

/** A stroke for each step, a longer one for every fifth. */
function ticks(longest: number, step: number, y: (kilometres: number) => number): string {
  const count = Math.floor(longest / step) + 1;
  return Array.from(
    { length: count },
    (_, index) => `M${AXIS} ${short(y(index * step))}h${index % 5 === 0 ? -11 : -5}`,
  ).join('');
}

function leader(from: number, to: number): string {
  return `M${AXIS} ${short(from)}C${AXIS + 24} ${short(from)} ${AXIS + 22} ${short(to)} ${AXIS + 46} ${short(to)}`;
}

/** Moves positions apart that are closer than a line of text, each as little as possible; none above the top. */
function spread(wanted: number[], top: number): number[] {
  let clusters = wanted.map((value) => ({ sum: value, count: 1, start: Math.max(top, value) }));
  for (let index = 1; index < clusters.length;) {
    const [before, here] = [clusters[index - 1]!, clusters[index]!];
    if (before.start + before.count * LINE <= here.start) {
      index++;
      continue;
    }
    const count = before.count + here.count;
    const sum = before.sum + here.sum;
    const middle = sum / count - ((count - 1) * LINE) / 2;
    clusters = clusters.toSpliced(index - 1, 2, { sum, count, start: Math.max(top, middle) });
    index = Math.max(1, index - 1);
  }
  return clusters.flatMap(({ start, count }) => Array.from({ length: count }, (_, index) => start + index * LINE));
}
