import type { englishPictures } from './english-pictures.ts';

const size = (bytes: number) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`); // prettier-ignore

/** What is said of pictures in German. */
export const germanPictures: typeof englishPictures = {
  title: 'Ein Bild',
  choose: 'Eine Datei: JPG, PNG, WebP, AVIF oder SVG',
  hint: 'Es kann auch hierher gezogen oder eingefügt werden.',
  checking: 'Das Bild wird angesehen…',
  kept: ({ kind, width, height, bytes, was, hadNotes }) =>
    [
      `${kind}, ${width} × ${height} Pixel, ${size(bytes)}.`,
      was.bytes !== bytes && `Es hatte ${was.width} × ${was.height} Pixel und ${size(was.bytes)}.`,
      hadNotes && 'Was die Kamera notiert hatte, etwa den Ort der Aufnahme, ist herausgenommen.',
    ]
      .filter(Boolean)
      .join(' '),
  alt: 'Was es zeigt, für Menschen, die es nicht sehen können',
  decoration: 'Es ist Schmuck und zeigt nichts Wichtiges',
  noAlt: 'Sage, was das Bild zeigt, oder dass es Schmuck ist.',
  none: 'Wähle erst ein Bild.',
  tooLarge: (bytes) => `Diese Datei hat ${size(bytes)}, erlaubt sind 52 MB. Speichere sie kleiner.`,
  focus: 'Was zu sehen bleibt, wo das Bild beschnitten wird',
  focusHint: 'Klicke auf das Bild, oder nimm die Regler.',
  fromLeft: 'Von links, in Prozent',
  fromTop: 'Von oben, in Prozent',
  use: 'Dieses Bild nehmen',
  used: 'Das Bild ist an seinem Platz. „Rückgängig“ holt das vorige zurück.',
};
