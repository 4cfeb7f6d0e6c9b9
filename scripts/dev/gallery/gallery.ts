/** Answers the gallery's addresses. Nothing of it is in a built site. */
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { compile } from 'sass';
import type { ViteDevServer } from 'vite';
import { imagesOf } from '../../../manifest/resolve/images.ts';
import type { Site, SiteFrame } from '../../../schema/types.ts';
import { atlasOf } from '../../../builder/assets/atlas.ts';
import { measureImages } from '../../../builder/pictures/images.ts';
import { project } from '../../../builder/project.ts';
import type * as ServerEntry from '../../../builder/bundle/server-entry.ts';
import type { Styles } from '../../../builder/bundle/styles.ts';
import { findBlockType, readCatalogue } from './catalogue.ts';
import { readChoices, SCHEMES } from './choices.ts';
import { EXAMPLE_PATH, examplesPublic } from './examples.ts';
import type * as Pages from './render.tsx';
import { settleScheme } from './scheme.ts';

export const GALLERY = '/_gallery/';

/** Where the pictures of examples are served: the site's own addresses stay the site's. */
const PUBLIC = `${GALLERY}public`;

/** An error of the manifest would cover an example, which has nothing to do with it. */
const NO_OVERLAY = '<style>vite-error-overlay{display:none}</style>';

/** What an answer depends on beside the request. */
export interface GalleryState {
  vite: ViteDevServer;
  styles: Styles;
  /** The site whose brand and labels the examples wear, if it was ever right. */
  site: SiteFrame | undefined;
  /** The script of every page in dev. */
  script: string;
}

export interface GalleryAnswer {
  status: number;
  html: string;
}

/** The file that an address of the gallery stands for, as a path in `examplesPublic`. */
export function publicPathOf(path: string): string | undefined {
  return path.startsWith(`${PUBLIC}/`) ? path.slice(PUBLIC.length) : undefined;
}

/** The page at an address of the gallery: the gallery, an example, or the word that there is none. */
export async function answerGallery(request: IncomingMessage, state: GalleryState): Promise<GalleryAnswer> {
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  const pages = (await state.vite.ssrLoadModule('/scripts/dev/gallery/render.tsx')) as typeof Pages;
  const { script } = state;
  const css = state.styles.css['layout'] + compile(join(project, 'scripts/dev/gallery/gallery.scss')).css;
  if (pathname === GALLERY)
    return { status: 200, html: pages.renderGallery(readCatalogue(), readChoices(searchParams), { css, script }) };
  const [, type = '', number = ''] = /^\/_gallery\/([^/]+)\/([1-9]\d*)$/.exec(pathname) ?? [];
  const entry = findBlockType(type)?.entries[Number(number) - 1];
  if (entry?.error) return { status: 200, html: pages.renderProblems(entry.error, { css, script }) };
  if (!entry?.site) return { status: 404, html: pages.renderMissing({ css, script }) };
  // In a frame of the gallery it is the gallery that reloads.
  const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
  const html = await renderExample(entry.site, state, isFramed ? [] : [script]);
  const scheme = SCHEMES.find((one) => one === searchParams.get('scheme'));
  return { status: 200, html: scheme ? settleScheme(html, scheme) : html };
}

/** The page that shows an example's block, in the brand of the site that is being written. */
async function renderExample(example: Site, { vite, styles, site }: GalleryState, scripts: string[]): Promise<string> {
  await measureImages(example, examplesPublic);
  for (const { value } of imagesOf(example)) value['file'] = PUBLIC + String(value['file']);
  const applied: Site = site ? { ...example, brand: site.brand, labels: site.labels } : example;
  const entry = (await vite.ssrLoadModule('/builder/bundle/server-entry.ts')) as typeof ServerEntry;
  const renderer = entry.createRenderer({
    site: applied,
    steps: applied.routes,
    styles: styles.sheets,
    atlas: atlasOf(applied),
    extraHead: `<link rel="icon" href="data:,">${NO_OVERLAY}`,
    scripts: [...scripts, '/renderer/client/boot.ts'],
  });
  const route = applied.routes.find(({ path }) => path === EXAMPLE_PATH)!;
  return renderer.renderRoute({ ...route, meta: { ...route.meta, robots: 'noindex,nofollow' } }).html;
}
