import type { Image } from '../../schema/types.ts';

/** A picture that loads when it comes near the screen. */
export function Picture({ image }: { image: Image }) {
  return (
    <img src={image.file} alt={image.alt} width={image.width} height={image.height} loading="lazy" decoding="async" />
  );
}
