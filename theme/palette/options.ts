/** What may be chosen for the colours of a site besides their seed. */

/** Every name is from a closed list, so that all of them can be tested. */
export interface PaletteOptions {
  /** The hue of paper, ink and lines: the seed's own, a cool or a warm one, or none. */
  neutral: 'auto' | 'cool' | 'warm' | 'none';
  /** How much of the seed's colour is in the bands. */
  tint: 'quiet' | 'clear' | 'loud';
  /** What the head of a page is on: a band, the seed itself, or a near-black. */
  stage: 'tint' | 'seed' | 'ink';
  paper: 'white' | 'toned';
  contrast: 'standard' | 'high';
}

export const DEFAULTS: PaletteOptions = {
  neutral: 'auto',
  tint: 'clear',
  stage: 'tint',
  paper: 'white',
  contrast: 'standard',
};
