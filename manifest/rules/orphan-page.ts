import { finalTargets, pathOf } from '../resolve/links/redirects.ts';
import { isHeld } from '../incremental/lists/held.ts';
import { isRecord, recordOf, records } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { atEnd } from './support/examples.ts';
import { isUnlisted, routesOf } from './support/lint-context.ts';
import type { LintContext } from './support/lint-context.ts';

export const rule = defineRule({
  code: 'orphan-page',
  severity: 'warning',
  title: 'No link leads to a page',
  means: 'No link leads to this page from the home page, the navigation or the footer.',
  why: 'Only those who know its address will ever see it.',
  fix: 'Link to it where visitors will look for it. If it is not to be found, write robots: noindex,follow.',
  wrong: atEnd(`
  - path: /boats
    name: Boats
    meta:
      title: Boats of the school
      description: What the school says about boats, with all that matters on the water.
    blocks:
      - type: hero
        heading: Boats
      - type: longtext
        text: Read about [/rigging](/rigging).
  - path: /rigging
    name: Rigging
    meta:
      title: Rigging of the school
      description: What the school says about rigging, with all that matters on the water.
    blocks:
      - type: hero
        heading: Rigging`),
  *lintSite({ manifest, site, uses }) {
    const { everywhere, links } = linksOf({ manifest, site, uses });
    const redirects = finalTargets(manifest);
    const reached = new Set<string>();
    const walk = (start: string): void => {
      const open = [start];
      for (let path = open.pop(); path !== undefined; path = open.pop()) {
        const page = pathOf(redirects.get(path) ?? path);
        if (reached.has(page)) continue;
        reached.add(page);
        for (const to of [links, uses.links.onPages].flatMap((byPage) => byPage.get(page) ?? [])) open.push(to);
      }
    };
    const home = site.routes.find(({ path }) => path === '/') ?? site.routes[0]!;
    for (const path of [home.path, ...everywhere]) walk(path);
    // Reported once: not again for the pages that only this page leads to.
    const linked = new Set<string>();
    for (const byPage of [links, uses.links.onPages])
      for (const [from, to] of byPage) for (const path of to) if (path !== from) linked.add(path);
    const routes = routesOf(site);
    const [alone, circles] = [routes.filter(({ route }) => !linked.has(route.path)), routes];
    for (const { route, pointer } of [...alone, ...circles]) {
      if (reached.has(route.path)) continue;
      walk(route.path);
      if (isUnlisted(route) || isHeld(route)) continue;
      yield {
        pointer: `${pointer}/path`,
        message: `No link leads to ${route.path}, from the home page, the navigation or the footer.`,
        hint: 'Link to it where visitors will look for it; or, if it is not to be found, write robots: noindex,follow.',
      };
    }
  },
});

/** Returns the links of each page besides those in its texts, and those that every page shows. */
function linksOf({ manifest, site, uses }: Pick<LintContext, 'manifest' | 'site' | 'uses'>): {
  everywhere: string[];
  links: Map<string, string[]>;
} {
  const links = new Map(site.routes.map(({ path, parent }) => [path, parent === undefined ? [] : [parent]]));
  // Every page with a list of a collection leads to all of its entries: to the rest by the pages of the list.
  const entries = Map.groupBy(site.routes, ({ collection }) => collection);
  for (const { path, name } of pagesListing(manifest))
    for (const entry of entries.get(name) ?? []) links.get(path)?.push(entry.path);
  const shown = pagesShowing(manifest);
  const everywhere = site.search?.header || site.search?.footer ? [site.search.page] : [];
  // What opens a menu is no link itself.
  const menus = new Set(site.navigation.items.map(({ items }, index) => items && `/navigation/items/${index}/to`));
  for (const { path, pointer } of uses.links.elsewhere) {
    if (pointer.startsWith('/shared/'))
      for (const showing of shown.get(pointer.split('/', 3)[2]!) ?? []) links.get(showing.path)!.push(path);
    else if (/^\/(?:navigation|footer|floatingButtons)\//.test(pointer) && !menus.has(pointer)) everywhere.push(path);
  }
  return { everywhere, links };
}

/** Returns the pages that list each collection as a whole, by its name. */
function pagesListing(manifest: Tree): { path: string; name: string }[] {
  return Object.entries(recordOf(manifest, 'collections')).flatMap(([name, collection]) =>
    isRecord(collection) ? { name, path: String(collection['page']) } : [],
  );
}

/** Returns the pages that show each shared block, by its name. */
function pagesShowing(manifest: Tree): Map<string, { path: string }[]> {
  const uses = records(manifest, 'routes').flatMap(({ value: route }) =>
    records(route, 'blocks').flatMap(({ value: { type, name } }) =>
      type === 'shared' ? { name: String(name), path: String(route['path']) } : [],
    ),
  );
  return Map.groupBy(uses, ({ name }) => name);
}
