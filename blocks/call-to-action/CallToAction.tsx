import type { CallToAction as CallToActionBlock } from '../../schema/types.ts';
import { Actions } from '../shared/Actions.tsx';
import { scrimClasses } from '../shared/pictures/backdrop.ts';
import { Figure } from '../shared/pictures/Figure.tsx';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';

/** Renders a heading and a lead with buttons, on a picture if there is one. */
export function CallToAction({ block }: { block: CallToActionBlock }) {
  const { image } = block;
  return (
    <Section block={block} className={image && `backdrop${scrimClasses(image)}`}>
      <div>
        <h2>{block.heading}</h2>
        <Paragraph html={block.lead} className="lead" />
      </div>
      <Actions actions={block.actions} />
      {image && <Figure image={image} className="behind" sizes="100vw" />}
    </Section>
  );
}
