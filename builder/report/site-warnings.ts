/** Reports what is wrong with the pages of a site together, when each has passed the check by itself. */
import { shownName } from '../../manifest/check/manifest-file.ts';
import { locateWarnings } from '../../manifest/incremental/locate.ts';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';
import type { CheckedSitePart } from '../../manifest/incremental/site-part.ts';
import { lintSite } from '../../manifest/incremental/site-lint.ts';
import { MAX_SHOWN } from '../../manifest/problems/print.ts';
import type { PublicFiles } from '../../manifest/public/public-folder.ts';
import type { Published } from '../../manifest/rules/support/published-addresses.ts';
import { textsOf } from '../../manifest/yaml/routes/batches.ts';
import type { ManifestBytes } from '../../manifest/yaml/routes/manifest-bytes.ts';
import type { RouteSpan } from '../../manifest/yaml/routes/walk-routes.ts';
import type { BuildReporter } from './reporter.ts';

/** A manifest, and what is known of its pages. */
export interface CheckedSite {
  file: string;
  bytes: ManifestBytes;
  sitePart: CheckedSitePart;
  /** One for each route, in the order of the manifest; so are the summaries. */
  routes: RouteSpan[];
  summaries: PageSummary[];
  publicFiles: PublicFiles;
  /** The list of published addresses, if there is one. */
  published: Published | undefined;
}

/** Reports the warnings about a site, and returns whether there are any. Throws NeedsWholeCheck where there is an error. */
export function reportWarnings(
  { file, bytes, sitePart, routes, summaries, publicFiles, published }: CheckedSite,
  reporter: BuildReporter,
): boolean {
  const texts = () => textsOf(bytes);
  const warnings = lintSite(sitePart, summaries, { publicFiles, published, texts });
  const located = locateWarnings(shownName(file), { bytes, routes }, warnings, MAX_SHOWN);
  if (located.problems.length > 0) reporter.warn(located);
  return located.problems.length > 0;
}
