import type { Place } from '../../schema/types.ts';
import { journey } from '../shared/charts/journeys.ts';
import { useAtlas } from '../shared/charts/atlas-context.ts';
import { inKilometres } from '../shared/charts/geometry/numbers.ts';
import { useStaticLabels } from '../shared/site-context.ts';

/**
 * Renders how far a journey is and how long it takes at each of the site's speeds. The script writes other values into the
 * same sentences, so each is there, hidden where it does not hold.
 */
export function Answer({ places }: { places: [from: Place, to: Place] }) {
  const [atlas, labels] = [useAtlas(), useStaticLabels()];
  const [from, to] = places.map(({ name }) => name) as [string, string];
  const { kilometres, times } = journey(atlas, labels, places);
  const { speeds = [], allowance, rounding } = atlas.travel ?? {};
  return (
    <div
      className="answer"
      role="status"
      data-allowance={allowance}
      data-rounding={rounding}
      data-minutes={labels.durationMinutes}
      data-hours={labels.durationHours}
      data-both={labels.durationBoth}
    >
      <p>
        <FilledSentence
          pattern={labels.journeyLine}
          values={{ from, to, distance: inKilometres(atlas, kilometres, 'km') }}
        />
      </p>
      {speeds.map(({ label, speed, upTo }, index) => (
        <p key={index} data-speed={speed} data-up-to={upTo} hidden={times[index]!.time === undefined}>
          <FilledSentence
            pattern={labels.journeyTime.replace('{way}', label)}
            values={{ time: times[index]!.time ?? '' }}
          />
        </p>
      ))}
      <p hidden>{labels.journeySame}</p>
    </div>
  );
}

/** Renders a sentence with its values in elements of their own. */
function FilledSentence({ pattern, values }: { pattern: string; values: Record<string, string> }) {
  return pattern.split(/\{(\w+)\}/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} data-value={part}>
        {values[part]}
      </span>
    ),
  );
}
