/** Selects the styles that are inline in a page: the rules that can match something there. */
import { LruCache } from '../lru-cache.ts';
import { forDirection, forLanguage } from './language-rules.ts';
import { usedRules, withoutUnused } from './style-rules.ts';
import { writeStyles } from './write-styles.ts';
import type { StyleSheet, StyleSheets } from './style-rules.ts';
import { namesIn, vocabularyOf } from './vocabulary.ts';

/** The sheets of drawings, which are the same in either direction of texts. */
const DRAWN = new Set(['chart', 'drawing']);

/** Selects the styles of each page of a site. */
export class PageStyles {
  /** The font faces, the same on every page. */
  readonly fonts: string;
  readonly #interactive: StyleSheet;
  readonly #sheets: [name: string, StyleSheet][];
  readonly #isBlock: (name: string) => boolean;
  readonly #live: ReadonlySet<string>;
  /** Pages of the same blocks use the same styles. */
  readonly #cache = new LruCache<string, string>(300);

  /** `live` are the block types that change in the browser: all of their rules are selected. */
  constructor(
    { fonts = [], interactive = [], ...others }: StyleSheets,
    language: string,
    isBlock: (name: string) => boolean,
    live: ReadonlySet<string>,
  ) {
    this.fonts = writeStyles(fonts);
    this.#interactive = interactive;
    this.#sheets = Object.entries(others).map(([name, sheet]) => {
      const own = forLanguage(sheet, language);
      return [name, DRAWN.has(name) ? own : forDirection(own, language)];
    });
    this.#isBlock = isBlock;
    this.#live = live;
  }

  /** Returns the CSS of a page with blocks of these types; `root` is its HTML. */
  of(root: string, types: ReadonlySet<string>): string {
    const names = namesIn(root);
    const key = [...types, ...names].join(' '); // not sorted: pages of the same blocks name them in the same order
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    const vocabulary = vocabularyOf(names);
    const rules = this.#sheets
      .filter(([name]) => types.has(name) || !this.#isBlock(name))
      .flatMap(([name, sheet]) => (this.#live.has(name) ? sheet : usedRules(sheet, vocabulary)));
    return this.#cache.set(key, writeStyles(withoutUnused(rules, this.#interactive)));
  }
}
