import type { Plan as PlanItem, Pricing as PricingBlock } from '../../schema/types.ts';
import { Actions } from '../shared/Actions.tsx';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';
import { useStaticLabels } from '../shared/site-context.ts';

/** Renders plans side by side, of which one may be recommended. */
export function Pricing({ block }: { block: PricingBlock }) {
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <ul className={`plans ${columnsFor(block.items.length)}`.trim()} data-rise="">
        {block.items.map((plan, index) => (
          <Plan key={index} plan={plan} level={block.heading === undefined ? 2 : 3} />
        ))}
      </ul>
      <Paragraph html={block.note} className="note" />
    </Section>
  );
}

/** Returns the class for the number of columns, chosen so that no plan is alone in a row of a wide screen. */
function columnsFor(count: number): string {
  return ['', 'one', 'two', '', 'four'][count] ?? 'many';
}

function Plan({ plan, level }: { plan: PlanItem; level: 2 | 3 }) {
  const { best } = useStaticLabels();
  const Heading = `h${level}` as const;
  return (
    <li className={plan.best ? 'plan plan-best' : 'plan'}>
      <Heading>
        <span>{plan.name}</span> {plan.best && <span className="flag">{best}</span>}
      </Heading>
      <p className="price">
        <b>{plan.price}</b> {plan.period !== undefined && <span>{plan.period}</span>}
      </p>
      <Paragraph html={plan.text} className="about" />
      {plan.features && (
        <ul className="plan-features">
          {plan.features.map((feature, index) => (
            <li key={index}>{feature}</li>
          ))}
        </ul>
      )}
      {plan.action && <Actions actions={[{ ...plan.action, look: plan.best ? 'primary' : 'quiet' }]} />}
    </li>
  );
}
