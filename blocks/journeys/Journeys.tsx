import type { Journeys as JourneysBlock, JourneyWay, Place } from '../../schema/types.ts';
import { DistanceTable } from '../distances/DistanceTable.tsx';
import { Anchor } from '../shared/Anchor.tsx';
import { nameWithRegion, placesOf } from '../shared/charts/atlas.ts';
import { useAtlas } from '../shared/charts/atlas-context.ts';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';
import { useStaticLabels } from '../shared/site-context.ts';
import { Answer } from './Answer.tsx';
import { Choice } from './Choice.tsx';
import { suits } from './reach.ts';

/**
 * Renders two fields for places, and the answer for the two that are chosen at first; the script answers for others. A
 * table of all places, if there is one, answers without it.
 */
export function Journeys({ block }: { block: JourneysBlock }) {
  const atlas = useAtlas();
  const { from, to, caption } = block;
  const names = [...new Set([...(block.places ?? Object.keys(atlas.places)), from, to])];
  const named = new Map(
    placesOf(atlas, names).map((place, index) => [names[index]!, { ...place, name: nameWithRegion(place) }]),
  );
  const others = [...named].flatMap(([name, place]) => (name === from ? [] : place));
  const places: [Place, Place] = [named.get(from)!, named.get(to)!];
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <div data-script="journeys">
        <Choice places={named} chosen={[from, to]} id={block.id} />
        <Answer places={places} />
        <ul className="grid">
          {block.ways.map((way, index) => (
            <Way key={index} way={way} isOpen={suits(way, places)} />
          ))}
        </ul>
      </div>
      {caption !== undefined && (
        <details>
          <summary>{caption}</summary>
          <DistanceTable from={places[0]} to={others} label={caption} />
        </details>
      )}
      <Paragraph html={block.note} />
    </Section>
  );
}

function Way({ way: { title, text, least, most, to }, isOpen }: { way: JourneyWay; isOpen: boolean }) {
  const { journeyTooFar } = useStaticLabels();
  return (
    <li data-least={least} data-most={most} data-open={isOpen}>
      <h3>{to === undefined ? title : <Anchor to={to}>{title}</Anchor>}</h3>
      <Paragraph html={text} />
      <p className="note" hidden={isOpen}>
        {journeyTooFar}
      </p>
    </li>
  );
}
