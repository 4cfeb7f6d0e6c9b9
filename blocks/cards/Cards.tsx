import type { Card as CardItem, Cards as CardsBlock } from '../../schema/types.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { Drawing } from '../shared/drawings/Drawing.tsx';
import { Icon, Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';

/** Renders a grid of cards; one with a link is clickable as a whole. */
export function Cards({ block }: { block: CardsBlock }) {
  const List = block.numbered ? 'ol' : 'ul';
  const looks = ['grid', kindOf(block.items), columnsFor(block.items.length), block.numbered && 'numbered'];
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <List className={looks.filter(Boolean).join(' ')} data-rise="">
        {block.items.map((card, index) => (
          <Card
            key={index}
            card={card}
            featuresShown={block.featuresShown}
            level={block.heading === undefined ? 2 : 3}
          />
        ))}
      </List>
    </Section>
  );
}

/** Returns the classes of the list: sheets if a card is a link; otherwise icons, drawings on a ground line, or both. */
function kindOf(items: CardItem[]): string {
  if (items.some(({ to }) => to !== undefined)) return 'sheets';
  const hasDrawings = items.some(({ drawing }) => drawing !== undefined);
  const hasStations = items.some(({ icon }) => icon !== undefined);
  return [hasDrawings && 'on-ground', hasStations && 'stations'].filter(Boolean).join(' ');
}

/** Returns the class for the number of columns on wide screens, chosen so that no card is alone in a row. */
function columnsFor(count: number): string {
  if (count <= 2) return 'halves';
  return [3, 5, 6, 9].includes(count) ? 'thirds' : 'quarters';
}

function Card({ card, featuresShown, level }: { card: CardItem; featuresShown: number; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <li className={card.to === undefined ? 'card' : 'card card-link'}>
      {card.drawing && <Drawing name={card.drawing} />}
      <Icon svg={card.icon} />
      <Heading>{card.title}</Heading>
      <Paragraph html={card.text} />
      {card.features && (
        <ul className="features">
          {card.features.slice(0, featuresShown).map((feature, index) => (
            <li key={index}>{feature}</li>
          ))}
        </ul>
      )}
      {card.to !== undefined && (
        <Anchor to={card.to} className="more">
          {card.linkLabel ?? card.title}
          {card.linkLabel !== undefined && <span className="hidden">: {card.title}</span>}
        </Anchor>
      )}
    </li>
  );
}
