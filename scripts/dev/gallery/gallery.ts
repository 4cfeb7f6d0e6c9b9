/** Answers the gallery's addresses. Nothing of it is in a built site. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { compile } from 'sass';
import { imagesOf } from '../../../manifest/resolve/images.ts';
import type { Site } from '../../../schema/types.ts';
import { routesWithLists } from '../../../builder/pages/listed/listed-page.ts';
import { readAllDrawings } from '../../../builder/pictures/drawings.ts';
import { measureLogo } from '../../../builder/pictures/logo.ts';
import { measureImages } from '../../../builder/pictures/images.ts';
import { addressOf, project } from '../../../builder/project.ts';
import { sendPublicFile } from '../http/files.ts';
import { respond } from '../http/respond.ts';
import { createRenderer } from '../pages.ts';
import type { DevState } from '../pages.ts';
import { findBlockType, readBlockTypes } from './block-types.ts';
import { SCHEMES } from '../../cli/browser/schemes.ts';
import { LOOK_NAMES, readChoices } from './choices.ts';
import type { LookName } from './choices.ts';
import { examplesPublic } from './examples.ts';
import { EXAMPLE_PATH } from './example-site.ts';
import type * as Pages from './render.tsx';
import { forceColorScheme } from './scheme.ts';
import { themedStyles } from '../../../builder/bundle/styles/themed-styles.ts';
import { writeStyles } from '../../../renderer/page-styles/write-styles.ts';
import type { StyleSheets } from '../../../renderer/page-styles/style-rules.ts';
import { resolveTheme } from '../../../theme/theme.ts';

export const GALLERY = '/_gallery/';

/** Where the pictures of examples are served: the site's own addresses stay the site's. */
const PUBLIC = `${GALLERY}public`;

const RENDER = addressOf(new URL('render.tsx', import.meta.url));
const CLIENT = addressOf(new URL('client.ts', import.meta.url));
const STYLES = join(project, 'scripts/dev/gallery/gallery.scss');

/** An error of the manifest would cover an example, which has nothing to do with it. */
const NO_OVERLAY = '<style>vite-error-overlay{display:none}</style>';

/** Answers a request for the gallery: its page, an example, or a picture of one. Returns whether it was one. */
export async function answerGallery(
  request: IncomingMessage,
  response: ServerResponse,
  state: DevState,
): Promise<boolean> {
  const [path = '/', query] = request.url!.split('?');
  if (`${path}/` === GALLERY) {
    response.writeHead(301, { location: GALLERY }).end();
    return true;
  }
  if (!path.startsWith(GALLERY)) return false;
  const file = path.startsWith(`${PUBLIC}/`) ? path.slice(PUBLIC.length) : undefined;
  if (file !== undefined && (await sendPublicFile(examplesPublic, file, response))) return true;
  const pages = (await state.vite.ssrLoadModule(RENDER)) as typeof Pages;
  const { script } = state;
  const assets = { css: layoutStyles(state.styles.sheets) + compile(STYLES).css, scripts: [script, CLIENT] };
  const answer = (html: string, status = 200) => respond(response, status, 'text/html', html);
  const choices = new URLSearchParams(query);
  if (path === GALLERY) return answer(pages.renderGallery(readBlockTypes(), readChoices(choices), assets));
  const [, type = '', number = ''] = /^\/_gallery\/([^/]+)\/([1-9]\d*)$/.exec(path) ?? [];
  const entry = findBlockType(type)?.entries[Number(number) - 1];
  if (entry?.error) return answer(pages.renderProblems(entry.error, assets));
  if (!entry?.site) return answer(pages.renderMissing(assets), 404);
  // In a frame of the gallery it is the gallery that reloads.
  const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
  const look = LOOK_NAMES.find((one) => one === choices.get('look'));
  const html = await renderExample(entry.site, state, { look, scripts: isFramed ? [] : [script] });
  const scheme = SCHEMES.find((one) => one === choices.get('scheme'));
  return answer(scheme ? forceColorScheme(html, scheme) : html);
}

interface View {
  /** The site's own where it is undefined. */
  look: LookName | undefined;
  scripts: string[];
}

/** Returns the page that shows an example's block, in the brand of the site that is being written, and in its look or another. */
async function renderExample(example: Site, state: DevState, { look, scripts }: View): Promise<string> {
  await measureImages(example, examplesPublic);
  for (const { value } of imagesOf(example)) value['file'] = PUBLIC + String(value['file']);
  const { brand, labels, theme } = state.site?.site ?? example;
  const site = { ...example, brand, labels, theme: look ? { look } : theme };
  const extraHead = `<link rel="icon" href="data:,">${NO_OVERLAY}`;
  const drawings = readAllDrawings(examplesPublic);
  const logo = await measureLogo(site, state.site ? state.publicFolder : examplesPublic);
  const renderer = await createRenderer(state, {
    site,
    breadcrumbRoutes: site.routes,
    extraHead,
    logo,
    drawings,
    scripts,
  });
  const route = routesWithLists(site).find(({ path }) => path === EXAMPLE_PATH)!;
  return renderer.renderRoute({ ...route, meta: { ...route.meta, robots: 'noindex,nofollow' } }).html;
}

/** Returns the styles of the gallery's own pages: those of a site's layout, and of one look. */
function layoutStyles({ layout = [], ...others }: StyleSheets): string {
  const pieces = Object.entries(others).filter(([name]) => name.startsWith('theme/'));
  const sheets = themedStyles({ layout, ...Object.fromEntries(pieces) }, resolveTheme({ look: 'civic' }), 'none');
  return Object.values(sheets).map(writeStyles).join('');
}
