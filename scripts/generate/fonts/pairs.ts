/** Lists the pairs of fonts that a look can have: what is cut from which font, and the fallbacks until it arrives. */

/** The slices of a font in a package, and the part of its design space that is used. */
export interface Source {
  from: string;
  /** The slices' file name; the star stands for the slice. */
  slice: string;
  axes?: Record<string, number | { min: number; max: number }>;
}

export interface Face {
  family: string;
  weight: string;
  style?: 'italic';
  /** The start of the file's name. */
  file: string;
  source: Source;
}

/** A font of the visitor's system, at the size at which its text is as wide. */
export interface Fallback {
  family: string;
  local: keyof typeof LOCAL_FONTS;
  weight: string;
  style?: 'italic';
  /** What it is measured with. */
  source: Source;
  isUppercase?: boolean;
}

export interface Pair {
  faces: Face[];
  /** None where the sheet is written by hand. */
  fallbacks: Fallback[];
  /** The heading font for drawn pictures. */
  preview: { file: string; source: Source };
}

/** Fonts of visitors' systems, each with the one of Linux whose letters are as wide, and its file. */
export const LOCAL_FONTS = {
  Arial: ['Liberation Sans', 'LiberationSans-Regular.ttf'],
  'Arial Bold': ['Liberation Sans Bold', 'LiberationSans-Bold.ttf'],
  'Arial Narrow Bold': ['Liberation Sans Narrow Bold', 'LiberationSansNarrow-Bold.ttf'],
  'Times New Roman': ['Liberation Serif', 'LiberationSerif-Regular.ttf'],
  'Times New Roman Italic': ['Liberation Serif Italic', 'LiberationSerif-Italic.ttf'],
  'Times New Roman Bold': ['Liberation Serif Bold', 'LiberationSerif-Bold.ttf'],
} as const;

const BODY = { min: 400, max: 700 };
const wght = (font: string, weight: number | typeof BODY, style = 'normal'): Source => ({
  from: `@fontsource-variable/${font}`,
  slice: `${font}-*-wght-${style}.woff2`,
  axes: { wght: weight },
});
const cut = (font: string, axis: 'opsz' | 'wdth', axes: Record<string, number>, style = 'normal'): Source => ({
  from: `@fontsource-variable/${font}`,
  slice: `${font}-*-${axis}-${style}.woff2`,
  axes,
});

/** The faces of a body font, and its fallbacks: one for text, one for bold text. */
function body(family: string, font: string, local: 'Arial' | 'Times New Roman', regular = 400): Omit<Pair, 'preview'> {
  const fallback = `${family} fallback`;
  return {
    faces: [{ family, weight: '400 700', file: font, source: wght(font, BODY) }],
    fallbacks: [
      { family: fallback, local, weight: '400 599', source: wght(font, regular) },
      { family: fallback, local: `${local} Bold`, weight: '600 700', source: wght(font, 700) },
    ],
  };
}

/** The face of a heading font, which has one weight, and its fallback. */
function head(family: string, file: string, source: Source, local: Fallback['local']): Pair {
  const weight = String(source.axes!['wght']);
  return {
    faces: [{ family, weight, file, source }],
    fallbacks: [{ family: `${family} fallback`, local, weight, source }],
    preview: { file, source },
  };
}

function join(heading: Pair, text: Omit<Pair, 'preview'>): Pair {
  const { preview } = heading;
  return { preview, faces: [...heading.faces, ...text.faces], fallbacks: [...heading.fallbacks, ...text.fallbacks] };
}

/** Capitals, so narrow that there are two fallbacks: many systems have no narrow font. */
function sofia(): Pair {
  const heading = head(
    'Sofia Sans Extra Condensed',
    'sofia-sans-extra-condensed',
    wght('sofia-sans-extra-condensed', 800),
    'Arial Narrow Bold',
  );
  const [narrow] = heading.fallbacks as [Fallback];
  const capitals = { ...narrow, isUppercase: true };
  const wide = { ...capitals, family: `${narrow.family} wide`, local: 'Arial Bold' as const };
  return { ...heading, fallbacks: [capitals, wide] };
}

/** With an italic: a slanted serif looks distorted, which slanted sans serifs do not. */
function sourceSerif(): Omit<Pair, 'preview'> {
  const upright = body('Source Serif 4', 'source-serif-4', 'Times New Roman');
  const italic = { weight: '400', style: 'italic' as const, source: wght('source-serif-4', 400, 'italic') };
  return {
    faces: [...upright.faces, { family: 'Source Serif 4', file: 'source-serif-4-italic', ...italic }],
    fallbacks: [
      ...upright.fallbacks,
      { family: 'Source Serif 4 fallback', local: 'Times New Roman Italic', ...italic },
    ],
  };
}

/** Sizes that a font has outlines for (opsz) are pinned to one near that of headings: a fallback of one width then fits. */
export const PAIRS: Record<string, Pair> = {
  'anek-atkinson': {
    faces: [
      {
        family: 'Anek Latin',
        weight: '600',
        file: 'anek-latin',
        source: cut('anek-latin', 'wdth', { wght: 600, wdth: 108 }),
      },
      {
        family: 'Atkinson Next',
        weight: '400 700',
        file: 'atkinson-next',
        source: wght('atkinson-hyperlegible-next', BODY),
      },
    ],
    fallbacks: [],
    preview: { file: 'anek-latin', source: { from: '@fontsource/anek-latin', slice: 'anek-latin-*-600-normal.woff' } },
  },
  public: {
    ...body('Public Sans', 'public-sans', 'Arial'),
    preview: { file: 'public-sans', source: wght('public-sans', 700) },
  },
  'bricolage-instrument': join(
    head(
      'Bricolage Grotesque',
      'bricolage-grotesque',
      cut('bricolage-grotesque', 'opsz', { wght: 500, opsz: 48 }),
      'Arial',
    ),
    body('Instrument Sans', 'instrument-sans', 'Arial'),
  ),
  'sofia-hanken': join(sofia(), body('Hanken Grotesk', 'hanken-grotesk', 'Arial')),
  'newsreader-source': join(
    head('Newsreader', 'newsreader', cut('newsreader', 'opsz', { wght: 400, opsz: 48 }), 'Times New Roman'),
    sourceSerif(),
  ),
  'baloo-nunito': join(
    head('Baloo 2', 'baloo-2', wght('baloo-2', 700), 'Arial Bold'),
    body('Nunito', 'nunito', 'Arial', 500),
  ),
  archivo: join(
    head('Archivo Expanded', 'archivo-expanded', cut('archivo', 'wdth', { wght: 800, wdth: 125 }), 'Arial Bold'),
    body('Archivo', 'archivo', 'Arial'),
  ),
  'fraunces-figtree': join(
    head('Fraunces', 'fraunces', cut('fraunces', 'opsz', { wght: 350, opsz: 48 }), 'Times New Roman'),
    body('Figtree', 'figtree', 'Arial'),
  ),
};
