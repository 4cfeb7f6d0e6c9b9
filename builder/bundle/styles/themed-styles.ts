/** Makes the style sheets of one site from those of all: the pieces that its theme names, in its colours. */
import type { StyleSheet, StyleSheets } from '../../../renderer/page-styles/style-rules.ts';
import type { FontSet } from '../../../theme/fonts/font-set.ts';
import type { OwnFonts } from '../../../theme/fonts/own/faces.ts';
import type { ResolvedTheme } from '../../../theme/theme.ts';
import { sizesOf } from '../../../theme/own-sizes.ts';
import type { Token } from '../../../theme/palette/colour-names.ts';
import { FACES, NAMES_SHEET, PREFIX, nameIn } from './sheet-names.ts';
import type { NameOf } from './sheet-names.ts';
import { facesOf } from './site-fonts.ts';

/** How styles name a colour of a scheme, with two more digits for one that is seen through: light-ink, dark-ink-a80. */
const COLOUR =
  /\b(light|dark)-(on-stage-fill|on-deep-fill|deep-fill|stage-\w+|on-\w+(?:-2)?|\w+(?:-[2bct](?!\w))?)(?:-a([\da-f]{2}))?(?![\w-])/g;

/** The sheets made last for a theme: in dev, every page needs the same. */
const last = new WeakMap<
  ResolvedTheme,
  { sheets: StyleSheets; set: FontSet; fonts: string | undefined; themed: StyleSheets }
>();

/** Returns the sheets in the order of the cascade: the faces of the fonts first, the site's pieces last. */
export function themedStyles(
  sheets: StyleSheets,
  theme: ResolvedTheme,
  set: FontSet,
  ownFonts?: OwnFonts,
): StyleSheets {
  const before = last.get(theme);
  const fonts = JSON.stringify(ownFonts);
  if (before?.sheets === sheets && before.set === set && before.fonts === fonts) return before.themed;
  const themed = makeThemed(sheets, theme, set, ownFonts);
  last.set(theme, { sheets, set, fonts, themed });
  return themed;
}

function makeThemed(
  sheets: StyleSheets,
  { options, palette, tokens }: ResolvedTheme,
  set: FontSet,
  ownFonts: OwnFonts | undefined,
): StyleSheets {
  const chosen = new Set(Object.entries(options).map(([option, name]) => `${PREFIX}${option}/${name}`));
  const chosenSheets = Object.entries(sheets).filter(
    ([name]) => name !== NAMES_SHEET && !name.startsWith(FACES) && (!name.startsWith(PREFIX) || chosen.has(name)),
  );
  return {
    fonts: facesOf(sheets, options.type, set, ownFonts),
    ...Object.fromEntries(chosenSheets.map(([name, sheet]) => [name, coloured(sheet)])),
    ...(ownFonts && { [`${PREFIX}fonts`]: familySheet(ownFonts, nameIn(sheets)) }),
    ...(tokens && { [`${PREFIX}tokens`]: sizeSheet(tokens, nameIn(sheets)) }),
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

const declare = (sets: string, value: string) => ({ text: `${sets}:${value}`, sets });

/** Returns the sheet with the sizes that a site gives itself, which comes after all others. */
function sizeSheet(tokens: NonNullable<ResolvedTheme['tokens']>, nameOf: NameOf): StyleSheet {
  const declarations = sizesOf(tokens).map(([property, value]) => declare(nameOf(property), value));
  return [{ selectors: [{ text: ':root', needs: [] }], declarations }];
}

/** Returns the families that a site brings, in place of those of the pair. */
function familySheet({ head, body }: OwnFonts, nameOf: NameOf): StyleSheet {
  const families = Object.entries({ '--head': head, '--body': body }).filter(([, family]) => family !== undefined);
  const declarations = families.map(([property, family]) => declare(nameOf(property), family!));
  return [{ selectors: [{ text: ':root', needs: [] }], declarations }];
}

/** Returns #aabbcc as #abc. */
function shortened(hex: string): string {
  const isDoubled = /^#(?:(.)\1)+$/.test(hex);
  return isDoubled ? `#${hex.slice(1).replace(/(.)\1/g, '$1')}` : hex;
}
