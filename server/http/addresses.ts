/** Which address a request means: a page, a redirect to the right spelling, or neither. */
import { spelling } from '../../schema/addresses/spelling.ts';
import { encodePath, encodeTarget } from '../../schema/addresses/web-address.ts';
import type { SiteRecord } from '../site-record.ts';

export type FoundAddress = { kind: 'page'; file: string } | { kind: 'redirect'; to: string };

/**
 * The addresses of a site. Paths are matched as written; another case, a trailing slash and index.html lead to them.
 * Everything it gives is encoded: it fits into a header, and into any configuration.
 */
export class Addresses {
  readonly #pages: Map<string, string>;
  readonly #redirects: Map<string, string>;
  readonly #bySpelling = new Map<string, string>();

  constructor({ pages, redirects }: Pick<SiteRecord, 'pages' | 'redirects'>) {
    this.#pages = new Map(Object.entries(pages).map(([path, file]) => [encodePath(path), file]));
    this.#redirects = new Map(Object.entries(redirects).map(([from, to]) => [encodePath(from), encodeTarget(to)]));
    for (const [from, to] of this.#redirects) this.#bySpelling.set(spelling(from), to);
    for (const path of this.#pages.keys()) this.#bySpelling.set(spelling(path), path);
  }

  /** `path` is the request's, without its query, still percent-encoded. */
  find(path: string): FoundAddress | undefined {
    const file = this.#pages.get(path);
    if (file !== undefined) return { kind: 'page', file };
    const to = this.#redirects.get(path) ?? this.#bySpelling.get(spelling(path));
    return to === undefined || to === path ? undefined : { kind: 'redirect', to };
  }

  /** Every address by what all its spellings have in common; for servers that look addresses up themselves. */
  spellings(): { pages: [string, string][]; redirects: [string, string][] } {
    const all = Array.from(this.#bySpelling, ([key, to]): [string, string] => [encodePath(key), to]);
    return {
      pages: all.filter(([, to]) => this.#pages.has(to)),
      redirects: all.filter(([, to]) => !this.#pages.has(to)),
    };
  }

  /** Every redirect: its old path, and where it leads. */
  redirects(): [string, string][] {
    return [...this.#redirects];
  }

  /** Redirects that hold only as they are written, because another address is spelled alike. */
  exactRedirects(): [string, string][] {
    return [...this.#redirects].filter(([from, to]) => this.#bySpelling.get(spelling(from)) !== to);
  }
}

/** Whether an address ends in a query or a fragment, behind which nothing can be put. */
export function hasOwnQuery(to: string): boolean {
  return /[?#]/.test(to);
}
