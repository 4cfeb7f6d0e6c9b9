import type { KeptPicture } from '../../../../editing/fields/pictures/pictures.ts';

const size = (bytes: number) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`); // prettier-ignore

/** What the editor says about pictures in English. */
export const englishPictures = {
  choose: 'Choose a picture',
  dropOnPicture: 'Drop it on the picture to replace.',
  title: 'A picture',
  chooseFile: 'A file: JPG, PNG, WebP, AVIF or SVG',
  hint: 'You can also drop or paste it here.',
  checking: 'Checking the picture…',
  prepared: ({ kind, width, height, bytes, was, hadMetadata }: KeptPicture) =>
    [
      `${kind}, ${width} × ${height} pixels, ${size(bytes)}.`,
      was.bytes !== bytes && `The original has ${was.width} × ${was.height} pixels and ${size(was.bytes)}.`,
      hadMetadata && 'Camera metadata, such as the location, is removed.',
    ]
      .filter(Boolean)
      .join(' '),
  alt: 'What it shows, for people who cannot see it',
  decoration: 'It is decoration and shows nothing important',
  noAlt: 'Say what the picture shows, or that it is decoration.',
  chooseFirst: 'Choose a picture first.',
  tooLarge: (bytes: number) => `This file has ${size(bytes)}; the limit is 52 MB. Save it in a smaller size.`,
  focus: 'What stays visible where the picture is cropped',
  focusHint: 'Click the picture, or use the sliders.',
  fromLeft: 'From the left, in percent',
  fromTop: 'From the top, in percent',
  use: 'Use this picture',
  used: 'The picture was inserted. Undo brings the previous one back.',
};
