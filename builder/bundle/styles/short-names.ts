/** Shortens the names of custom properties: they are a twentieth of a page's styles. */

const NAME = /--[a-z][\w-]*/g;
/** Names of custom properties are case-sensitive. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Returns the short name of each custom property, the shortest for those that are used most. */
export function shortNames(sheets: Record<string, string>): ReadonlyMap<string, string> {
  const uses = new Map<string, number>();
  for (const [name] of Object.values(sheets).join('').matchAll(NAME)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const sorted = [...uses].toSorted(([a, usesA], [b, usesB]) => usesB - usesA || (a < b ? -1 : 1));
  return new Map(sorted.map(([name], index) => [name, shortName(index)]));
}

/** Returns style sheets with short names. */
export function shortenAll(sheets: Record<string, string>, names: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sheets).map(([sheet, css]) => [sheet, css.replace(NAME, (name) => names.get(name)!)]),
  );
}

function shortName(index: number): string {
  const round = Math.floor(index / LETTERS.length);
  return `--${LETTERS[index % LETTERS.length]}${round || ''}`;
}
