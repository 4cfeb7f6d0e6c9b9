import type { englishPictures } from '../english/pictures.ts';

const size = (bytes: number) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`); // prettier-ignore

/** What the editor says about pictures in German. */
export const germanPictures: typeof englishPictures = {
  choose: 'Bild wählen',
  dropOnPicture: 'Lassen Sie es auf dem Bild los, das es ersetzen soll.',
  title: 'Ein Bild',
  chooseFile: 'Eine Datei: JPG, PNG, WebP, AVIF oder SVG',
  hint: 'Sie können es auch hierher ziehen oder hier einfügen.',
  checking: 'Das Bild wird geprüft…',
  prepared: ({ kind, width, height, bytes, was, hadMetadata }) =>
    [
      `${kind}, ${width} × ${height} Pixel, ${size(bytes)}.`,
      was.bytes !== bytes && `Das Original hat ${was.width} × ${was.height} Pixel und ${size(was.bytes)}.`,
      hadMetadata && 'Kameradaten wie der Aufnahmeort werden entfernt.',
    ]
      .filter(Boolean)
      .join(' '),
  alt: 'Was es zeigt, für Menschen, die es nicht sehen können',
  decoration: 'Es dient nur der Dekoration und zeigt nichts Wichtiges',
  noAlt: 'Geben Sie an, was das Bild zeigt oder dass es nur der Dekoration dient.',
  chooseFirst: 'Wählen Sie zuerst ein Bild.',
  tooLarge: (bytes) => `Diese Datei hat ${size(bytes)}, erlaubt sind 52 MB. Speichern Sie sie kleiner.`,
  focus: 'Was sichtbar bleibt, wo das Bild beschnitten wird',
  focusHint: 'Klicken Sie auf das Bild, oder benutzen Sie die Regler.',
  fromLeft: 'Von links, in Prozent',
  fromTop: 'Von oben, in Prozent',
  use: 'Dieses Bild verwenden',
  used: 'Das Bild ist eingefügt. „Rückgängig“ holt das vorherige zurück.',
};
