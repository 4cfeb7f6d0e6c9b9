/** The limits for pictures, for the check, the build and the dev server alike. */

/** Pixels in all: some 50 megapixels take about five seconds and 150 MB to decode. */
export const MOST_PIXELS = 50_000_000;
/** Pixels of one side: no WebP can be longer. */
export const LONGEST_SIDE = 16_000;
/** Bytes of a file. */
export const MOST_BYTES = 50 * 1024 * 1024;
/** Shapes that a drawing paints, each as often as it is used. */
export const MOST_SHAPES = 50_000;
/** Characters that the entities of a drawing may add. */
export const MOST_ENTITY_TEXT = 1_000_000;
/** Milliseconds after which a picture is given up: only for what the limits above do not see. */
export const LONGEST_WAIT = 60_000;

/** Returns a whole number as people read it: 268,402,689. */
export const readable = (number: number) => number.toLocaleString('en-GB');
