/** Every block's examples as whole pages in a browser, with the styles and fonts of a built site. */
import type { Page } from 'playwright';
import { checkManifest } from '../../../manifest/manifest.ts';
import { listedRoutes } from '../../../builder/pages/listed-page.ts';
import { readAllDrawings } from '../../../builder/pictures/drawings.ts';
import { examplesPublic } from '../../../scripts/dev/gallery/examples.ts';
import { atlasOf } from '../../../builder/assets/atlas.ts';
import { createRenderer } from '../../../builder/bundle/server-entry.ts';
import { compileStyles } from '../../../builder/bundle/styles.ts';
import type { StyleSheets } from '../../../renderer/page-styles/style-rules.ts';
import { resolveTheme } from '../../../theme/theme.ts';
import { themedStyles } from '../../../builder/bundle/themed-styles.ts';
import { allExamples, bytesOf, publicFiles, siteWith } from '../../blocks/examples.ts';

/** No such host exists: every request to it is answered here. */
const HOST = 'http://examples.invalid';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#579"/></svg>';

export interface ExamplePage {
  title: string;
  url: string;
}

/** The addresses of all examples, once `serveExamples` answers for them. */
export const examplePages: ExamplePage[] = allExamples.map(({ title }, index) => ({ title, url: `${HOST}/${index}` }));

/** Answers a page's requests for examples. */
export async function serveExamples(page: Page): Promise<void> {
  const { sheets, fonts } = compileStyles('written');
  const documents = allExamples.map(({ block }) => renderExample(block, sheets));
  await page.route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const font = fonts.get(pathname.replace('/assets/', ''));
    if (font) return route.fulfill({ contentType: 'font/woff2', body: Buffer.from(font) });
    if (publicFiles.has(pathname)) return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
    const body = documents[Number(pathname.slice(1))];
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'text/html', body });
  });
}

function renderExample(block: (typeof allExamples)[number]['block'], styles: StyleSheets): string {
  const site = checkManifest('example', bytesOf(siteWith(block)), publicFiles);
  const renderer = createRenderer({
    site,
    steps: site.routes,
    styles: themedStyles(styles, resolveTheme({ look: 'chart' }), 'extended'),
    atlas: atlasOf(site),
    drawings: readAllDrawings(examplesPublic),
    extraHead: '',
    scripts: [],
  });
  return renderer.renderRoute(listedRoutes(site).find(({ path }) => path === '/example')!).html;
}
