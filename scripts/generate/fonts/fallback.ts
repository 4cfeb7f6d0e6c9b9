/** Measures how large, how high and how deep a font of the visitor's system is to be, to take the space of another. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { LOCAL_FONTS } from './pairs.ts';
import type { Fallback } from './pairs.ts';

/** Where Debian's fonts-liberation and fonts-liberation-sans-narrow are. */
const FOLDER = '/usr/share/fonts/truetype/liberation';

/** The first article of the Universal Declaration of Human Rights, in four languages. */
const SAMPLE = `All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and
should act towards one another in a spirit of brotherhood. Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie
sind mit Vernunft und Gewissen begabt und sollen einander im Geist der Brüderlichkeit begegnen. Tous les êtres humains naissent
libres et égaux en dignité et en droits. Ils sont doués de raison et de conscience et doivent agir les uns envers les autres dans
un esprit de fraternité. Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y
conciencia, deben comportarse fraternalmente los unos con los otros.`;

/** Returns the descriptors of a fallback's face, given the font that it replaces. */
export function measureFallback(font: Buffer, { local, isUppercase }: Fallback): Record<string, string> {
  const text = isUppercase ? SAMPLE.toUpperCase() : SAMPLE;
  const real = open(font);
  const size = widthOf(real, text) / widthOf(open(readLocal(local)), text);
  const share = (units: number) => percent(Math.abs(units) / real.unitsPerEm / size);
  return {
    'size-adjust': percent(size),
    'ascent-override': share(real.ascent),
    'descent-override': share(real.descent),
    'line-gap-override': share(real.lineGap),
  };
}

function readLocal(local: Fallback['local']): Buffer {
  const file = join(FOLDER, LOCAL_FONTS[local][1]);
  if (existsSync(file)) return readFileSync(file);
  throw new Error(`${file} is missing. Install fonts-liberation and fonts-liberation-sans-narrow.`);
}

function open(file: Buffer): Font {
  const font = create(file);
  if ('fonts' in font) throw new Error('The file holds several fonts.');
  return font;
}

/** Returns the width of a text in ems. */
function widthOf(font: Font, text: string): number {
  const words = text.split(/\s+/).map((word) => `${word} `);
  return words.reduce((sum, word) => sum + font.layout(word).advanceWidth, 0) / font.unitsPerEm;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
