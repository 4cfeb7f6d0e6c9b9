/** Says where the pages of a translation are, and where its links lead. */
import { pagesOf } from '../schema/values/tree.ts';
import type { Tree } from '../schema/values/tree.ts';
import { pathIn } from '../schema/values/language-links.ts';

/** Addresses of a translation. */
export interface Addresses {
  /** Returns the path of a page. */
  path: (path: string) => string;
  /** Returns where a link leads, which may be one to a page, with an anchor perhaps, or anything else. */
  link: (address: string) => string;
}

/** Addresses of a site by itself: links to pages that are not translated lead to the source's site. */
export function addressesAlone(source: Tree, paths: ReadonlySet<string>): Addresses {
  const others = new Set(pagesOf(source).flatMap(({ path }) => (path !== undefined && !paths.has(path) ? [path] : [])));
  const url = String(source['url']).replace(/\/$/, '');
  return { path: (path) => path, link: (address) => (others.has(pathOf(address)) ? url + address : address) };
}

/** Addresses below the name of the language; pages that are not translated are where they are. */
export function addressesBeside(own: string, tag: string, paths: ReadonlySet<string>): Addresses {
  const path = (one: string) => (paths.has(one) ? pathIn(tag, own, one) : one);
  return { path, link: (address) => path(pathOf(address)) + address.slice(pathOf(address).length) };
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '');
