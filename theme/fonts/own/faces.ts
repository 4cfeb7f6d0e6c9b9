/** Writes the faces of fonts that a site brings: the real ones, and fonts of the visitor's system of the same size. */
import type { FontFacts } from './read-font.ts';

/** The parts of a page that a font is for. */
export type FontUse = 'headings' | 'text' | 'bold';

export interface OwnFont {
  use: FontUse;
  /** The address of its file. */
  address: string;
  facts: FontFacts;
}

/** What the styles of a site have instead of a pair of fonts, or of one of the two. */
export interface OwnFonts {
  /** Used on a page only if they arrive before the first paint, as those of the looks. */
  faces: string[];
  fallbacks: string[];
  /** The families of headings, as CSS has them. */
  head?: string;
  body?: string;
}

const FAMILIES: Record<FontUse, string> = { headings: 'Own headings', text: 'Own text', bold: 'Own text' };

/** Returns the faces; undefined for a site without fonts of its own. */
export function ownFaces(fonts: OwnFont[]): OwnFonts | undefined {
  if (fonts.length === 0) return undefined;
  const hasBold = fonts.some(({ use }) => use === 'bold');
  const own: OwnFonts = {
    faces: fonts.map((font) => realFace(font, hasBold)),
    fallbacks: fonts.flatMap((font) => fallbacksOf(font, hasBold)),
  };
  for (const { use, facts } of fonts) {
    const { generic, local } = systemFont(facts);
    const families = `"${FAMILIES[use]}","${FAMILIES[use]} fallback",${local},${generic}`;
    if (use === 'headings') own.head = families;
    if (use === 'text') own.body = families;
  }
  return own;
}

function realFace({ use, address, facts: { weights } }: OwnFont, hasBold: boolean): string {
  const format = address.endsWith('.otf') ? 'opentype' : address.endsWith('.ttf') ? 'truetype' : 'woff2';
  const weight = weights[0] === weights[1] ? weightOf(use, hasBold) : weights.join(' ');
  return face({ 'font-family': `"${FAMILIES[use]}"`, src: `url(${address}) format("${format}")`, 'font-weight': weight, 'font-display': 'optional' }); // prettier-ignore
}

/** Returns the range of weights that a font of one weight is used for: styles name the weights of the look's fonts. */
function weightOf(use: FontUse, hasBold: boolean): string {
  if (use === 'bold') return '600 900';
  return use === 'text' && hasBold ? '100 599' : '100 900';
}

/** Average widths in ems of the fonts that systems have, over the sample. */
const SYSTEM = {
  sans: { local: 'Arial', generic: 'sans-serif', like: 'Liberation Sans', regular: 0.45098, bold: 0.48559 },
  serif: { local: '"Times New Roman"', generic: 'serif', like: 'Liberation Serif', regular: 0.40641, bold: 0.43218 },
};

const systemFont = ({ hasSerifs }: FontFacts) => SYSTEM[hasSerifs ? 'serif' : 'sans'];

function fallbacksOf({ use, facts }: OwnFont, hasBold: boolean): string[] {
  const { local, like, regular, bold } = systemFont(facts);
  const name = local.replaceAll('"', '');
  const varies = facts.weights[0] !== facts.weights[1];
  const isBold = use === 'bold' || (use === 'headings' && facts.weights[1] >= 600);
  const fallback = (weight: string, boldly: boolean, widening: number) => {
    const suffix = boldly ? ' Bold' : '';
    const size = (averageWidth(facts) * widening) / (boldly ? bold : regular);
    const share = (part: number) => percent(part / size);
    return face({
      'font-family': `"${FAMILIES[use]} fallback"`,
      src: `local("${name}${suffix}"),local("${like}${suffix}")`,
      'font-weight': weight,
      'size-adjust': percent(size),
      'ascent-override': share(facts.ascent),
      'descent-override': share(facts.descent),
      'line-gap-override': share(facts.lineGap),
    });
  };
  // The widths of a font that varies are those of its ordinary weight; bold letters are about a twentieth wider.
  if (varies) return [fallback('100 599', false, 1), fallback('600 900', true, 1.05)];
  return [fallback(weightOf(use, hasBold), isBold, 1)];
}

/** Sentences of four languages, from the Universal Declaration of Human Rights. */
const SAMPLE = `All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood. Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geist der Brüderlichkeit begegnen. Tous les êtres humains naissent libres et égaux en dignité et en droits. Todos los seres humanos nacen libres e iguales en dignidad y derechos.`;

function averageWidth({ widthOf }: FontFacts): number {
  const widths = Array.from(SAMPLE, (character) => widthOf(character)).filter((width) => width !== undefined);
  return widths.length === 0 ? 0.5 : widths.reduce((sum, width) => sum + width, 0) / widths.length;
}

function face(declarations: Record<string, string>): string {
  return `@font-face{${Object.entries(declarations)
    .map((pair) => pair.join(':'))
    .join(';')}}`;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
