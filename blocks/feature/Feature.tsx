import type { Feature as FeatureBlock } from '../../schema/types.ts';
import { Actions } from '../shared/Actions.tsx';
import { DistanceRuler } from '../shared/charts/DistanceRuler.tsx';
import { Drawing } from '../shared/drawings/Drawing.tsx';
import { Picture } from '../shared/Picture.tsx';
import { Prose } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';

/** One subject, with a picture or a second text beside it. */
export function Feature({ block }: { block: FeatureBlock }) {
  return (
    <Section block={block}>
      <div className="columns">
        <div>
          <h2>{block.heading}</h2>
          <Prose html={block.text} />
          <Actions actions={block.actions} />
        </div>
        {block.aside !== undefined && <Prose html={block.aside} />}
        {block.image && <Picture image={block.image} />}
        {block.drawing && <Drawing name={block.drawing} />}
        {block.ruler && <DistanceRuler data={block.ruler} />}
      </div>
    </Section>
  );
}
