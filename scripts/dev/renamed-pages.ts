import type { ShownSite } from './manifest/shown-site.ts';

/** Where pages went whose paths were changed while a browser showed them. */
export class Moves {
  readonly #to = new Map<string, string>();

  /** Compares two states of a site: a page that is gone moved if another one took its place in the list. */
  note({ steps: before }: ShownSite, { steps: after }: ShownSite): void {
    const had = new Set(before.map(({ path }) => path));
    const has = new Set(after.map(({ path }) => path));
    for (const [index, { path }] of before.entries()) {
      const now = after[index]?.path;
      if (!has.has(path) && now !== undefined && !had.has(now)) this.#to.set(path, now);
    }
    for (const path of has) this.#to.delete(path);
  }

  /** The path that a page has now. */
  follow(path: string): string {
    const now = this.#to.get(path);
    return now === undefined ? path : this.follow(now);
  }
}
