import type { Steps as StepsBlock } from '../../schema/types.ts';
import { Drawing } from '../shared/drawings/Drawing.tsx';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';

/** A numbered process. */
export function Steps({ block }: { block: StepsBlock }) {
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      {block.drawing && <Drawing name={block.drawing} />}
      <ol data-rise="">
        {block.items.map(({ title, text }, index) => (
          <li key={index}>
            <h3>{title}</h3>
            <Paragraph html={text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
