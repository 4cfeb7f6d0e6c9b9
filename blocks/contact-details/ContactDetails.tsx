import { Fragment } from 'react';
import type { ContactDetails as ContactDetailsBlock } from '../../schema/types.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { CoastPlan } from '../shared/charts/CoastPlan.tsx';
import { Icon } from '../shared/Prose.tsx';
import { numberClass } from '../shared/phone/number.ts';
import { QrCode } from './QrCode.tsx';
import { Section } from '../shared/section/Section.tsx';

/** Renders the ways to reach the company, and a plan of its place. */
export function ContactDetails({ block }: { block: ContactDetailsBlock }) {
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <ul className={['', 'one', 'two'][block.items.length]}>
        {block.items.map(({ icon, label, text, to, qr }, index) => (
          <li key={index}>
            <Icon svg={icon} />
            <h3>{label}</h3>
            <p>
              {to === undefined ? (
                <Lines text={text} />
              ) : (
                <Anchor to={to} className={numberClass(to, text)}>
                  <Lines text={text} />
                </Anchor>
              )}
            </p>
            {qr !== undefined && <QrCode to={qr} text={label} />}
          </li>
        ))}
      </ul>
      {block.plan && <CoastPlan data={block.plan} />}
    </Section>
  );
}

/** Renders a text of several lines as such: an address is read line by line. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line.trim()}
    </Fragment>
  ));
}
