/** Finds words in a text: as they are typed, whatever spaces are between them. */
import { REFERENCE } from '../../../../../manifest/text/references.ts';
import { LINK_TARGET } from '../../texts/link-targets.ts';
import type { Search } from './find.ts';

/** A stretch of a text, end exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/** Returns the function that finds words in a text. Addresses and references are no words; `isMarkdown`: the text may have links. */
export function finderOf({ words, isCaseKept, isWhole, inAddresses }: Search, language: string) {
  const parts = words.trim().split(/\s+/).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)); // prettier-ignore
  // A letter is never cut off from its accents and vowel signs.
  const pattern = new RegExp(`${parts.join(String.raw`\s+`)}(?!\\p{M})`, isCaseKept ? 'gu' : 'giu');
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (text: string, isMarkdown: boolean): Stretch[] => {
    const found = Array.from(text.matchAll(pattern), ({ index, 0: match }) => ({ start: index, end: index + match.length })); // prettier-ignore
    if (found.length === 0) return found;
    const kept = [...stretches(text, REFERENCE), ...(isMarkdown && !inAddresses ? stretches(text, LINK_TARGET) : [])];
    const free = found.filter((one) => !kept.some((other) => one.start < other.end && other.start < one.end));
    if (!isWhole || free.length === 0) return free;
    const ends = new Set([...Array.from(segmenter.segment(text), ({ index }) => index), text.length]);
    return free.filter(({ start, end }) => ends.has(start) && ends.has(end));
  };
}

/** Returns a text with some stretches replaced. */
export function replaceStretches(text: string, found: Stretch[], by: string): string {
  return found.reduceRight((whole, { start, end }) => whole.slice(0, start) + by + whole.slice(end), text);
}

function stretches(text: string, pattern: RegExp): Stretch[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: match }) => ({ start: index, end: index + match.length }));
}
