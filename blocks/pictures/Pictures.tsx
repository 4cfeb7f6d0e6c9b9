import type { Pictures as PicturesBlock } from '../../schema/types.ts';
import { Figure } from '../shared/pictures/Figure.tsx';
import { Section } from '../shared/section/Section.tsx';

/** Renders one large picture, or several side by side. */
export function Pictures({ block }: { block: PicturesBlock }) {
  const { items, width } = block;
  const shape = block.shape ?? (items.length > 1 ? 'wide' : undefined);
  const classes = ['in-a-row', `as-${width}`, shape !== undefined && `shape-${shape}`];
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <div className={classes.filter(Boolean).join(' ')}>
        {items.map((image, index) => (
          <Figure key={index} image={image} sizes={sizesFor(items.length, width)} />
        ))}
      </div>
    </Section>
  );
}

/** Returns how wide each picture is shown: on phones they are below each other. */
function sizesFor(count: number, width: PicturesBlock['width']): string {
  if (width === 'text') return `(min-width: 48em) ${Math.round(44 / count)}rem, 100vw`;
  return `(min-width: 48em) ${Math.round(100 / count)}vw, 100vw`;
}
