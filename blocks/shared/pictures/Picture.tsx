import { focalPoint } from '../../../schema/values/focus.ts';
import type { Image } from '../../../schema/types.ts';

/** The same picture in several widths, as srcset texts. */
export interface ImageSources {
  avif: string;
  webp: string;
}

/** An image with what the build has made of it. */
export interface PreparedImage extends Image {
  /** Only for raster files. */
  sources?: ImageSources;
}

interface PictureProps {
  image: PreparedImage;
  /** The width at which it is shown, as a `sizes` attribute. */
  sizes?: string | undefined;
  /** Whether it is in the first view of a page: then it loads at once, before all others. */
  isFirst?: boolean | undefined;
}

const HALF = '(min-width: 48em) 50vw, 100vw';

/** Renders a picture. It loads when it comes near the screen, unless it is in the first view. */
export function Picture({ image, sizes, isFirst = false }: PictureProps) {
  const { sources } = image;
  // Only what loads late is measured by the browser itself.
  const sizesAttribute = sizes ?? (isFirst ? HALF : `auto, ${HALF}`);
  const img = (
    <img
      src={image.file}
      srcSet={sources?.webp}
      sizes={sources && sizesAttribute}
      alt={image.alt}
      className={focusClasses(image)}
      width={image.width}
      height={image.height}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!sources && !isFirst) return img;
  // Outside of a picture element, React would put a link before the block that loads an image of the first view.
  return (
    <picture>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizesAttribute} />}
      {img}
    </picture>
  );
}

/** Returns the classes that keep a part of the picture visible where it is cropped: pages allow no style attributes. */
function focusClasses({ focus }: Image): string | undefined {
  const { x, y } = focalPoint(focus);
  return x === 50 && y === 50 ? undefined : `focus fx-${x} fy-${y}`;
}
