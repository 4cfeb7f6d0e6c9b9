import type { ReactNode } from 'react';
import type { Place } from '../../schema/types.ts';
import { useAtlas } from '../shared/charts/atlas-context.ts';
import { inKilometres } from '../shared/charts/geometry/numbers.ts';
import { useStaticLabels } from '../shared/site-context.ts';
import { nearestFirst } from '../shared/charts/journeys.ts';
import { Bar, hoursOf, Scale, LegendMark } from './HourBars.tsx';

interface DistanceTableProps {
  from: Place;
  to: Place[];
  label: string;
  /** Whether a bar in each row shows the times. */
  hasBars?: boolean;
  /** The caption, where the label is not above the table already. */
  children?: ReactNode;
}

/** Renders distances from one place to others, the nearest first, with a column of times for each speed. */
export function DistanceTable({ from, to, label, hasBars = false, children }: DistanceTableProps) {
  const [atlas, labels] = [useAtlas(), useStaticLabels()];
  const journeys = nearestFirst(atlas, labels, from, to);
  const columns = journeys[0]!.times
    .map((time, column) => ({ label: time.label, column }))
    .filter(({ column }) => journeys.some(({ times }) => times[column]!.time !== undefined));
  const hours = hasBars && columns.length > 0 ? hoursOf(journeys) : 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
    <div className="sheet" role="region" aria-label={label} tabIndex={0}>
      <table>
        {children}
        <thead>
          <tr>
            <th scope="col">{labels.place}</th>
            <th scope="col">{labels.straightLine}</th>
            {columns.map((one) => (
              <th scope="col" key={one.column}>
                {hours > 0 && columns.length > 1 && <LegendMark isOpen={one !== columns[0]} />}
                {one.label}
              </th>
            ))}
            {hours > 0 && <Scale hours={hours} />}
          </tr>
        </thead>
        <tbody>
          {journeys.map(({ place, kilometres, times }, row) => (
            <tr key={row}>
              <th scope="row">{place.name}</th>
              <td>{inKilometres(atlas, kilometres)}</td>
              {columns.map(({ column }) => (
                <td key={column}>{times[column]!.time ?? '–'}</td>
              ))}
              {hours > 0 && <Bar times={times} hours={hours} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
