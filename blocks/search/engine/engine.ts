/** Searches the texts of a site. They are indexed here, in the browser, when somebody begins to search. */
import MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import type { SearchPage } from './search-page.ts';
import { searchWords } from './words.ts';

/** A page that was found, and its section that fits best. */
export interface Hit {
  path: string;
  title: string;
  heading: string;
  /** Some words around those that were searched for. */
  excerpt: string;
  /** Returns whether a word is one that was searched for. */
  isMatch(word: string): boolean;
}

interface Section {
  id: number;
  page: SearchPage;
  title: string;
  anchor: string;
  heading: string;
  text: string;
}

/** A page with all that was found on it. */
interface FoundPage {
  best: SearchResult;
  /** The words of the query, and those of the page that fit them. */
  queryWords: Set<string>;
  words: Set<string>;
}

/** Milliseconds of work after which the browser may paint. */
const SLICE = 12;
/** Pages that are shown: nobody reads further. */
const MAX_RESULTS = 50;
/** Characters of an excerpt. */
const EXCERPT = 170;

export class Engine {
  readonly #index: MiniSearch<Section>;
  readonly #sections: Section[];
  readonly #language: string;

  private constructor(sections: Section[], language: string) {
    this.#sections = sections;
    this.#language = language;
    this.#index = new MiniSearch<Section>({
      fields: ['title', 'heading', 'text'],
      tokenize: (text) => searchWords(text, language).map(({ term }) => term),
      processTerm: (term) => term,
    });
  }

  /** Loads the texts of a site and indexes them. Rejects where they cannot be loaded. */
  static async load(url: string, language: string): Promise<Engine> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    return Engine.of((await response.json()) as SearchPage[], language);
  }

  /** Indexes the texts of a site, in short tasks. */
  static async of(pages: SearchPage[], language: string): Promise<Engine> {
    const sections = pages.flatMap((page) =>
      page.sections.map(([anchor, heading, text], index) => ({
        page,
        anchor,
        heading,
        title: index === 0 ? page.title : '',
        text: index === 0 ? `${page.description} ${text}` : text,
      })),
    );
    const engine = new Engine(
      sections.map((section, id) => ({ id, ...section })),
      language,
    );
    let started = performance.now();
    for (const section of engine.#sections) {
      engine.#index.add(section);
      if (performance.now() - started < SLICE) continue;
      // oxlint-disable-next-line no-await-in-loop -- that is the point
      await new Promise((done) => setTimeout(done));
      started = performance.now();
    }
    return engine;
  }

  /** Returns the pages with the most words of a query, the best first, and how many there are. */
  search(query: string): { hits: Hit[]; total: number } {
    const results = this.#index.search(query, {
      boost: { title: 4, heading: 2 },
      prefix: true,
      fuzzy: (term) => (term.length < 4 ? false : term.length < 6 ? 1 : 2),
    });
    const pages = new Map<SearchPage, FoundPage>();
    for (const result of results) {
      const { page } = this.#sections[result.id as number]!;
      const found = pages.get(page) ?? { best: result, queryWords: new Set(), words: new Set() };
      for (const word of result.queryTerms) found.queryWords.add(word);
      for (const word of result.terms) found.words.add(word);
      pages.set(page, found);
    }
    const most = [...pages.values()].reduce((size, { queryWords }) => Math.max(size, queryWords.size), 0);
    const best = [...pages.values()].filter(({ queryWords }) => queryWords.size === most);
    return { hits: best.slice(0, MAX_RESULTS).map((found) => this.#hit(found)), total: best.length };
  }

  #hit({ best, words }: FoundPage): Hit {
    const { page, anchor, heading, text } = this.#sections[best.id as number]!;
    const isMatch = (word: string) => words.has(word);
    return {
      path: anchor === '' ? page.path : `${page.path}#${anchor}`,
      title: page.title,
      heading,
      excerpt: this.#excerpt(text, isMatch),
      isMatch,
    };
  }

  #excerpt(text: string, isMatch: (word: string) => boolean): string {
    const first = searchWords(text, this.#language).find(({ term }) => isMatch(term));
    if (!first || first.end < EXCERPT) return cut(text, 0);
    return `… ${cut(text, startBefore(text, Math.max(0, first.start - EXCERPT / 3), first.start))}`;
  }
}

/** Returns where a word starts, between two places of a text; in scripts without spaces, the first of the places. */
function startBefore(text: string, from: number, to: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 || space >= to ? characterStart(text, Math.round(from)) : space + 1;
}

function cut(text: string, start: number): string {
  if (text.length - start <= EXCERPT) return text.slice(start);
  const end = text.lastIndexOf(' ', start + EXCERPT);
  const isSpaced = end > start + EXCERPT / 2;
  return `${text.slice(start, isSpaced ? end : characterStart(text, start + EXCERPT))} …`;
}

/** Returns the nearest offset that is not within a character. */
function characterStart(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
