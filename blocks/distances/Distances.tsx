import type { Distances as DistancesBlock } from '../../schema/types.ts';
import { inKilometres, placesOf, useAtlas } from '../shared/charts/atlas.ts';
import { journey } from './journeys.ts';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';
import { useStaticLabels } from '../shared/site-context.ts';

/** Renders a table of the distances from one place to others, the nearest first, with a column of times for each speed. */
export function Distances({ block }: { block: DistancesBlock }) {
  const [atlas, labels] = [useAtlas(), useStaticLabels()];
  const [from, ...to] = placesOf(atlas, [block.from, ...block.to]);
  const journeys = to
    .map((place) => journey(atlas, labels, [from!, place]))
    .toSorted((a, b) => a.kilometres - b.kilometres);
  const columns = journeys[0]!.legs
    .map(({ label }, column) => ({ label, column }))
    .filter(({ column }) => journeys.some(({ legs }) => legs[column]!.time !== undefined));
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard */}
      <div className="sheet" role="region" aria-label={block.caption} tabIndex={0}>
        <table>
          <caption>
            <span>{block.caption}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{labels.place}</th>
              <th scope="col">{labels.straightLine}</th>
              {columns.map(({ label, column }) => (
                <th scope="col" key={column}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {journeys.map(({ place, kilometres, legs }, row) => (
              <tr key={row}>
                <th scope="row">{place.name}</th>
                <td>{inKilometres(atlas, kilometres)}</td>
                {columns.map(({ column }) => (
                  <td key={column}>{legs[column]!.time ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Paragraph html={block.note} />
    </Section>
  );
}
