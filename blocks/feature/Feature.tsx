import type { Feature as FeatureBlock } from '../../schema/types.ts';
import { Actions } from '../shared/Actions.tsx';
import { DistanceRuler } from '../shared/charts/DistanceRuler.tsx';
import { Drawing } from '../shared/drawings/Drawing.tsx';
import { Picture } from '../shared/Picture.tsx';
import { Prose } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';

/** Renders a text, with a picture, a drawing, a ruler or a second text beside it. */
export function Feature({ block }: { block: FeatureBlock }) {
  const { image, drawing, ruler } = block;
  const hasArt = image !== undefined || drawing !== undefined || ruler !== undefined;
  const aside = block.aside !== undefined && <Prose html={block.aside} className={hasArt ? 'prose' : 'prose aside'} />;
  return (
    <Section block={block}>
      <div className={hasArt || aside !== false ? 'columns' : undefined}>
        <div>
          <h2>{block.heading}</h2>
          <Prose html={block.text} />
          {hasArt && aside}
          <Actions actions={block.actions} />
        </div>
        {!hasArt && aside}
        {image && <Picture image={image} />}
        {drawing && <Drawing name={drawing} />}
        {ruler && <DistanceRuler data={ruler} />}
      </div>
    </Section>
  );
}
