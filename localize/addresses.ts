/** Says where the pages of a translation are, and where its links lead. */
import { isRecord, pagesOf, recordOf } from '../schema/values/tree.ts';
import type { Tree } from '../schema/values/tree.ts';
import { pathIn } from '../schema/addresses/language-links.ts';
import { feedPath } from '../schema/addresses/list-addresses.ts';
import type { LanguageState } from './language-state.ts';
import type { LinkTo } from './translator.ts';
import { pathOf } from '../manifest/resolve/links/redirects.ts';

/** Addresses of a translation. */
export interface Addresses {
  /** Returns the path of a page. */
  path: (path: string) => string;
  link: LinkTo;
  /** Returns the path of an endpoint that this site answers. */
  endpoint: (path: string) => string;
  /** Returns the old address of a redirect; absent where the redirects are those of the site's own language. */
  redirect?: (path: string) => string;
}

/** Returns the addresses of a translation as a site by itself: links to pages that are not translated lead to the source's site. */
export function addressesAtRoot(source: Tree, state: LanguageState): Addresses {
  const others = new Set(pagesOf(source).flatMap(({ path }) => (path && !state.paths.has(path) ? [path] : [])));
  const url = urlOf(source);
  const at = (path: string) => (others.has(path) ? url + path : path);
  return { path: (path) => path, link: linkBy(at, state, source), endpoint: (path) => path };
}

/** Returns the address of a site, without a slash at its end. */
export const urlOf = (source: Tree): string => String(source['url']).replace(/\/$/, '');

/** Returns the addresses of a translation below its language's tag; pages that are not translated keep theirs. */
export function addressesBelowTag(source: Tree, tag: string, state: LanguageState): Addresses {
  const own = String(source['language']);
  const path = (one: string) => (state.paths.has(one) ? pathIn(tag, own, one) : one);
  const below = (one: string) => pathIn(tag, own, one);
  return { path, link: linkBy(path, state, source), endpoint: below, redirect: below };
}

/** A link may name a heading, whose anchor is made of its words, or the feed of a list. */
function linkBy(at: (path: string) => string, { parts, paths }: LanguageState, source: Tree): LinkTo {
  const lists = new Map(
    Object.values(recordOf(source, 'collections')).flatMap((collection) =>
      isRecord(collection) && typeof collection['page'] === 'string'
        ? [[feedPath(collection['page']), collection['page']]]
        : [],
    ),
  );
  const shared = [...parts].flatMap(([name, { anchors }]) => (name.startsWith('shared:') ? [anchors] : []));
  /** The anchor of a heading of the page itself, or of a block that pages share. */
  const anchorIn = (page: string, anchor: string) =>
    [parts.get(page)!.anchors, ...shared].find((anchors) => anchors.has(anchor))?.get(anchor) ?? anchor;
  const addressOf = (path: string) => (lists.has(path) ? feedPath(at(lists.get(path)!)) : at(path));
  return (address, page) => {
    const path = pathOf(address);
    const target = path === '' ? page : path;
    const queryAndHash = address.slice(path.length);
    const translated = paths.has(target)
      ? queryAndHash.replace(/(?<=#)[^#]+$/, (anchor) => anchorIn(target, anchor))
      : queryAndHash;
    return (path === '' ? '' : addressOf(path)) + translated;
  };
}
