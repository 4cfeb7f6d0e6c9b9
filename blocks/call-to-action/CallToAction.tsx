import type { CallToAction as CallToActionBlock } from '../../schema/types.ts';
import { Actions } from '../shared/Actions.tsx';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';

/** Renders a heading and a lead with buttons. */
export function CallToAction({ block }: { block: CallToActionBlock }) {
  return (
    <Section block={block}>
      <div>
        <h2>{block.heading}</h2>
        <Paragraph html={block.lead} className="lead" />
      </div>
      <Actions actions={block.actions} />
    </Section>
  );
}
