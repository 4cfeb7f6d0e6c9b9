/** Resolves the address of a request: to a page, to a redirect to the correct spelling, or to nothing. */
import { normalForm } from '../../schema/addresses/normal-form.ts';
import { encodePath, encodeTarget } from '../../schema/addresses/web-address.ts';
import type { SiteRecord } from '../site-record.ts';

export type FoundAddress = { kind: 'page'; file: string } | { kind: 'redirect'; to: string };

/**
 * Finds what is at an address of a site. Paths match as written; another case, a trailing slash and index.html redirect
 * to them. All results are percent-encoded, so that they are safe in a header and in any configuration.
 */
export class Addresses {
  readonly #pages: Map<string, string>;
  readonly #redirects: Map<string, string>;
  readonly #byNormalForm = new Map<string, string>();

  constructor({ pages, redirects }: Pick<SiteRecord, 'pages' | 'redirects'>) {
    this.#pages = new Map(Object.entries(pages).map(([path, file]) => [encodePath(path), file]));
    this.#redirects = new Map(Object.entries(redirects).map(([from, to]) => [encodePath(from), encodeTarget(to)]));
    for (const [from, to] of this.#redirects) this.#byNormalForm.set(normalForm(from), to);
    for (const path of this.#pages.keys()) this.#byNormalForm.set(normalForm(path), path);
  }

  /** Finds the page or redirect at a request's path: without its query, still percent-encoded. */
  find(path: string): FoundAddress | undefined {
    const file = this.#pages.get(path);
    if (file !== undefined) return { kind: 'page', file };
    const to = this.#redirects.get(path) ?? this.#byNormalForm.get(normalForm(path));
    return to === undefined || to === path ? undefined : { kind: 'redirect', to };
  }

  /** Returns every address by the normal form of its spellings, for servers that do their own lookups. */
  spellings(): { pages: [string, string][]; redirects: [string, string][] } {
    const entries = Array.from(this.#byNormalForm, ([key, to]): [string, string] => [encodePath(key), to]);
    return {
      pages: entries.filter(([, to]) => this.#pages.has(to)),
      redirects: entries.filter(([, to]) => !this.#pages.has(to)),
    };
  }

  /** Returns every redirect as [old path, target]. */
  redirects(): [string, string][] {
    return [...this.#redirects];
  }

  /** Returns the redirects that match only as written, because another address has the same normal form. */
  exactRedirects(): [string, string][] {
    return [...this.#redirects].filter(([from, to]) => this.#byNormalForm.get(normalForm(from)) !== to);
  }
}

/** Returns whether an address ends in a query or a fragment, after which nothing can be appended. */
export function hasQueryOrFragment(to: string): boolean {
  return /[?#]/.test(to);
}

/** Adds the query of a request, unless the new address has its own. */
export function withQuery(to: string, query: string): string {
  return hasQueryOrFragment(to) ? to : to + query;
}
