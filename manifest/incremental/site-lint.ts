/** Checks the pages of a site with one another, by their summaries. */
import { lintTogether } from '../check/lint.ts';
import type { LintOptions } from '../check/lint.ts';
import type { LinkUse, WrittenLink } from '../resolve/links/page-links.ts';
import type { Finding } from '../problems/problem.ts';
import { siteWarnings } from '../rules/checks.ts';
import type { Route, Site } from '../../schema/types.ts';
import { onlyWarnings } from './needs-whole-check.ts';
import type { CheckedSitePart } from './site-part.ts';
import { moveFinding } from './page-summary.ts';
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

/** Yields the links of pages with their pointers in a manifest, the first page being the first route. */
function* linksOf(pages: PageSummary[]): Generator<WrittenLink> {
  for (const [index, { head, links }] of pages.entries())
    for (const { to, pointer } of links) yield { to, pointer: `/routes/${index}${pointer}`, page: head.path };
}

/** Yields the places that pages offer. */
function* anchorsOf(pages: PageSummary[]): Generator<{ path: string; names: string[] }> {
  for (const { head, anchors } of pages) yield { path: head.path, names: anchors };
}

/** Returns the files of pages with their pointers in a manifest, as `linksOf` does. */
function filesOf(pages: PageSummary[]): LinkUse[] {
  return pages.flatMap(({ files }, index) =>
    files.map((use) => ({ ...use, pointer: `/routes/${index}${use.pointer}` })),
  );
}

/** Returns the warnings about pages with their pointers in a manifest. */
function warningsOf(pages: PageSummary[]): Finding[] {
  return pages.flatMap(({ warnings }, index) =>
    warnings.map((finding) => moveFinding(finding, (pointer) => `/routes/${index}${pointer}`)),
  );
}
