/** Finds words in a text: as they are typed, whatever spaces are between them. */
import type { Span } from '../../../../../manifest/problems/problem.ts';
import { REFERENCE } from '../../../../../manifest/text/references.ts';
import { LINK_TARGET } from '../../texts/link-targets.ts';
import type { Search } from './find.ts';

/** Returns the function that finds words in a text. Addresses and references are no words; `isMarkdown`: the text may have links. */
export function finderOf({ words, matchCase, wholeWords, inLinkTargets }: Search, language: string) {
  const parts = words.trim().split(/\s+/).map(RegExp.escape);
  // A letter is never cut off from its accents and vowel signs.
  const pattern = new RegExp(`${parts.join(String.raw`\s+`)}(?!\\p{M})`, matchCase ? 'gu' : 'giu');
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (text: string, isMarkdown: boolean): Span[] => {
    const found = Array.from(text.matchAll(pattern), ({ index, 0: match }) => ({
      start: index,
      end: index + match.length,
    }));
    if (found.length === 0) return found;
    const kept = [...spansOf(text, REFERENCE), ...(isMarkdown && !inLinkTargets ? spansOf(text, LINK_TARGET) : [])];
    const free = found.filter((one) => !kept.some((other) => one.start < other.end && other.start < one.end));
    if (!wholeWords || free.length === 0) return free;
    const ends = new Set([...Array.from(segmenter.segment(text), ({ index }) => index), text.length]);
    return free.filter(({ start, end }) => ends.has(start) && ends.has(end));
  };
}

/** Returns a text with some spans replaced. */
export function replaceSpans(text: string, found: Span[], replacement: string): string {
  return found.reduceRight((whole, { start, end }) => whole.slice(0, start) + replacement + whole.slice(end), text);
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: match }) => ({ start: index, end: index + match.length }));
}
