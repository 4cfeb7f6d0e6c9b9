/** Puts the exact accents of a brand in place of the solved ones. */
import { textColourOn } from './solve.ts';
import type { Palette } from './palette.ts';
import type { Scheme } from './colour-names.ts';

/** Returns a palette in which links, lines and buttons have the given colours. The check refuses unreadable ones. */
export function withAccents(
  { light, dark }: Palette,
  { accent, accentDark }: { accent: string | undefined; accentDark: string | undefined },
): Palette {
  return { light: withAccent(light, accent), dark: withAccent(dark, accentDark) };
}

function withAccent(scheme: Scheme, accent: string | undefined): Scheme {
  if (accent === undefined) return scheme;
  return { ...scheme, accent, fill: accent, 'fill-2': scheme.ink, 'on-fill': textColourOn(accent) };
}
