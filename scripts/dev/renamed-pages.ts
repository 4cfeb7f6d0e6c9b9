import type { ShownSite } from './manifest/shown-site.ts';

/** Remembers the new paths of pages that were renamed while a browser showed them. */
export class RenamedPages {
  readonly #to = new Map<string, string>();

  /** Compares two states of a site: a missing page was renamed if another one has its position in the list. */
  note({ breadcrumbRoutes: before }: ShownSite, { breadcrumbRoutes: after }: ShownSite): void {
    const had = new Set(before.map(({ path }) => path));
    const has = new Set(after.map(({ path }) => path));
    for (const [index, { path }] of before.entries()) {
      const now = after[index]?.path;
      if (!has.has(path) && now !== undefined && !had.has(now)) this.#to.set(path, now);
    }
    for (const path of has) this.#to.delete(path);
  }

  /** Returns the present path of a page. */
  currentPath(path: string): string {
    const now = this.#to.get(path);
    return now === undefined ? path : this.currentPath(now);
  }
}
