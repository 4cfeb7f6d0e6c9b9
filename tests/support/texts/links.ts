import type { Site } from '../../../schema/types.ts';
import { lookedAt } from '../browser/watched-pages.ts';

/** For each route that is looked at, a page whose text, header or footer links to it. Throws for a page that no link reaches. */
export function linkingPages(site: Site): Map<string, string> {
  const frame = JSON.stringify([site.footer, site.navigation]);
  return new Map(
    lookedAt(site).map(({ path, collection }) => {
      if (frame.includes(`"to":"${path}"`)) return [path, path === '/' ? site.routes[1]!.path : '/'];
      // A list has the entries of its collection.
      const list = collection === undefined ? undefined : site.collections[collection]?.page;
      if (list !== undefined) return [path, list];
      const from = site.routes.find((route) => {
        const text = JSON.stringify(route.blocks);
        return route.path !== path && (text.includes(`"to":"${path}"`) || text.includes(`href=\\"${path}\\"`));
      });
      if (!from) throw new Error(`No page links to ${path}.`);
      return [path, from.path];
    }),
  );
}
