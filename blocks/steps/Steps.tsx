import type { Steps as StepsBlock } from '../../schema/types.ts';
import { Drawing } from '../shared/drawings/Drawing.tsx';
import { Figure } from '../shared/pictures/Figure.tsx';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';

/** The number of steps side by side on wide screens. */
const IN_A_ROW = 4;

/** The most steps that are side by side on very wide screens, under a drawing with as many numbers. */
const MOST_IN_A_ROW = 8;

/** The number of steps from which they take two columns on wide screens. */
const LONG_LIST = 6;

/** Renders a numbered process. */
export function Steps({ block }: { block: StepsBlock }) {
  const isRow = block.items.length === IN_A_ROW;
  const isWide = block.drawing !== undefined && block.items.length > IN_A_ROW;
  const column = block.items.length < LONG_LIST ? 'column' : 'column long';
  const stacked = isWide && block.items.length <= MOST_IN_A_ROW ? `${column} one-row` : column;
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      {block.drawing && <Drawing name={block.drawing} />}
      <ol className={isRow ? `row ${block.drawing ? 'drawn' : 'numbered'}` : stacked} data-rise="">
        {block.items.map(({ title, text, image }, index) => (
          <li key={index}>
            <h3>{title}</h3>
            <Paragraph html={text} />
            {image && <Figure image={image} sizes="auto, (min-width: 64em) 28rem, 100vw" />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
