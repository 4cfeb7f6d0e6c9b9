/** Renders pages by the current code, one at a time. */
import { isDeepStrictEqual } from 'node:util';
import type { ViteDevServer } from 'vite';
import type { Route, SiteWithoutRoutes } from '../../schema/types.ts';
import { announcementOn, withAnnouncement } from '../../builder/assets/announcement.ts';
import { atlasOf } from '../../builder/assets/atlas.ts';
import { prepareOwnFonts } from '../../builder/pictures/own-fonts.ts';
import { plainIconTag } from '../../builder/pictures/icons.ts';
import { readAllDrawings } from '../../builder/pictures/drawings.ts';
import { measureImages } from '../../builder/pictures/images.ts';
import { measureLogo } from '../../builder/pictures/logo.ts';
import { addressOf } from '../../builder/project.ts';
import type * as ServerEntry from '../../builder/bundle/server-entry.ts';
import type { Styles } from '../../builder/bundle/styles/styles.ts';
import type { Drawings } from '../../blocks/shared/drawings/Drawing.tsx';
import type { PreparedLogo } from '../../renderer/layout/logo-picture.ts';
import type { BreadcrumbRoute } from '../../renderer/server.tsx';
import { escapeHtml } from '../../schema/values/html.ts';
import { isHeld } from '../../manifest/incremental/lists/held.ts';
import type { PreparedRoute } from '../../renderer/page.ts';
import type { ShownSite } from './manifest/shown-site.ts';
import { fontSetOfSource } from '../../theme/fonts/font-set.ts';
import type { OwnFonts } from '../../theme/fonts/own/faces.ts';
import { resolveTheme } from '../../theme/theme.ts';
import { themedStyles } from '../../builder/bundle/styles/themed-styles.ts';

const SERVER_ENTRY = addressOf(new URL('../../builder/bundle/server-entry.ts', import.meta.url));
const BOOT = addressOf(new URL('../../renderer/client/boot.ts', import.meta.url));

/** What an answer of the dev server depends on beside the request. */
export interface DevState {
  vite: ViteDevServer;
  styles: Styles;
  /** The last site that was right, if there was one. */
  site: ShownSite | undefined;
  publicFolder: string;
  /** The script of every page in dev. */
  script: string;
  /** Tags of every page in dev. */
  head: string;
  /** The path of the page in the site's own language, where the shown one is a translation. */
  source?: string;
}

/** What the pages of a site have in common. */
interface PageOptions {
  site: SiteWithoutRoutes;
  breadcrumbRoutes: BreadcrumbRoute[];
  extraHead: string;
  logo: PreparedLogo | undefined;
  ownFonts?: OwnFonts | undefined;
  drawings: Drawings;
  /** Module scripts besides the one that boots the page. */
  scripts: string[];
}

/** A renderer, and everything that it was made from. */
interface CachedRenderer {
  from: unknown[];
  renderer: ServerEntry.Renderer;
}

/** The renderers of the site and of the one with marks: each renders only blocks that it has not rendered before. */
const renderers: CachedRenderer[] = [];
const MAX_RENDERERS = 2;

/** Returns a renderer of pages. */
export async function createRenderer(
  { vite, styles }: Pick<DevState, 'vite' | 'styles'>,
  options: PageOptions,
): Promise<ServerEntry.Renderer> {
  const entry = (await vite.ssrLoadModule(SERVER_ENTRY)) as typeof ServerEntry;
  const from = [entry.createRenderer, styles, announcementOn(options.site), options];
  const index = renderers.findIndex((one) => one.from[0] === from[0] && isDeepStrictEqual(one.from, from));
  const [cached] = index === -1 ? [] : renderers.splice(index, 1);
  const used = cached ?? { from, renderer: makeRenderer(entry, styles, options) };
  renderers.splice(0, Infinity, used, ...renderers.slice(0, MAX_RENDERERS - 1));
  return used.renderer;
}

function makeRenderer(
  entry: typeof ServerEntry,
  styles: Styles,
  { scripts, ownFonts, ...options }: PageOptions,
): ServerEntry.Renderer {
  const theme = resolveTheme(options.site.theme);
  const texts = Buffer.from(JSON.stringify(options.site));
  const fontSet = fontSetOfSource(theme.options.type, options.site.language, [texts]);
  return entry.createRenderer({
    ...options,
    site: withAnnouncement(options.site, announcementOn(options.site)),
    styles: themedStyles(styles.sheets, theme, fontSet, ownFonts),
    atlas: atlasOf(options.site),
    scripts: [...scripts, BOOT],
    keepsAll: true,
  });
}

/** Adds a note to a page that is a draft, or held back. */
function withDraftNote(route: PreparedRoute): PreparedRoute {
  if (!isHeld(route)) return route;
  const note = route.draft === true ? 'Draft: only this preview shows it.' : `Held back until ${route.publish}.`;
  const byline = route.byline ?? { authors: [], tags: [] };
  return { ...route, meta: { ...route.meta, title: `Draft · ${route.meta.title}` }, byline: { ...byline, note } };
}

/** Returns the renderer of the site that is shown. The state has a site. */
export async function rendererOf(state: DevState): Promise<ServerEntry.Renderer> {
  const { site, breadcrumbRoutes } = state.site!;
  return createRenderer(state, {
    site,
    breadcrumbRoutes,
    extraHead: plainIconTag(site, state.publicFolder),
    logo: await measureLogo(site, state.publicFolder),
    ownFonts: prepareOwnFonts(site.theme, state.publicFolder),
    drawings: readAllDrawings(state.publicFolder),
    scripts: [],
  });
}

/** Adds the script and the tags that name a version of the site: the renderer is the same for all versions. */
function withDevHead(html: string, { script, head, source }: DevState): string {
  const original =
    source === undefined ? '' : `<link rel="alternate" hreflang="x-default" href="${escapeHtml(source)}">`;
  return html.replace(
    '<meta charset="utf-8">',
    (tag) => `${tag}${head}${original}<script type="module" src="${script}"></script>`,
  );
}

/** Returns a page's HTML; the not-found page's where there is no route. The state has a site. */
export async function renderPage(route: Route | undefined, state: DevState): Promise<string> {
  const { site } = state.site!;
  await measureImages({ ...site, routes: route ? [route] : [] }, state.publicFolder);
  const renderer = await rendererOf(state);
  const { html } = route ? renderer.renderRoute(withDraftNote(route)) : renderer.renderSpecial(site.notFound);
  return withDevHead(html, state);
}
