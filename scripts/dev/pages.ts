/** Renders the pages of the shown site, one at a time. */
import type { ViteDevServer } from 'vite';
import type { Route, Site } from '../../schema/types.ts';
import { atlasOf } from '../../builder/assets/atlas.ts';
import { plainIconTag } from '../../builder/pictures/icons.ts';
import { measureImages } from '../../builder/pictures/images.ts';
import type * as ServerEntry from '../../builder/bundle/server-entry.ts';
import type { ShownSite } from './manifest/shown-site.ts';

/** What a page depends on besides its content. */
export interface PageState {
  vite: ViteDevServer;
  site: ShownSite;
  publicFolder: string;
  styles: Record<string, string>;
  /** The script of every page in dev. */
  script: string;
}

/** Returns a page's HTML; the not-found page's if there is no route. */
export async function renderPage(route: Route | undefined, state: PageState): Promise<string> {
  const { vite, site, publicFolder, styles, script } = state;
  const { frame, steps } = site;
  const measured: Site = { ...frame, routes: route ? [route] : [] };
  await measureImages(measured, publicFolder);
  const entry = (await vite.ssrLoadModule('/builder/bundle/server-entry.ts')) as typeof ServerEntry;
  const renderer = entry.createRenderer({
    site: frame,
    steps,
    styles,
    atlas: atlasOf(frame),
    extraHead: plainIconTag(frame, publicFolder),
    scripts: [script, '/renderer/client/boot.ts'],
  });
  return route ? renderer.renderRoute(route).html : renderer.renderSpecial(frame.notFound).html;
}
