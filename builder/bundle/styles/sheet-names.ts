/** Names the style sheets of all sites, and the custom properties in them. */
import type { StyleSheets } from '../../../renderer/page-styles/style-rules.ts';

/** The prefix of the sheets of a theme's pieces: "theme/hero/split". */
export const PREFIX = 'theme/';
/** The prefix of the sheets of faces: "fonts/public/latin". */
export const FACES = 'fonts/';
/** The sheet that maps the custom properties to their short names in the others. */
export const NAMES_SHEET = 'names';

/** Returns the name of a custom property in the sheets. */
export type NameOf = (property: string) => string;

/** Returns the function that maps a custom property to its name in the sheets. */
export function nameIn(sheets: StyleSheets): NameOf {
  const [rule] = sheets[NAMES_SHEET] ?? [];
  const names = new Map(rule && 'declarations' in rule ? rule.declarations.map(({ sets, text }) => [sets, text]) : []);
  return (property) => names.get(property) ?? property;
}
