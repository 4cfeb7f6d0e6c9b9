import type { KeptPicture } from '../../../editing/fields/pictures/pictures.ts';

const size = (bytes: number) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`); // prettier-ignore

/** What is said of pictures in English. */
export const englishPictures = {
  title: 'A picture',
  choose: 'A file: JPG, PNG, WebP, AVIF or SVG',
  hint: 'It can also be dropped or pasted here.',
  checking: 'The picture is being looked at…',
  kept: ({ kind, width, height, bytes, was, hadNotes }: KeptPicture) =>
    [
      `${kind}, ${width} × ${height} pixels, ${size(bytes)}.`,
      was.bytes !== bytes && `It had ${was.width} × ${was.height} pixels and ${size(was.bytes)}.`,
      hadNotes && 'What the camera had noted, such as where it was taken, is taken out.',
    ]
      .filter(Boolean)
      .join(' '),
  alt: 'What it shows, for people who cannot see it',
  decoration: 'It is decoration, and shows nothing of importance',
  noAlt: 'Say what the picture shows, or that it is decoration.',
  none: 'Choose a picture first.',
  tooLarge: (bytes: number) => `This file has ${size(bytes)}, and 52 MB is the most. Save it smaller.`,
  focus: 'What stays in sight where the picture is cropped',
  focusHint: 'Click the picture, or use the sliders.',
  fromLeft: 'From the left, in percent',
  fromTop: 'From the top, in percent',
  use: 'Use this picture',
  used: 'The picture is in its place. Undo brings the one before back.',
};
