import type { Span } from '../../manifest/problems/problem.ts';

/** Returns where some words are within a span; the whole span where they are written otherwise there. */
export function narrow(text: string, span: Span, words: string | undefined): Span {
  const at = words === undefined ? -1 : text.slice(span.start, span.end).indexOf(words);
  return at === -1 ? span : { start: span.start + at, end: span.start + at + words!.length };
}
