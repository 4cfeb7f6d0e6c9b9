import { isWordmark } from './logo-picture.ts';
import type { PreparedLogo } from './logo-picture.ts';

/** Renders a logo at its final size from the start; one in place of the name is read out as the name. */
export function Logo({ logo, name }: { logo: PreparedLogo; name: string }) {
  const { dark, ...picture } = logo;
  const alt = isWordmark(logo) ? name : '';
  // As many pixels at any width: the styles of a square would make a wide one as narrow as that.
  const className = picture.width === picture.height ? undefined : 'logo-own-shape';
  const image = <img {...picture} className={className} alt={alt} fetchPriority="low" />;
  if (!dark) return image;
  return (
    <picture>
      <source
        srcSet={dark.srcSet ?? dark.src}
        media="(prefers-color-scheme: dark)"
        width={dark.width}
        height={dark.height}
      />
      {image}
    </picture>
  );
}
