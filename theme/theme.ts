/** Resolves the theme of a site: a look, and the options in which the site differs from it. */
import type { Theme } from '../schema/types.ts';
import { lookOf } from './looks/looks.ts';
import type { ThemeOptions } from './looks/look.ts';
import { makePalette } from './palette/palette.ts';
import type { Palette } from './palette/palette.ts';
import { withAccents } from './palette/accent.ts';

/** Everything that the styles and drawings of a site depend on. */
export interface ResolvedTheme {
  /**
   * The options of the look, and those of the site in their place. Do not rename: builder/pictures/previews/previews.ts
   * reads `options`, and its hash is in picture addresses.
   */
  options: ThemeOptions;
  palette: Palette;
  /** Sizes that the site gives itself. */
  tokens?: Theme['tokens'];
}

/** The themes resolved last: a build needs its own in several places, and solving colours is slow. */
const cache = new Map<string, ResolvedTheme>();
const MAX_CACHED = 20;

/** Returns the theme of a site whose manifest is valid. Its colours are solved when they are first read. */
export function resolveTheme(theme: Theme): ResolvedTheme {
  const key = JSON.stringify(theme);
  const cached = cache.get(key);
  if (cached) return cached;
  const options = optionsOf(theme);
  let palette: Palette | undefined;
  const resolved: ResolvedTheme = {
    options,
    ...(theme.tokens && { tokens: theme.tokens }),
    get palette() {
      return (palette ??= paletteOf(theme, options));
    },
  };
  if (cache.size === MAX_CACHED) cache.clear();
  cache.set(key, resolved);
  return resolved;
}

function optionsOf({
  look,
  seed: _seed,
  accent: _accent,
  accentDark: _accentDark,
  tokens: _tokens,
  fonts: _fonts,
  ...changes
}: Theme): ThemeOptions {
  const { seed: _ownSeed, colours: _colours, ...own } = lookOf(look);
  return { ...own, ...changes };
}

const PALETTE_OPTIONS = ['neutral', 'tint', 'stage', 'paper', 'contrast'] as const;

function paletteOf(theme: Theme, options: ThemeOptions): Palette {
  const { look, seed, accent, accentDark } = theme;
  const { seed: ownSeed, colours } = lookOf(look);
  const isOwn = seed === undefined && PALETTE_OPTIONS.every((option) => theme[option] === undefined);
  const palette = (isOwn && colours) || makePalette(seed?.toLowerCase() ?? ownSeed, options);
  return withAccents(palette, { accent, accentDark });
}
