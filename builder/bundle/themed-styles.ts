/** Makes the style sheets of one site from those of all: the pieces that its theme names, in its colours. */
import { writeStyles } from '../../renderer/page-styles/style-rules.ts';
import type { StyleSheet, StyleSheets } from '../../renderer/page-styles/style-rules.ts';
import type { FontSet } from '../../theme/fonts/font-set.ts';
import type { ResolvedTheme } from '../../theme/theme.ts';
import { sizesOf } from '../../theme/tokens.ts';
import type { Token } from '../../theme/palette/tokens.ts';

/** What the styles of a knob's name are called among the sheets: "theme/hero/split". */
const PREFIX = 'theme/';
const FACES = 'fonts/';
/** How styles name a colour of a scheme, with two more digits for one that is seen through: light-ink, dark-ink-a80. */
const COLOUR =
  /\b(light|dark)-(on-stage-fill|stage-\w+|on-\w+(?:-2)?|\w+(?:-[2bct](?!\w))?)(?:-a([\da-f]{2}))?(?![\w-])/g;

/** What was last made for a theme: in dev, every page asks for the same. */
const last = new WeakMap<ResolvedTheme, { sheets: StyleSheets; set: FontSet; themed: StyleSheets }>();

/** Returns the sheets in the order of the cascade: the faces of the fonts first, the site's pieces last. */
export function themedStyles(sheets: StyleSheets, theme: ResolvedTheme, set: FontSet): StyleSheets {
  const before = last.get(theme);
  if (before?.sheets === sheets && before.set === set) return before.themed;
  const themed = makeThemed(sheets, theme, set);
  last.set(theme, { sheets, set, themed });
  return themed;
}

function makeThemed(sheets: StyleSheets, { knobs, palette, tokens }: ResolvedTheme, set: FontSet): StyleSheets {
  const chosen = new Set(Object.entries(knobs).map(([knob, name]) => `${PREFIX}${knob}/${name}`));
  const own = Object.entries(sheets).filter(
    ([name]) => !name.startsWith(FACES) && (!name.startsWith(PREFIX) || chosen.has(name)),
  );
  return {
    fonts: facesOf(sheets, knobs.type, set),
    ...Object.fromEntries(own.map(([name, sheet]) => [name, coloured(sheet)])),
    ...(tokens && { [`${PREFIX}tokens`]: sizeSheet(tokens) }),
  };

  function coloured(sheet: StyleSheet): StyleSheet {
    const json = JSON.stringify(sheet).replace(COLOUR, (text, scheme: 'light' | 'dark', token: Token, alpha = '') => {
      const colour = palette[scheme][token];
      if (colour === undefined) throw new Error(`The styles name a colour that no palette has: ${text}.`);
      return shortened(`${colour}${alpha}`);
    });
    return JSON.parse(json) as StyleSheet;
  }
}

/** Returns the sheet with the sizes that a site gives itself, which comes after all others. */
function sizeSheet(tokens: NonNullable<ResolvedTheme['tokens']>): StyleSheet {
  const declarations = sizesOf(tokens).map(([property, value]) => ({ text: `${property}:${value}`, sets: property }));
  return [{ selectors: [{ text: ':root', needs: [] }], declarations }];
}

/** Returns the faces of a pair of fonts, with the files of one set of letters. */
const facesOf = (sheets: StyleSheets, pair: string, set: FontSet): StyleSheet => sheets[`${FACES}${pair}/${set}`] ?? [];

/** Returns the names of the font files that a site loads, of those that the sheets of all sites name. */
export function fontFilesOf(sheets: StyleSheets, pair: string, set: FontSet): Set<string> {
  return new Set(
    Array.from(writeStyles(facesOf(sheets, pair, set)).matchAll(/\/([^/)]+\.woff2)/g), ([, name]) => name!),
  );
}

/** Returns #aabbcc as #abc. */
function shortened(hex: string): string {
  const isDoubled = /^#(?:(.)\1)+$/.test(hex);
  return isDoubled ? `#${hex.slice(1).replace(/(.)\1/g, '$1')}` : hex;
}
