import type { Figure as FigureImage } from '../../../schema/types.ts';
import { Picture } from './Picture.tsx';

interface FigureProps {
  image: FigureImage;
  sizes?: string;
  isFirst?: boolean;
  /** A class besides "figure", which every figure has. */
  className?: string;
}

/** Renders a picture with the line under it, if it has one: what it shows, and who made it. */
export function Figure({ image, className, ...picture }: FigureProps) {
  const { caption, credit } = image;
  return (
    <figure className={className === undefined ? 'figure' : `figure ${className}`}>
      <Picture image={image} {...picture} />
      <Caption caption={caption} credit={credit} />
    </figure>
  );
}

interface Line {
  caption: string | undefined;
  credit: string | undefined;
}

/** Renders the line under a picture. */
export function Caption({ caption, credit }: Line) {
  if (caption === undefined && credit === undefined) return null;
  return (
    <figcaption>
      {caption}
      {caption !== undefined && credit !== undefined && ' '}
      {credit !== undefined && <small>{credit}</small>}
    </figcaption>
  );
}
