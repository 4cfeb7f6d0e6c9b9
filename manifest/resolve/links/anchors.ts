/** Finds the anchor that a link may be intended to lead to. */
import type { Finding } from '../../problems/problem.ts';
import { nameList } from '../../problems/sentence-parts.ts';
import { guessWithFix } from '../../words/suggest.ts';
import { candidates } from '../../words/word-index.ts';

/** Returns what to say of an anchor that its page does not have; `write` puts another one into the link. */
export function suggestAnchor(
  anchor: string,
  anchors: ReadonlySet<string>,
  write: (correct: string) => string,
): Partial<Finding> {
  const links = nameList([...anchors].map((one) => `#${one}`));
  const otherwise = anchors.size > 0 ? `Its anchors are: ${links}.` : 'Give a block an id to make one.';
  const near = guessWithFix(anchor, anchors, otherwise, write);
  if (near.suggestions) return { ...near, hint: near.hint.replace(/"([^"]*)"/, (_, one: string) => `"${write(one)}"`) };
  if (anchor === '') return near;
  // A name that was made longer or shorter: #rooms, #rooms-and-prices.
  const suggestions = [...candidates(anchor, anchors)].filter(
    (one) => one.startsWith(`${anchor}-`) || anchor.startsWith(`${one}-`),
  );
  if (suggestions.length === 0) return near;
  return { hint: `Did you mean "${write(suggestions[0]!)}"?`, suggestions: suggestions.slice(0, 3) };
}

/** The places of all pages. Most pages are never asked for theirs, and keep them as the list that they came in. */
export class PageAnchors {
  readonly #lists = new Map<string, string[][]>();
  readonly #sets = new Map<string, ReadonlySet<string>>();

  constructor(pages: Iterable<{ path: string; names: string[] }>) {
    for (const { path, names } of pages) {
      const lists = this.#lists.get(path);
      if (lists) lists.push(names);
      else this.#lists.set(path, [names]);
    }
  }

  /** Returns the places of a page, none where there is no such page. */
  of(path: string): ReadonlySet<string> {
    const places = this.#sets.get(path) ?? new Set(this.#lists.get(path)?.flat());
    this.#sets.set(path, places);
    return places;
  }

  /** Returns the only page that has a place of such a name. */
  pageWith(name: string): string | undefined {
    const [first, ...others] = [...this.#lists].filter(([, lists]) => lists.some((names) => names.includes(name)));
    return others.length === 0 ? first?.[0] : undefined;
  }
}

/** Returns the anchor of a page's heading that is written after the number sign: #By the hour. */
export function placeCalled(anchors: ReadonlySet<string>, tail: string): string | undefined {
  const anchor = tail
    .slice(1)
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return tail.startsWith('#') && anchors.has(anchor) ? anchor : undefined;
}
