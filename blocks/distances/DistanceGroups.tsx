import type { Distances, Place } from '../../schema/types.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { useAtlas } from '../shared/charts/atlas-context.ts';
import { inKilometres } from '../shared/charts/geometry/numbers.ts';
import { nearestFirst, reachText } from '../shared/charts/journeys.ts';
import type { Journey } from '../shared/charts/journeys.ts';
import { RangeChart } from '../shared/charts/range/RangeChart.tsx';
import { bandsTo } from '../shared/charts/range/rings.ts';
import type { TimeRing } from '../shared/charts/range/rings.ts';
import { Sentence } from '../shared/Prose.tsx';
import { useStaticLabels } from '../shared/site-context.ts';

interface DistanceGroupsProps {
  block: Distances;
  from: Place;
  to: Place[];
}

/** Renders a chart with rings and, beside it, a group of places for each ring and one for those beyond. */
export function DistanceGroups({ block, from, to }: DistanceGroupsProps) {
  return (
    <div className="grid groups">
      <figure>
        <RangeChart data={{ from: block.from, to: block.to, alt: block.caption }} hasBands />
        <figcaption>
          <small>
            {block.caption} {block.note !== undefined && <Sentence html={block.note} />}
          </small>
        </figcaption>
      </figure>
      <Groups from={from} to={to} />
    </div>
  );
}

/** Renders the groups: each place with the time to it, or the distance where there is none. */
function Groups({ from, to }: { from: Place; to: Place[] }) {
  const [atlas, labels] = [useAtlas(), useStaticLabels()];
  const journeys = nearestFirst(atlas, labels, from, to);
  const rings = bandsTo(journeys.at(-1)!.kilometres, atlas.travel);
  const groups = Map.groupBy(journeys, (one) => rings.find((ring) => isWithin(ring, one)));
  return (
    <dl>
      {[...groups].map(([ring, group], index) => (
        <div key={index}>
          <dt>
            {ring ? labels.journeyUpTo.replace('{amount}', reachText(ring, labels, atlas)) : labels.journeyFarther}
          </dt>
          {group.map(({ place: { name, page }, kilometres, times: [first] }, entry) => (
            <dd key={entry}>
              {page === undefined ? name : <Anchor to={page}>{name}</Anchor>}{' '}
              <b>{first?.time ?? inKilometres(atlas, kilometres, 'km')}</b>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Returns whether a journey ends within a ring, by its rounded time or distance, which is shown beside it. */
function isWithin(ring: TimeRing, { kilometres, times: [first] }: Journey): boolean {
  return ring.minutes === undefined || first?.minutes === undefined
    ? Math.round(kilometres) <= ring.kilometres
    : first.minutes <= ring.minutes;
}
