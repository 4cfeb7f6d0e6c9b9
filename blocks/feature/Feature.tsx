import type { Feature as FeatureBlock, Figure as FigureImage } from '../../schema/types.ts';
import { directionOf } from '../../schema/values/language.ts';
import { Actions } from '../shared/Actions.tsx';
import { DistanceRuler } from '../shared/charts/DistanceRuler.tsx';
import { Drawing } from '../shared/drawings/Drawing.tsx';
import { Figure } from '../shared/pictures/Figure.tsx';
import { Picture } from '../shared/pictures/Picture.tsx';
import { Prose } from '../shared/Prose.tsx';
import { useSiteContext } from '../shared/site-context.ts';
import { Section } from '../shared/section/Section.tsx';

/** Renders a text, with a picture, a drawing, a ruler or a second text beside it. */
export function Feature({ block }: { block: FeatureBlock }) {
  const { image, side, drawing, ruler } = block;
  const { language } = useSiteContext();
  // The text comes first in reading order, and styles are mirrored where that runs from right to left.
  const isFlipped = side !== undefined && side === (directionOf(language) === 'rtl' ? 'right' : 'left');
  const hasArt = image !== undefined || drawing !== undefined || ruler !== undefined;
  const aside = block.aside !== undefined && <Prose html={block.aside} className={hasArt ? 'prose' : 'prose aside'} />;
  const columns = isFlipped ? 'columns flipped' : 'columns';
  return (
    <Section block={block} className={block.printLabel === undefined ? undefined : 'prints'}>
      <div className={hasArt || aside !== false ? columns : undefined}>
        <div>
          <h2>{block.heading}</h2>
          <Prose html={block.text} />
          {hasArt && aside}
          <Actions actions={block.actions} />
          {block.printLabel !== undefined && (
            <p className="print">
              <a href={`#${block.id}`} data-script="print-alone">
                {block.printLabel}
              </a>
            </p>
          )}
        </div>
        {!hasArt && aside}
        {image && <Illustration image={image} />}
        {drawing && <Drawing name={drawing} />}
        {ruler && (
          <figure className="ruler">
            <DistanceRuler data={ruler} />
            {ruler.caption !== undefined && (
              <figcaption>
                <small>{ruler.caption}</small>
              </figcaption>
            )}
          </figure>
        )}
      </div>
    </Section>
  );
}

/** Renders the picture: a figure only if there is a line to put under it. */
function Illustration({ image }: { image: FigureImage }) {
  const hasLine = image.caption !== undefined || image.credit !== undefined;
  return hasLine ? <Figure image={image} /> : <Picture image={image} />;
}
