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
