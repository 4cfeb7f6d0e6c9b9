/** Finds what the pages of a site have in common: styles, header, footer, scripts. */

/** A part that so many of the pages have, and two at least, is worth its bytes in the dictionary. */
const SHARE = 0.1;
/** Letters. */
const MAX_LENGTH = 64 * 1024;

/** Returns the parts of pages outside their content that recur, each once, in the order of the pages. */
export function sharedText(pages: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const page of pages) for (const part of partsOf(page)) counts.set(part, (counts.get(part) ?? 0) + 1);
  const least = Math.max(2, pages.length * SHARE);
  const shared = Array.from(counts)
    .filter(([, count]) => count >= least)
    .map(([part]) => part);
  return shared.join('').slice(0, MAX_LENGTH);
}

/** Returns the rules of the style sheets and the elements of a page, without its main element. */
function partsOf(page: string): Set<string> {
  return new Set(page.replace(/<main[^]*<\/main>/, '').split(/(?<=[}>])/));
}
