import type { Card as CardItem, Cards as CardsBlock } from '../../schema/types.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { Drawing } from '../shared/drawings/Drawing.tsx';
import { Figure } from '../shared/pictures/Figure.tsx';
import { Icon, Paragraph, Sentence } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';

/** How wide a picture of a card is shown. */
const SIZES = 'auto, (min-width: 64em) 25vw, (min-width: 40em) 50vw, 100vw';

/** Renders a grid of cards; one with a link is clickable as a whole. */
export function Cards({ block }: { block: CardsBlock }) {
  const List = block.numbered ? 'ol' : 'ul';
  const hasIcons = block.items.some(({ icon }) => icon !== undefined);
  const classes = ['grid', kindOf(block.items, hasIcons), columnsFor(block.items.length), block.numbered && 'numbered'];
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <List className={classes.filter(Boolean).join(' ')} data-rise="">
        {block.items.map((card, index) => (
          <Card
            key={index}
            card={card}
            hasIcons={hasIcons}
            featuresShown={block.featuresShown}
            level={block.heading === undefined ? 2 : 3}
          />
        ))}
      </List>
    </Section>
  );
}

/** Returns the classes of the list: sheets if a card is a link; otherwise icons, drawings on a ground line, or both. */
function kindOf(items: CardItem[], hasIcons: boolean): string {
  if (items.some(({ to }) => to !== undefined)) return 'sheets';
  const hasDrawings = items.some(({ drawing }) => drawing !== undefined);
  return [hasDrawings && 'on-ground', hasIcons && 'with-icons'].filter(Boolean).join(' ');
}

/** Returns the class for the number of columns on wide screens, chosen so that no card is alone in a row. */
function columnsFor(count: number): string {
  if (count <= 2) return 'halves';
  return [3, 5, 6, 9].includes(count) ? 'thirds' : 'quarters';
}

interface CardProps {
  card: CardItem;
  /** Whether any card of the block has an icon: then all titles are at the same height. */
  hasIcons: boolean;
  featuresShown: number | undefined;
  level: 2 | 3;
}

function Card({ card, hasIcons, featuresShown, level }: CardProps) {
  const Heading = `h${level}` as const;
  const classes = ['card', card.to !== undefined && 'card-link', card.image && 'card-picture'];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      {card.image && <Figure image={card.image} className="card-image" sizes={SIZES} />}
      {card.drawing && <Drawing name={card.drawing} />}
      <Icon svg={card.icon} />
      {hasIcons && !(card.icon ?? card.drawing ?? card.image) && <NoIcon />}
      <Heading className={level === 2 ? 'card-title' : undefined}>
        {card.to !== undefined && card.linkLabel === undefined ? (
          <Anchor to={card.to}>{card.title}</Anchor>
        ) : (
          card.title
        )}
      </Heading>
      <Paragraph html={card.text} />
      {card.features && (
        <ul className="features">
          {card.features.slice(0, featuresShown).map((feature, index) => (
            <li key={index}>
              <Sentence html={feature} />
            </li>
          ))}
        </ul>
      )}
      {card.to !== undefined && card.linkLabel !== undefined && (
        <Anchor to={card.to} className="more">
          {card.linkLabel}
          {!card.linkLabel.toLowerCase().includes(card.title.toLowerCase()) && (
            <span className="hidden">: {card.title}</span>
          )}
        </Anchor>
      )}
    </li>
  );
}

/** Renders the empty space of an icon, for a card of words alone among cards with icons. */
function NoIcon() {
  return (
    <span className="icon-box no-icon">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" />
    </span>
  );
}
