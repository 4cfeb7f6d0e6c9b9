/** Measures every route of the built site, by its own server, and the bare form of each as the limit. */
import { join } from 'node:path';
import type { Route } from '../../../schema/types.ts';
import { progress } from '../../../scripts/cli/terminal.ts';
import { writeBarePages } from './bare-pages.ts';
import { examine, largestPaintOf } from './lighthouse.ts';
import type { Verdict, Visit } from './lighthouse.ts';
import { serveFolder } from '../serve-folder.ts';

export interface Examined {
  path: string;
  /** Whether search engines may list it: others lose points in SEO on purpose. */
  isListed: boolean;
  verdict: Verdict;
  /** The largest paint of the bare page, in milliseconds. */
  limit: number;
}

/** Looks at each page and at its bare form in turn; `url` is where the site is served, `folder` where it was built. */
export async function examineRoutes(
  { url, folder }: { url: string; folder: string },
  routes: Route[],
  visit: Visit,
): Promise<Examined[]> {
  const bareFolder = join(folder, '../bare');
  const paths = routes.map(({ path }) => path);
  writeBarePages(folder, paths, bareFolder);
  const bare = await serveFolder(bareFolder);
  const examined: Examined[] = [];
  for (const { path, meta } of routes) {
    progress(`Lighthouse: page ${examined.length + 1} of ${routes.length}…`);
    const verdict = await examine(url + path, visit);
    const limit = await largestPaintOf(bare.url + path, visit);
    examined.push({ path, isListed: !meta.robots.includes('noindex'), verdict, limit });
  }
  bare.close();
  return examined;
}
