/** Selects the faces of the fonts of one site: those of its look, and its own. */
import { writeStyles } from '../../../renderer/page-styles/write-styles.ts';
import type { StyleRule, StyleSheet, StyleSheets } from '../../../renderer/page-styles/style-rules.ts';
import type { FontSet } from '../../../theme/fonts/font-set.ts';
import type { OwnFonts } from '../../../theme/fonts/own/faces.ts';
import { FACES, PREFIX, nameIn } from './sheet-names.ts';
import type { NameOf } from './sheet-names.ts';

/** Returns the faces of a pair of fonts, with the files of one set of letters; the site's own take the place of some or all. */
export function facesOf(sheets: StyleSheets, pair: string, set: FontSet, own: OwnFonts | undefined): StyleSheet {
  const faces = sheets[`${FACES}${pair}/${set}`] ?? [];
  if (!own) return faces;
  const used = JSON.stringify(sheets[`${PREFIX}type/${pair}`]?.map((rule) => leftFamilies(rule, own, nameIn(sheets))));
  const isUsed = (rule: StyleRule): boolean => {
    const [, family] = /font-family:\s*["']?([^"';}]+)/.exec('text' in rule ? rule.text : '') ?? [];
    return family !== undefined && used.includes(family);
  };
  const keptFaces = faces
    .map((rule) => ('condition' in rule ? { ...rule, rules: rule.rules.filter(isUsed) } : rule))
    .filter((rule) => ('condition' in rule ? rule.rules.length > 0 : isUsed(rule)));
  const real = own.faces.map((text) => ({ text }));
  return [...keptFaces, { condition: '@media (hover:hover)', rules: real }, ...own.fallbacks.map((text) => ({ text }))];
}

/** Returns the families of a pair that the site does not replace. */
function leftFamilies(rule: StyleRule, { head, body }: OwnFonts, nameOf: NameOf): string[] {
  const declarations = 'declarations' in rule ? rule.declarations : [];
  return declarations.flatMap(({ text, sets }) =>
    (sets === nameOf('--head') && head === undefined) || (sets === nameOf('--body') && body === undefined) ? text : [],
  );
}

/** Returns the names of the font files that a site loads, of those that the sheets of all sites name. */
export function fontFilesOf(sheets: StyleSheets, pair: string, set: FontSet, own?: OwnFonts): Set<string> {
  return new Set(
    Array.from(writeStyles(facesOf(sheets, pair, set, own)).matchAll(/\/([^/)]+\.woff2)/g), ([, name]) => name!),
  );
}
