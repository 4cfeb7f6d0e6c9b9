/** Defines what the build finds out about pictures that words may be on. */
import type { Backdrop } from '../../../schema/types.ts';

/** How much a picture is darkened under words, as steps from 0 to 5: on narrow screens and on wide ones. */
export interface Scrim {
  narrow: number;
  wide: number;
}

export interface PreparedBackdrop extends Backdrop {
  /** Undefined where the picture is on another host, which nobody can measure: then it is darkened most. */
  scrim?: Scrim;
  /** The width at which the look shows it in a hero, as a `sizes` attribute. */
  heroSizes?: string;
}

/** Returns the classes of a scrim, each after a space. */
export function scrimClasses({ scrim }: PreparedBackdrop): string {
  return scrim ? ` scrim-n${scrim.narrow} scrim-w${scrim.wide}` : '';
}

/** Returns the `sizes` of a picture in a hero. */
export function sizesOf({ heroSizes = '100vw' }: PreparedBackdrop): string {
  return heroSizes;
}
