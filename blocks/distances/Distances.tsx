import type { Distances as DistancesBlock } from '../../schema/types.ts';
import { Actions } from '../shared/Actions.tsx';
import { placesOf } from '../shared/charts/atlas.ts';
import { useAtlas } from '../shared/charts/atlas-context.ts';
import { DistanceGroups } from './DistanceGroups.tsx';
import { DistanceTable } from './DistanceTable.tsx';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';

/** Renders the distances from one place to others, as a table or as a chart with groups beside it. */
export function Distances({ block }: { block: DistancesBlock }) {
  const [from, ...to] = placesOf(useAtlas(), [block.from, ...block.to]);
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      {block.display === 'groups' ? (
        <DistanceGroups block={block} from={from!} to={to} />
      ) : (
        <>
          <DistanceTable from={from!} to={to} label={block.caption} hasBars>
            <caption>
              <span>{block.caption}</span>
            </caption>
          </DistanceTable>
          <Paragraph html={block.note} />
        </>
      )}
      <Actions actions={block.actions} />
    </Section>
  );
}
