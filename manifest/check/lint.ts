/** Applies the rules to a manifest: page by page, and to all parts together. */
import type { Finding } from '../problems/problem.ts';
import type { PublicFiles } from '../public/public-folder.ts';
import { checkOwnFonts } from './own-fonts.ts';
import { LinkChecker } from '../resolve/links/links.ts';
import type { LinksAndFiles, PageLinks } from '../resolve/links/page-links.ts';
import { resolve } from '../resolve/resolve.ts';
import { pageRules, siteRules } from '../rules/checks.ts';
import type { Uses } from '../rules/support/lint-context.ts';
import { checkAddresses } from '../rules/support/published-addresses.ts';
import type { Published } from '../rules/support/published-addresses.ts';
import { pagesOf } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';

/** What a manifest is checked against, besides its schema. */
export interface LintOptions {
  publicFiles: PublicFiles;
  published?: Published | undefined;
  /** Returns the text of the manifest, in parts of whole lines. */
  texts?: () => Iterable<string>;
}

/** A resolved site (final only where there is no error) and what is wrong with it, besides what its schema says. */
export interface LintResult {
  site: Tree;
  findings: Finding[];
  uses: Uses;
}

/** Checks a manifest, as far as it is well formed. Warning rules are applied by the caller, where there is no error. */
export function lintManifest(manifest: Tree, options: LintOptions): LintResult {
  const { site, findings, claims, ...linkUse } = resolve(manifest, options.publicFiles);
  const together = lintTogether(manifest, linkUse, options);
  const onPages = pageRules.flatMap((rule) => rule(manifest));
  return { site, findings: [...onPages, ...findings, ...claims, ...together.findings], uses: together.uses };
}

/** Checks the parts of a site with one another: paths, links, files, redirects. Looks into no block of `manifest`. */
export function lintTogether(
  manifest: Tree,
  { files, ...links }: PageLinks & Pick<LinksAndFiles, 'files'>,
  { publicFiles, published, texts }: LintOptions,
): { findings: Finding[]; uses: Uses } {
  const lost = published ? checkAddresses(manifest, published) : [];
  // A page that was surely renamed is one mistake: its old address is reported, and not each link to it.
  const renamed = lost.flatMap(({ fix }) => (fix && 'add' in fix && fix.add.from !== undefined ? fix.add.from : []));
  const { uses, findings } = new LinkChecker(manifest, publicFiles, new Set(renamed)).check(links);
  const paths = pagesOf(manifest).flatMap(({ path }) => path ?? []);
  const inFolder = publicFiles.check?.(paths, files) ?? [];
  const fonts = checkOwnFonts(manifest, publicFiles, texts);
  const shared = siteRules.flatMap((rule) => rule(manifest));
  return { findings: [...shared, ...findings, ...inFolder, ...fonts, ...lost], uses: { links: uses, files } };
}
