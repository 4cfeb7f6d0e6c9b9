import type { Faq as FaqBlock } from '../../schema/types.ts';
import { Prose } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';

/** Renders questions as <details> of one name, so that the browser keeps at most one open. */
export function Faq({ block }: { block: FaqBlock }) {
  const group = block.id ?? block.items[0]!.question;
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <div className="questions">
        {block.items.map(({ question, answer }, index) => (
          <details key={index} name={group} open={block.open === 'first' && index === 0}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <Prose html={answer} />
          </details>
        ))}
      </div>
    </Section>
  );
}
