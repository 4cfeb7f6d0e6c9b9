/** Puts the exact accents of a brand in place of the solved ones. */
import { contrast } from './colours.ts';
import { textColourOn } from './solve.ts';
import type { Palette } from './palette.ts';
import type { Scheme } from './colour-names.ts';

/** What WCAG asks for between a control and what it is on. */
const LEAST_ON_DEEP = 3;

/** Returns a palette in which links, lines and buttons have the given colours. The check refuses unreadable ones. */
export function withAccents(
  { light, dark }: Palette,
  { accent, accentDark }: { accent: string | undefined; accentDark: string | undefined },
): Palette {
  return { light: withAccent(light, accent), dark: withAccent(dark, accentDark) };
}

function withAccent(scheme: Scheme, accent: string | undefined): Scheme {
  if (accent === undefined) return scheme;
  const on = textColourOn(accent);
  const isSeen = contrast(accent, scheme.deep) >= LEAST_ON_DEEP;
  const onDeep = isSeen ? { 'deep-fill': accent, 'on-deep-fill': on } : {};
  return { ...scheme, accent, fill: accent, 'fill-2': scheme.ink, 'on-fill': on, ...onDeep };
}
