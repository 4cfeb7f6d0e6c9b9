import type { ContactDetails as ContactDetailsBlock } from '../../schema/types.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { CoastPlan } from '../shared/charts/CoastPlan.tsx';
import { Icon } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';

/** Renders the ways to reach the company, and a plan of its place. */
export function ContactDetails({ block }: { block: ContactDetailsBlock }) {
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <ul>
        {block.items.map(({ icon, label, text, to }, index) => (
          <li key={index}>
            <Icon svg={icon} />
            <h3>{label}</h3>
            <p>
              {to === undefined ? (
                text
              ) : (
                <Anchor to={to} className={to.startsWith('tel:') ? 'tel' : undefined}>
                  {text}
                </Anchor>
              )}
            </p>
          </li>
        ))}
      </ul>
      {block.plan && <CoastPlan data={block.plan} />}
    </Section>
  );
}
