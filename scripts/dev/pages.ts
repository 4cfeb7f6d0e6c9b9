/** Makes the pages of a site as it stands, one at a time. */
import type { ViteDevServer } from 'vite';
import type { Site } from '../../schema/types.ts';
import { atlasOf } from '../build/atlas.ts';
import { plainIconTag } from '../build/pictures/icons.ts';
import { measureImages } from '../build/pictures/images.ts';
import type * as ServerEntry from '../build/server-entry.ts';

/** What a page depends on beside its path. */
export interface PageState {
  vite: ViteDevServer;
  site: Site;
  publicFolder: string;
  styles: Record<string, string>;
  /** The script of every page in dev. */
  script: string;
}

/** A page's HTML; the not-found page's where there is no route at the path. */
export async function renderPage(path: string | undefined, state: PageState): Promise<string> {
  const { vite, site, publicFolder, styles, script } = state;
  const route = site.routes.find((candidate) => candidate.path === path);
  await measureImages({ ...site, routes: route ? [route] : [] }, publicFolder);
  const entry = (await vite.ssrLoadModule('/scripts/build/server-entry.ts')) as typeof ServerEntry;
  const renderer = entry.createRenderer({
    site,
    steps: site.routes,
    styles,
    atlas: atlasOf(site),
    extraHead: plainIconTag(site, publicFolder),
    scripts: [script, '/renderer/client/boot.ts'],
  });
  return route ? renderer.renderRoute(route) : renderer.renderSpecial(site.notFound);
}
