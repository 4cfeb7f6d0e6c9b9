import type { Image } from '../../schema/types.ts';

/** The same picture in several widths, as srcset texts. */
export interface ImageSources {
  avif: string;
  webp: string;
}

/** An image with the variants that the build has made. */
export interface PreparedImage extends Image {
  /** Only for raster files. */
  sources?: ImageSources;
}

interface PictureProps {
  image: PreparedImage;
  /** The width at which it is shown, as a `sizes` attribute. */
  sizes?: string;
}

/** Renders a picture that loads when it comes near the screen. */
export function Picture({ image, sizes = 'auto, (min-width: 48em) 50vw, 100vw' }: PictureProps) {
  const { sources } = image;
  const img = (
    <img
      src={image.file}
      srcSet={sources?.webp}
      sizes={sources && sizes}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
    />
  );
  if (!sources) return img;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      {img}
    </picture>
  );
}
