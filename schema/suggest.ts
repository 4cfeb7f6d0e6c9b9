import { distance } from 'fastest-levenshtein';

/** The known word nearest to a mistaken one, if it is near enough to be what was meant. */
export function suggest(word: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length * 0.4));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of known) {
    const away = distance(word.toLowerCase(), candidate.toLowerCase());
    if (away < bestDistance) [best, bestDistance] = [candidate, away];
  }
  return best;
}

/** " Did you mean …?" or nothing: ready to be put behind a sentence. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = suggest(word, known);
  return near === undefined ? '' : `Did you mean ${JSON.stringify(near)}?`;
}
