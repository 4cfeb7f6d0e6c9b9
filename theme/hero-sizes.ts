import type { ThemeOptions } from './looks/look.ts';

/** How wide the picture of a hero is shown, as a `sizes` attribute, by the piece that places it (pieces/hero). */
export const HERO_SIZES: Record<ThemeOptions['hero'], string> = {
  plain: '(min-width: 84em) 78rem, 94vw',
  chart: '(min-width: 84em) 32rem, (min-width: 64em) 38vw, 94vw',
  beside: '(min-width: 48em) 50vw, 100vw',
  arch: '(min-width: 84em) 32rem, (min-width: 48em) 38vw, 94vw',
  behind: '100vw',
  type: '100vw',
  framed: '(min-width: 84em) 78rem, 94vw',
  split: '(min-width: 48em) 50vw, 100vw',
  poster: '(min-width: 64em) 67vw, 100vw',
};
