/** Describes a logo, as the bar of a page shows it. */

/** A picture of a logo, with the size in pixels at which it is shown. */
export interface LogoPicture {
  src: string;
  /** Files for denser screens, as the text of a srcset. */
  srcSet?: string;
  width: number;
  height: number;
}

/** A logo with its files, for light pages and for dark ones. */
export interface PreparedLogo extends LogoPicture {
  /** What visitors see who prefer dark pages. */
  dark?: LogoPicture;
}

/** The height of the bar's logo, in pixels. */
export const LOGO_HEIGHT = 40;

/** Returns whether a logo is so wide that it replaces the name. */
export function isWordmark(logo: LogoPicture | undefined): boolean {
  return logo !== undefined && logo.width >= 2 * logo.height;
}
