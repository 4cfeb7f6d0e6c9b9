import type { Distances as DistancesBlock } from '../../schema/types.ts';
import { placesOf } from '../shared/charts/atlas.ts';
import { useAtlas } from '../shared/charts/atlas-context.ts';
import { DistanceTable } from './DistanceTable.tsx';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';

/** Renders a table of the distances from one place to others. */
export function Distances({ block }: { block: DistancesBlock }) {
  const [from, ...to] = placesOf(useAtlas(), [block.from, ...block.to]);
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <DistanceTable from={from!} to={to} label={block.caption} hasBars>
        <caption>
          <span>{block.caption}</span>
        </caption>
      </DistanceTable>
      <Paragraph html={block.note} />
    </Section>
  );
}
