/** What all scenes are drawn with: shapes as SVG text, and numbers by chance that are the same in every run. */

/** The colours of a picture, each `#rrggbb`. */
export interface Colours {
  sky: string;
  glow: string;
  far: string;
  mid: string;
  near: string;
  dark: string;
  light: string;
  spot: string;
}

/** Draws the content of a picture 1200 units wide and 800 high. */
export type Scene = (colours: Colours, random: () => number) => string;

export const WIDTH = 1200;
export const HEIGHT = 800;

/** Returns a source of numbers from 0 to 1 that depend on the seed alone. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** Returns a number by chance between two. */
export const between = (random: () => number, low: number, high: number): number => low + random() * (high - low);

/** Returns what `draw` gives for 0 to count - 1, as one text. */
/** Draws something a number of times. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const round = (number: number) => Math.round(number * 10) / 10;

/** A filled rectangle. */
// oxlint-disable-next-line max-params -- as SVG has them, so that scenes are read as drawings
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`;

/** A filled circle. */
// oxlint-disable-next-line max-params -- as SVG has them, so that scenes are read as drawings
export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${more}/>`;

/** A filled ellipse. */
// oxlint-disable-next-line max-params -- as SVG has them, so that scenes are read as drawings
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;

/** A filled path. */
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A line without filling. */
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  path(d, 'none', `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}`);

/** A drawing moved to a position. */
export const at = (x: number, y: number, content: string, more = ''): string =>
  `<g transform="translate(${round(x)} ${round(y)}) ${more}">${content}</g>`;

/** A background that goes from one colour at the top to another at the bottom. */
export const backdrop = (top: string, bottom: string): string =>
  `<linearGradient id="backdrop" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
  rect(0, 0, WIDTH, HEIGHT, 'url(#backdrop)');

/** A ridge from edge to edge: `high` is its mean height, `rough` how far it goes up and down. */
export function ridge(random: () => number, high: number, rough: number, fill: string): string {
  const points = Array.from({ length: 9 }, (_, index) => [index * 150, high + between(random, -rough, rough)] as const);
  const curve = points.slice(1).map(([x, y], index) => {
    const [before, height] = points[index]!;
    return `C${before + 75} ${round(height)} ${x - 75} ${round(y)} ${x} ${round(y)}`;
  });
  return path(`M0 ${round(points[0]![1])}${curve.join('')}V800H0z`, fill);
}
