/** Judges what the pages of a site have to do with one another, by what each lets the others know. */
import { checkAddresses } from '../rules/support/published-addresses.ts';
import type { Published } from '../rules/support/published-addresses.ts';
import { Links } from '../resolve/links/links.ts';
import type { Finding } from '../problems/problem.ts';
import { siteWarnings, siteRules } from '../rules/checks.ts';
import type { PublicFiles } from '../public/folder.ts';
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
  const { uses: links, findings: broken } = new Links(manifest, publicFiles).judge(notes);
  const lost = published ? checkAddresses(manifest, published) : [];
  const uses = { links, files: [...frame.notes.files, ...own.files] };
  const files = publicFiles.judge?.(
    pages.map(({ head }) => head.path),
    uses.files,
  );
  const findings = onlyWarnings([...siteRules.flatMap((rule) => rule(manifest)), ...broken, ...lost, ...(files ?? [])]);
  const judged = { manifest, site, uses, publicFiles };
  const advice = onlyWarnings(siteWarnings.flatMap((rule) => rule(judged)));
  return [...frame.warnings, ...warningsOf(pages), ...findings, ...advice];
}
