/** Measures the texts of pages. */
import type { Site } from '../../schema/types.ts';
import { countWord, readingGrade, sentenceLengths, shinglesOf, setSimilarity, textWords } from './measures.ts';
import { pageLines } from './passages.ts';

export interface PageMeasures {
  path: string;
  words: number;
  /** How many words a sentence has, and the standard deviation of that. */
  sentences: { mean: number; spread: number };
  /** How often the page has the word that was asked for. */
  count?: number;
  /** Years of school that a reader needs; for texts in English alone, since syllables are counted. */
  grade?: number;
}

/** Two pages and the similarity of their wording, from 0 to 1. */
export interface Pair {
  paths: [string, string];
  similarity: number;
}

/** Returns the figures of each page: its reading grade where the site is in English, and how often it has a word. */
export function measurePages(site: Site, word?: string): PageMeasures[] {
  const isEnglish = new Intl.Locale(site.language).language === 'en';
  return site.routes.map((route) => {
    const lines = pageLines(route);
    return {
      path: route.path,
      words: textWords(lines.join('\n')).length,
      sentences: sentenceLengths(lines),
      ...(word !== undefined && { count: countWord(word, lines) }),
      ...(isEnglish && { grade: readingGrade(lines) }),
    };
  });
}

/** Returns all pairs of pages, the most similar first. */
export function comparePages(site: Site): Pair[] {
  const pages = site.routes.map((route) => ({ path: route.path, shingles: shinglesOf(pageLines(route).join('\n')) }));
  return pages
    .flatMap((one, index) =>
      pages.slice(index + 1).map((other): Pair => ({
        paths: [one.path, other.path],
        similarity: setSimilarity(one.shingles, other.shingles),
      })),
    )
    .toSorted((a, b) => b.similarity - a.similarity);
}
