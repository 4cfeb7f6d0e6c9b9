/** Makes the options of the renderer from a site, the code and what a build uses for all pages. */
import { analyticsOf } from '../../../renderer/analytics/analytics.ts';
import { basePathOf } from '../../../schema/addresses/base-path.ts';
import { WORKER_FILE } from '../../../schema/addresses/own-addresses.ts';
import type { SiteWithoutRoutes } from '../../../schema/types.ts';
import { resolveTheme } from '../../../theme/theme.ts';
import { withAnnouncement } from '../../assets/announcement.ts';
import { atlasOf } from '../../assets/atlas.ts';
import type { Code } from '../../bundle/code.ts';
import type { createRenderer } from '../../bundle/server-entry.ts';
import { themedStyles } from '../../bundle/styles/themed-styles.ts';
import type { RenderSetup } from './page-job.ts';

/** Returns the options of the renderer of a site whose own pictures and files are completed. */
export function rendererOptions(
  site: SiteWithoutRoutes,
  { styles, boot }: Code,
  setup: RenderSetup,
): Parameters<typeof createRenderer>[0] {
  const { extraHead, logo, drawings, breadcrumbRoutes, fontSet, ownFonts, palette } = setup;
  const { options } = resolveTheme(site.theme);
  return {
    site: withAnnouncement(site, setup.announcement),
    breadcrumbRoutes,
    styles: themedStyles(styles, { options, tokens: site.theme.tokens, palette }, fontSet, ownFonts),
    atlas: atlasOf(site),
    drawings,
    extraHead,
    logo,
    boot,
    scripts: [],
    languages: setup.languages,
    basePath: basePathOf(site.url),
    worker: site.offline ? `/${WORKER_FILE}` : undefined,
    analytics: analyticsOf(site),
  };
}
