/** Every block's examples as whole pages in a browser, with the styles and fonts of a built site. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Site, Theme } from '../../../schema/types.ts';
import { checkManifest } from '../../../manifest/manifest.ts';
import { routesWithLists } from '../../../builder/pages/listed/listed-page.ts';
import { readAllDrawings } from '../../../builder/pictures/drawings.ts';
import { measureImages } from '../../../builder/pictures/images.ts';
import { examplesPublic } from '../../../scripts/dev/gallery/examples.ts';
import { atlasOf } from '../../../builder/assets/atlas.ts';
import { createRenderer } from '../../../builder/bundle/server-entry.ts';
import { compileStyles } from '../../../builder/bundle/styles/styles.ts';
import type { StyleSheets } from '../../../renderer/page-styles/style-rules.ts';
import { resolveTheme } from '../../../theme/theme.ts';
import { themedStyles } from '../../../builder/bundle/styles/themed-styles.ts';
import { painted } from '../browser/layout-shift.ts';
import { allExamples, bytesOf, publicFiles, siteWith } from '../../blocks/examples.ts';

/** No such host exists: every request to it is answered here. */
const HOST = 'http://examples.invalid';

export interface ExamplePage {
  title: string;
  url: string;
}

/** Returns the addresses of all examples in a theme, once `serveExamples` answers for them. */
export const examplesIn = (theme: Partial<Theme>): ExamplePage[] =>
  allExamples.map(({ title }, index) => ({
    title,
    url: `${HOST}/${index}?theme=${encodeURIComponent(JSON.stringify(theme))}`,
  }));

/** The addresses of all examples in the look of the first site. */
export const examplePages = examplesIn({ look: 'chart' });

/** Answers a page's requests for examples. Fonts come a time in milliseconds after it was painted. */
export async function serveExamples(page: Page, fontDelay = 0): Promise<void> {
  const { sheets, fonts } = compileStyles('written');
  const sites = new Map<number, Promise<Site>>();
  const siteOf = (index: number): Promise<Site> => {
    const site = sites.get(index) ?? readExample(index);
    sites.set(index, site);
    return site;
  };
  await page.route(`${HOST}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const font = fonts.get(pathname.replace('/assets/', ''));
    if (font) {
      if (fontDelay > 0) {
        await painted(page);
        await sleep(fontDelay);
      }
      return route.fulfill({ contentType: 'font/woff2', body: Buffer.from(font) }).catch(() => {}); // the page may be gone
    }
    if (publicFiles.has(pathname)) return route.fulfill({ path: join(examplesPublic, pathname) });
    const index = Number(pathname.slice(1));
    if (!allExamples[index]) return route.fulfill({ status: 404 });
    const theme = JSON.parse(searchParams.get('theme')!) as Theme;
    return route.fulfill({ contentType: 'text/html', body: renderExample(await siteOf(index), theme, sheets) });
  });
}

/** Returns the site of an example, with the sizes of its pictures, as a build has them. */
async function readExample(index: number): Promise<Site> {
  const site = checkManifest('example', bytesOf(siteWith(allExamples[index]!.block)), publicFiles);
  await measureImages(site, examplesPublic);
  return site;
}

function renderExample(site: Site, theme: Theme, styles: StyleSheets): string {
  const renderer = createRenderer({
    site,
    breadcrumbRoutes: site.routes,
    styles: themedStyles(styles, resolveTheme(theme), 'extended'),
    atlas: atlasOf(site),
    drawings: readAllDrawings(examplesPublic),
    extraHead: '',
    scripts: [],
  });
  return renderer.renderRoute(routesWithLists(site).find(({ path }) => path === '/example')!).html;
}
