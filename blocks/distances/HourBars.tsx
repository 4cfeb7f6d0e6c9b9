import type { ReactNode } from 'react';
import { durationText } from '../shared/charts/journeys.ts';
import type { Journey } from '../shared/charts/journeys.ts';
import { useAtlas } from '../shared/charts/atlas-context.ts';
import { inDigits } from '../shared/charts/geometry/numbers.ts';
import { useStaticLabels } from '../shared/site-context.ts';

/** A scale with more hours than this has a figure at every second one. */
const MAX_LABELS = 8;

/** Returns how many hours a scale needs on which all journeys fit. */
export function hoursOf(journeys: Journey[]): number {
  return Math.ceil(Math.max(...journeys.flatMap(({ times }) => times.map(({ minutes = 0 }) => minutes))) / 60);
}

/** Renders the figures over the bars: hours from 0. The times are in the columns before: nobody needs to hear them twice. */
export function Scale({ hours }: { hours: number }) {
  const [atlas, labels] = [useAtlas(), useStaticLabels()];
  const figures = Array.from({ length: hours + 1 }, (_, hour) => hour).filter(
    (hour) => hours <= MAX_LABELS || (hours - hour) % 2 === 0,
  );
  return (
    <Cell>
      {figures.map((hour) => (
        <text key={hour} x={scalePosition(hour / hours)} y="15" fill="currentColor" textAnchor="middle">
          {hour === hours ? durationText(hour * 60, labels, atlas) : inDigits(atlas.language, hour)}
        </text>
      ))}
    </Cell>
  );
}

/** Renders a journey as a bar from its shortest time, a full mark, to its longest, an open one, with a line at each hour. */
export function Bar({ times, hours }: { times: Journey['times']; hours: number }) {
  const all = times.flatMap(({ minutes }) => minutes ?? []);
  if (all.length === 0) return <Cell />;
  const [from, to] = [Math.min(...all), Math.max(...all)].map((minutes) => scalePosition(minutes / 60 / hours));
  return (
    <Cell>
      <line
        x1={scalePosition(0)}
        x2={scalePosition(1)}
        y1="10"
        y2="10"
        pathLength={hours}
        stroke="currentColor"
        strokeDasharray=".01 .99"
        strokeWidth="12"
        opacity=".4"
      />
      {from !== to && <line className="ring" x1={from} x2={to} y1="10" y2="10" strokeWidth="3" />}
      <Mark at={from!} />
      {from !== to && <Mark at={to!} isOpen />}
    </Cell>
  );
}

/** Renders a mark beside the name of a travel speed, as on the bars. */
export function LegendMark({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className="bars chart" width="17" height="12" aria-hidden="true">
      <Mark at="6" middle="6" isOpen={isOpen} />
    </svg>
  );
}

function Mark({ at, middle = '10', isOpen = false }: { at: string; middle?: string; isOpen?: boolean }) {
  return isOpen ? (
    <circle className="ring" cx={at} cy={middle} r="4" strokeWidth="2" fill="Canvas" />
  ) : (
    <circle className="dots" cx={at} cy={middle} r="5" />
  );
}

function Cell({ children }: { children?: ReactNode }) {
  return (
    <td className="bars" aria-hidden="true">
      <svg className="chart" width="100%" height="20" display="block">
        {children}
      </svg>
    </td>
  );
}

/** Returns the position of a share of the scale, from 0 to 1: beside both of its ends there is space for a figure. */
const scalePosition = (part: number) => `${Math.round(50 + part * 910) / 10}%`;
