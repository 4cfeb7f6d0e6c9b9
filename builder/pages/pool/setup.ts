/** Collects what the rendering of each page needs and all pages share: the code, pictures, fonts and lists. */
import type { Assets } from '../../output/cached-build.ts';
import type { LanguageSet } from '../../../schema/addresses/language-links.ts';
import { resolveTheme } from '../../../theme/theme.ts';
import { announcementOn } from '../../assets/announcement.ts';
import { breadcrumbRoutes, parentsAmong } from '../breadcrumb-routes.ts';
import type { BuildInput } from '../checked-input.ts';
import type { BuildContext } from './build-context.ts';
import type { RenderSetup } from './page-job.ts';

/** Returns the setup of the workers that render the pages. */
export function setupFor(
  { fontSet, summaries, maker }: BuildInput,
  { pictures, ownFonts }: Assets,
  { code, output }: BuildContext,
  languages: LanguageSet | undefined,
): RenderSetup {
  const { images, drawings, sizes, extraHead, logo } = pictures;
  const { theme, collections } = maker.sitePart.site;
  const lists = Object.values(collections).map(({ page }) => page);
  const routes = breadcrumbRoutes(parentsAmong(summaries, lists));
  return {
    code: code.hash,
    folder: output.staging,
    fontSet,
    ownFonts,
    extraHead,
    logo,
    images,
    drawings,
    sizes,
    announcement: announcementOn(maker.sitePart.site),
    breadcrumbRoutes: routes,
    languages,
    // Read when there is a page to make: a build where nothing has changed solves no colours.
    get palette() {
      return resolveTheme(theme).palette;
    },
  };
}
