/** Renders a page as it is, or as it was in an older text. */
import { breadcrumbRoutes } from '../../../../builder/pages/breadcrumb-routes.ts';
import { routesWithLists } from '../../../../builder/pages/listed/listed-page.ts';
import type { Tree } from '../../../../schema/values/tree.ts';
import type { EditingTools } from '../editing-tools.ts';
import { hasExactly } from '../requests/has-exactly.ts';
import type { ShownPage } from './review.ts';

/** Returns a page of the text with a hash, `currentHash` being that of the file; undefined where the question names none. */
export async function answerShown(
  request: Tree,
  currentHash: string,
  tools: EditingTools,
): Promise<ShownPage | undefined> {
  const { page, hash } = request;
  if (!hasExactly(request, ['hash', 'page'])) return undefined;
  if (typeof page !== 'string' || typeof hash !== 'string') return undefined;
  if (hash === currentHash) return { html: await tools.render(await tools.route(page), tools.shown!) };
  const text = tools.reviewer.textOf(hash);
  const site = text === undefined ? undefined : await tools.siteOf(text);
  if (!site)
    return { sentence: 'The file had a mistake then, or needs files that are gone: the page cannot be shown.' };
  const { routes: _written, ...rest } = site;
  const routes = routesWithLists(site);
  const route = routes.find(({ path }) => path === page);
  try {
    return { html: await tools.render(route, { site: rest, breadcrumbRoutes: breadcrumbRoutes(routes) }) };
  } catch {
    return { sentence: 'The page cannot be shown as it was: a picture of it is gone.' };
  }
}
