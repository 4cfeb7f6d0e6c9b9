/** Checks the pages of a site with one another, by their summaries. */
import { lintTogether } from '../check/lint.ts';
import type { LintOptions } from '../check/lint.ts';
import type { Finding } from '../problems/problem.ts';
import { siteWarnings } from '../rules/checks.ts';
import type { Route, Site } from '../../schema/types.ts';
import { onlyWarnings } from './needs-whole-check.ts';
import type { CheckedSitePart } from './site-part.ts';
import { anchorsOf, filesOf, linksOf, warningsOf } from './page-summary.ts';
import type { PageSummary } from './page-summary.ts';

/** Returns all warnings about a site: of its parts and of all of them together. Throws NeedsWholeCheck where there is an error. */
export function lintSite(sitePart: CheckedSitePart, pages: PageSummary[], options: LintOptions): Finding[] {
  const manifest = {
    ...sitePart.manifest,
    routes: pages.map(({ head, shows, listing }) => ({
      ...head,
      blocks: [
        ...shows.map((name) => ({ type: 'shared', name })),
        ...(listing?.lists ?? []).map((list) => ({ type: 'posts', ...list })),
        ...(listing?.search === undefined ? [] : [{ type: 'search' }]),
      ],
    })),
  };
  const links = {
    links: joined(sitePart.links.links, linksOf(pages)),
    anchors: joined(sitePart.links.anchors, anchorsOf(pages)),
    files: [...sitePart.links.files, ...filesOf(pages)],
    uncertainPages: [],
  };
  const { findings, uses } = lintTogether(manifest, links, options);
  onlyWarnings(findings);
  const site: Site = { ...sitePart.site, routes: pages.map(({ head }): Route => ({ ...head, blocks: [] })) };
  const context = { manifest, site, uses, publicFiles: options.publicFiles };
  const warnings = onlyWarnings(siteWarnings.flatMap((rule) => rule(context)));
  return [...sitePart.warnings, ...warningsOf(pages), ...findings, ...warnings];
}

function* joined<T>(first: Iterable<T>, second: Iterable<T>): Generator<T> {
  yield* first;
  yield* second;
}
