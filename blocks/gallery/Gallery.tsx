import type { Gallery as GalleryBlock, GalleryPicture } from '../../schema/types.ts';
import { Caption } from '../shared/pictures/Figure.tsx';
import { Picture } from '../shared/pictures/Picture.tsx';
import { Section } from '../shared/section/Section.tsx';
import { useStaticLabels } from '../shared/site-context.ts';
import { Lightbox } from './Lightbox.tsx';

/** How wide pictures are shown, as `sizes` attributes; the first one of a mosaic takes half of the screen. */
const SIZES = {
  mosaic: '(min-width: 48em) 25vw, 50vw',
  columns: '(min-width: 64em) 33vw, (min-width: 40em) 50vw, 100vw',
  band: '(min-width: 64em) 33vw, 60vw',
};
const FIRST_OF_MOSAIC = '(min-width: 48em) 50vw, 100vw';

/** Renders pictures with captions. Each is a link to its file, which the lightbox opens on the page. */
export function Gallery({ block }: { block: GalleryBlock }) {
  const { layout, items } = block;
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <ul className={`gallery-list ${layout}`}>
        {items.map((picture, index) => (
          <li key={index} className={layout === 'mosaic' ? cellOf(index, items.length) : undefined}>
            <Enlargeable
              picture={picture}
              sizes={layout === 'mosaic' && index === 0 ? FIRST_OF_MOSAIC : SIZES[layout]}
            />
          </li>
        ))}
      </ul>
      <Lightbox label={block.heading} total={items.length} />
    </Section>
  );
}

function Enlargeable({ picture, sizes }: { picture: GalleryPicture; sizes: string }) {
  const { largePicture } = useStaticLabels();
  return (
    <figure>
      <a href={picture.file} data-script="gallery">
        <Picture image={picture} sizes={sizes} />
        <span className="hidden">{largePicture}</span>
      </a>
      <Caption caption={picture.caption} credit={picture.credit} />
    </figure>
  );
}

/** Wide pictures that fill the rows of four cells, by the remainder of the number of pictures divided by four. */
const WIDE_TO_FILL = [1, 0, 3, 2];

/**
 * Returns the class of a picture in a mosaic of four columns, of which the first picture takes two by two cells. As many of
 * the next ones are wide as it takes to leave no cell empty.
 */
function cellOf(index: number, count: number): string | undefined {
  if (count === 1) return 'only';
  if (count === 2) return 'half';
  if (index === 0) return 'first';
  return index <= WIDE_TO_FILL[count % WIDE_TO_FILL.length]! ? 'wide' : undefined;
}
