/** Judges what the pages of a site have to do with one another, by what each lets the others know. */
import { lintTogether } from '../check/lint.ts';
import type { Published } from '../rules/published/addresses.ts';
import type { Finding } from '../problems/problem.ts';
import { siteWarnings } from '../rules/index.ts';
import type { PublicFiles } from '../public/public-folder.ts';
import type { Route, Site } from '../../schema/types.ts';
import { onlyWarnings } from './route-checker.ts';
import type { CheckedSite } from './route-checker.ts';
import { linkNotesOf, warningsOf } from './page-summary.ts';
import type { PageSummary } from './page-summary.ts';

export interface SiteLintOptions {
  published?: Published | undefined;
}

/** Everything there is to advise. Throws NotPagewise where there is an error. */
export function lintSite(
  frame: CheckedSite,
  pages: PageSummary[],
  publicFiles: PublicFiles,
  { published }: SiteLintOptions = {},
): Finding[] {
  const manifest = {
    ...frame.manifest,
    routes: pages.map(({ head, shows }) => ({ ...head, blocks: shows.map((name) => ({ type: 'shared', name })) })),
  };
  const site: Site = { ...frame.site, routes: pages.map(({ head }): Route => ({ ...head, blocks: [] })) };
  const own = linkNotesOf(pages);
  const notes = {
    links: [...frame.notes.links, ...own.links],
    anchors: [...frame.notes.anchors, ...own.anchors],
    doubtful: [],
  };
  const files = [...frame.notes.files, ...own.files];
  const { findings, uses } = lintTogether(manifest, { ...notes, files }, { publicFiles, published });
  onlyWarnings(findings);
  const judged = { manifest, site, uses, publicFiles };
  const advice = onlyWarnings(siteWarnings.flatMap((rule) => rule(judged)));
  return [...frame.warnings, ...warningsOf(pages), ...findings, ...advice];
}
