/** Measures the texts of pages. */
import type { Route, Site } from '../../schema/types.ts';
import { similarity, readingGrade, shinglesOf, wordsOf } from './measures.ts';
import { pagePassages } from './passages.ts';

export interface PageFigures {
  path: string;
  words: number;
  grade: number;
}

/** Two pages and the similarity of their wording, from 0 to 1. */
export interface Pair {
  paths: [string, string];
  similarity: number;
}

/** Returns the number of words and the reading grade of each page. */
export function measurePages(site: Site): PageFigures[] {
  return site.routes.map((route) => {
    const lines = linesOf(route);
    return { path: route.path, words: wordsOf(lines.join('\n')).length, grade: readingGrade(lines) };
  });
}

/** Returns all pairs of pages, the most similar first. */
export function comparePages(site: Site): Pair[] {
  const pages = site.routes.map((route) => ({ path: route.path, shingles: shinglesOf(linesOf(route).join('\n')) }));
  return pages
    .flatMap((one, index) =>
      pages.slice(index + 1).map((other): Pair => ({
        paths: [one.path, other.path],
        similarity: similarity(one.shingles, other.shingles),
      })),
    )
    .toSorted((a, b) => b.similarity - a.similarity);
}

const linesOf = (route: Route): string[] => pagePassages(route).flatMap(({ lines }) => lines);
