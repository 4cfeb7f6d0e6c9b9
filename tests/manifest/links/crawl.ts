/** Follows every address of finished pages, with an HTML parser that knows nothing of this project. */
import { parse } from 'node-html-parser';
import { createRenderer } from '../../../builder/bundle/server-entry.ts';
import { atlasOf } from '../../../builder/assets/atlas.ts';
import { siteWithoutAwaited } from '../../../manifest/check/awaited.ts';
import { resolve } from '../../../manifest/resolve/resolve.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import type { Site } from '../../../schema/types.ts';

export interface Page {
  /** Its path, or what it is called if it has none. */
  path: string;
  html: string;
}

/** What else answers beside the pages. */
export interface Around {
  files: ReadonlySet<string>;
  redirects: ReadonlySet<string>;
}

interface Read {
  addresses: string[];
  ids: Set<string>;
  headings: number[];
}

/** Most pages are the same in every round. */
const known = new Map<string, Read>();

/** Returns every address that a page names, every id that it has, and the levels of its headings. */
export function readPage(html: string): Read {
  const before = known.get(html);
  if (before) return before;
  const root = parse(html);
  const read: Read = {
    addresses: root.querySelectorAll('[href], [src], [srcset]').flatMap((element) => {
      const sources = element.getAttribute('srcset')?.split(',') ?? [];
      const all = [element.getAttribute('href'), element.getAttribute('src'), ...sources];
      return all.flatMap((address) => address?.trim().split(/\s/)[0] ?? []);
    }),
    ids: new Set(root.querySelectorAll('[id]').map(({ id }) => id)),
    headings: root.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ rawTagName }) => Number(rawTagName[1])),
  };
  known.set(html, read);
  return read;
}

/** Returns the addresses of a page's breadcrumbs. */
export function breadcrumbsOf({ html }: Page): string[] {
  return parse(html)
    .querySelectorAll('.breadcrumb a')
    .flatMap((step) => step.getAttribute('href') ?? []);
}

/** Returns the addresses that lead nowhere, each as "page → address", each once. */
export function deadLinks(pages: Page[], { files, redirects }: Around): string[] {
  const ids = new Map(pages.map(({ path, html }) => [path, readPage(html).ids]));
  const isDead = (page: string, address: string): boolean => {
    if (/^(?:https?:|mailto:|tel:|data:)/.test(address)) return false;
    const [, path, anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address)!;
    const target = path === '' ? page : path!;
    const places = ids.get(target);
    if (!places) return !files.has(target) && !redirects.has(target);
    return anchor !== undefined && anchor !== '' && !places.has(anchor);
  };
  const dead = pages.flatMap(({ path, html }) =>
    readPage(html)
      .addresses.filter((address) => isDead(path, address))
      .map((address) => `${path} → ${address}`),
  );
  return [...new Set(dead)].toSorted();
}

/** Returns every page of a manifest as a visitor would get it, whatever the checks would say about it. */
export function renderAll(manifest: Tree, files: ReadonlySet<string>): Page[] {
  const site = siteWithoutAwaited(resolve(manifest, files).site as unknown as Site);
  const renderer = createRenderer({
    site,
    breadcrumbRoutes: site.routes,
    styles: {},
    atlas: atlasOf(site),
    drawings: {},
    extraHead: '',
    scripts: [],
  });
  const special = (['notFound', 'answerPage'] as const).flatMap((path) => {
    const page = site[path];
    return page ? [{ path, html: renderer.renderSpecial(page).html }] : [];
  });
  return [...site.routes.map((route) => ({ path: route.path, html: renderer.renderRoute(route).html })), ...special];
}
