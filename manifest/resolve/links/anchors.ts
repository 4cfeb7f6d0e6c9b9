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

/** Returns the only page that has a place of such a name; `anchors` are the places of each page. */
export function pageWith(anchors: ReadonlyMap<string, ReadonlySet<string>>, name: string): string | undefined {
  const [first, ...others] = [...anchors].filter(([, names]) => names.has(name)).map(([path]) => path);
  return others.length === 0 ? first : undefined;
}

/** Returns the anchor of a page's heading that is written after the number sign: #By the hour. */
export function placeCalled(anchors: ReadonlySet<string> | undefined, tail: string): string | undefined {
  const anchor = tail
    .slice(1)
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return tail.startsWith('#') && anchors?.has(anchor) ? anchor : undefined;
}
