import type { TabPanel, Tabs as TabsBlock } from '../../schema/types.ts';
import { Actions } from '../shared/Actions.tsx';
import { Figure } from '../shared/pictures/Figure.tsx';
import { Prose } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';

/** Renders parts with their headings, below links to them: the styles and the script make tabs of these. */
export function Tabs({ block }: { block: TabsBlock }) {
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <div className="tabbed" data-script="tabs">
        <ul className="tab-list" aria-label={block.heading}>
          {block.items.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
        {block.items.map((panel) => (
          <Panel key={panel.id} panel={panel} isBelowHeading={block.heading !== undefined} />
        ))}
      </div>
    </Section>
  );
}

/** The manifest's resolver has given an id to every panel. */
function Panel({ panel, isBelowHeading }: { panel: TabPanel; isBelowHeading: boolean }) {
  const { id, title, text, image, actions } = panel;
  const Title = isBelowHeading ? 'h3' : 'h2';
  return (
    <div className="tab-panel" id={id} tabIndex={-1}>
      <Title className="tab-title">{title}</Title>
      <div className={image && 'pictured'}>
        <div>
          <Prose html={text} />
          <Actions actions={actions} />
        </div>
        {image && <Figure image={image} sizes="(min-width: 64em) 26rem, 100vw" />}
      </div>
    </div>
  );
}
