/** Works out which page replaces one that is gone, from paths and names. */
import type { Pointer } from '../../../schema/values/pointer.ts';
import { nearest, certainWord } from '../../words/suggest.ts';

/** A page of the site. */
export interface SitePage {
  path: string;
  name: string;
  pointer: Pointer;
}

/** Comparing each with each is for a few; where hundreds of pages move at once, only like names count. */
const FEW = 200;
/** The least letters of a significant word: shorter ones, such as "and" and "for", are everywhere. */
const SHORTEST_WORD = 4;
/** Up to so many new pages are named. */
const MAX = 3;

/** Looks among the pages that were never published: only those have just received their paths. */
export class Successors {
  readonly #fresh: SitePage[];
  readonly #byPath: Map<string, SitePage>;
  readonly #bySlug: Map<string, SitePage[]>;
  #asked = 0;

  constructor(fresh: SitePage[], all: SitePage[]) {
    this.#fresh = fresh;
    this.#byPath = new Map(all.map((page) => [page.path, page]));
    const slugs = fresh.flatMap((page) =>
      [...new Set([lastStep(page.path), hyphenated(page.name)])].map((slug) => ({ slug, page })),
    );
    this.#bySlug = new Map(
      [...Map.groupBy(slugs, ({ slug }) => slug)].map(([slug, list]) => [slug, list.map(({ page }) => page)]),
    );
  }

  /** The page that a path surely has become, and up to three that it may have become; `isAlone`: no other path is lost. */
  of(path: string, isAlone: boolean): { certain?: SitePage; near: SitePage[] } {
    const [fresh] = this.#fresh;
    if (isAlone && fresh && this.#fresh.length === 1 && sharesWord(path, fresh))
      return { certain: fresh, near: [fresh] };
    const alike = this.#bySlug.get(lastStep(path)) ?? [];
    if (alike.length === 1) return { certain: alike[0]!, near: alike };
    const candidates = alike.length > 0 ? alike : this.#asked++ < FEW ? this.#fresh.slice(0, FEW) : [];
    const paths = candidates.map((page) => page.path);
    const near = nearest(path, paths).flatMap((found) => this.#byPath.get(found) ?? []);
    const mistake = certainWord(path, paths);
    if (mistake !== undefined) return { certain: this.#byPath.get(mistake)!, near };
    const others = this.#fresh.length <= MAX ? this.#fresh : [];
    return { near: [near, others, this.#above(path)].find((list) => list.length > 0) ?? [] };
  }

  /** The nearest page above, for a page that was removed. */
  #above(path: string): SitePage[] {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const page = this.#byPath.get(path.slice(0, at));
      if (page) return [page];
    }
    return [];
  }
}

/** Returns whether a path and a page have a significant word in common. */
function sharesWord(path: string, page: SitePage): boolean {
  const wordsOf = (text: string) =>
    hyphenated(text)
      .split('-')
      .filter((word) => word.length >= SHORTEST_WORD);
  const words = new Set([...wordsOf(page.path), ...wordsOf(page.name)]);
  return wordsOf(lastStep(path)).some((word) => words.has(word));
}

function lastStep(path: string): string {
  return hyphenated(path.slice(path.lastIndexOf('/') + 1));
}

function hyphenated(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
