/** Searches the texts of a site. They are indexed here, in the browser, when somebody begins to search. */
import MiniSearch from 'minisearch';
import type { SearchPage } from './texts.ts';
import { fold, wordsOf } from './words.ts';

/** A page that was found, and its section that fits best. */
export interface Hit {
  path: string;
  title: string;
  heading: string;
  /** Some words around those that were searched for. */
  excerpt: string;
  /** The places in the excerpt, the heading and the title with words that were searched for. */
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

/** Sections that are indexed before the browser may paint again. */
const CHUNK = 40;
const MOST = 12;
/** Characters of an excerpt. */
const EXCERPT = 170;

export class Engine {
  readonly #index: MiniSearch<Section>;
  readonly #sections: Section[];
  readonly #language: string;

  private constructor(index: MiniSearch<Section>, sections: Section[], language: string) {
    this.#index = index;
    this.#sections = sections;
    this.#language = language;
  }

  /** Loads the texts of a site and indexes them. Rejects where they cannot be loaded. */
  static async load(url: string, language: string): Promise<Engine> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return Engine.of((await response.json()) as SearchPage[], language);
  }

  /** Indexes the texts of a site. */
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
    const numbered = sections.map((section, id): Section => ({ id, ...section }));
    const index = new MiniSearch<Section>({
      fields: ['title', 'heading', 'text'],
      tokenize: (text) => wordsOf(text, language).map(({ term }) => term),
      processTerm: (term) => term,
    });
    await index.addAllAsync(numbered, { chunkSize: CHUNK });
    return new Engine(index, numbered, language);
  }

  /** Returns the pages that fit a query, the best first. All of its words have to be on a section, or else any. */
  search(query: string): Hit[] {
    const options = {
      boost: { title: 4, heading: 2 },
      prefix: true,
      fuzzy: (term: string) => (term.length < 4 ? false : term.length < 6 ? 1 : 2),
      maxFuzzy: 2,
    };
    const all = this.#index.search(query, { ...options, combineWith: 'AND' });
    const found = all.length > 0 ? all : this.#index.search(query, options);
    const best = new Map<SearchPage, (typeof found)[number]>();
    for (const result of found) {
      const { page } = this.#sections[result.id as number]!;
      if (!best.has(page)) best.set(page, result);
      if (best.size >= MOST) break;
    }
    return [...best.values()].map((result) => this.#hit(this.#sections[result.id as number]!, new Set(result.terms)));
  }

  #hit({ page, anchor, heading, text }: Section, terms: ReadonlySet<string>): Hit {
    const isMatch = (word: string) => terms.has(word);
    return {
      path: anchor === '' ? page.path : `${page.path}#${anchor}`,
      title: page.title,
      heading,
      excerpt: this.#excerpt(text, isMatch),
      isMatch,
    };
  }

  #excerpt(text: string, isMatch: (word: string) => boolean): string {
    const first = wordsOf(text, this.#language).find(({ term }) => isMatch(term));
    if (!first || first.end < EXCERPT) return cut(text, 0);
    const start = text.lastIndexOf(' ', Math.max(0, first.start - EXCERPT / 3)) + 1;
    return `… ${cut(text, start)}`;
  }
}

function cut(text: string, start: number): string {
  if (text.length - start <= EXCERPT) return text.slice(start);
  const end = text.lastIndexOf(' ', start + EXCERPT);
  return `${text.slice(start, end > start ? end : start + EXCERPT)} …`;
}

export { fold };
