/** Names the colours of a site, and lists which have to differ. */

/** What words and controls are on: the page, its bands and sheets. */
export const SURFACES = ['paper', 'tint', 'tint-2', 'tint-b', 'tint-c', 'warm', 'neutral'] as const;

/** The colours of words, lines and controls, and of surfaces that have words of their own; see renderer/styles/_tokens.scss. */
const OTHERS = [
  'ink', 'ink-2', 'line', 'line-2', 'accent', 'mark', 'ok', 'danger-t',
  'fill', 'fill-2', 'on-fill', 'danger', 'danger-2', 'on-danger',
  'stage', 'on-stage', 'on-stage-2', 'stage-line', 'stage-fill', 'on-stage-fill',
  'deep', 'on-deep', 'on-deep-2', 'deep-fill', 'on-deep-fill',
] as const; // prettier-ignore

export type Surface = (typeof SURFACES)[number];
export type Token = Surface | (typeof OTHERS)[number];

/** Every colour of one scheme, as hex values. */
export type Scheme = Record<Token, string>;

/** A pair of colours that has to keep a contrast ratio: `high` for sites that ask for high contrast. */
export interface ContrastRule {
  token: Token;
  on: readonly Token[];
  standard: number;
  high: number;
  /** The only scheme in which it has to. */
  scheme?: 'light' | 'dark';
}

/** The ratios, some way above what WCAG 2.2 AA (AAA for high contrast) asks for: 4.5 (7) for text, 3 (4.5) for controls. */
export const RULES: ContrastRule[] = [
  { token: 'ink', on: SURFACES, standard: 9, high: 12 },
  { token: 'ink-2', on: SURFACES, standard: 5.5, high: 7 },
  { token: 'accent', on: SURFACES, standard: 4.6, high: 7 },
  { token: 'danger-t', on: SURFACES, standard: 4.6, high: 7 },
  { token: 'ok', on: SURFACES, standard: 4.6, high: 7 },
  { token: 'line-2', on: SURFACES, standard: 3.1, high: 4.5 },
  { token: 'on-fill', on: ['fill', 'fill-2'], standard: 4.6, high: 7 },
  { token: 'on-danger', on: ['danger', 'danger-2'], standard: 4.6, high: 7 },
  { token: 'on-stage', on: ['stage'], standard: 4.6, high: 7 },
  { token: 'on-stage-2', on: ['stage'], standard: 4.6, high: 7 },
  { token: 'stage-line', on: ['stage'], standard: 3.1, high: 4.5 },
  { token: 'on-deep', on: ['deep'], standard: 9, high: 12 },
  { token: 'on-deep-2', on: ['deep'], standard: 5.5, high: 7 },
  // Buttons on a band that is dark or in a colour of its own.
  { token: 'stage-fill', on: ['stage'], standard: 3.1, high: 4.5 },
  { token: 'on-stage-fill', on: ['stage-fill'], standard: 4.6, high: 7 },
  { token: 'deep-fill', on: ['deep'], standard: 3.1, high: 4.5 },
  { token: 'on-deep-fill', on: ['deep-fill'], standard: 4.6, high: 7 },
  { token: 'fill', on: SURFACES, standard: 3.1, high: 4.5, scheme: 'dark' },
  // On light bands, a filled button is read by its words; this keeps its shape visible as well. More would take a bright seed away.
  { token: 'fill', on: SURFACES, standard: 1.35, high: 1.35, scheme: 'light' },
];

/** An ordinary button looks at least so different from one that warns (CIEDE2000). */
export const LEAST_FROM_DANGER = 15;

/** Returns the ratio that a token has to keep in a scheme. */
export function ratioOf(token: Token, level: 'standard' | 'high', scheme: 'light' | 'dark'): number {
  const rule = RULES.find((one) => one.token === token && (one.scheme ?? scheme) === scheme);
  if (!rule) throw new RangeError(`No rule names ${token}.`);
  return rule[level];
}
