/** Makes the file that a search loads, of the pages as they are being written. */
import { searchFile } from '../../../builder/assets/search/search-file.ts';
import { searchTextsOf } from '../../../builder/assets/search/search-texts.ts';
import type { Route } from '../../../schema/types.ts';
import { rendererOf } from '../pages.ts';
import type { DevState } from '../pages.ts';

/** Returns the text of the file; the site has a search. Drafts are included, as they are on lists. */
export async function makeSearchTexts(
  state: DevState,
  routeOf: (path: string) => Promise<Route | undefined>,
): Promise<string> {
  const { site, breadcrumbRoutes } = state.site!;
  const renderer = await rendererOf(state);
  const routes = await Promise.all(breadcrumbRoutes.map(({ path }) => routeOf(path)));
  const texts = routes.flatMap((route) => {
    if (!route) return [];
    return searchTextsOf(route, renderer.renderRoute(route).html, site.search!) ?? [];
  });
  return searchFile(texts);
}
