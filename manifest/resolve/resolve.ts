/** Fills in what a manifest refers to: named values, Markdown, links, files, icons, shared blocks, defaults. */
import { Links } from './links/links.ts';
import type { LinkUse } from './links/links.ts';
import type { Finding } from '../problems/problem.ts';
import type { PublicFiles } from '../public/folder.ts';
import { Resolver } from './resolver.ts';
import { pagesOf } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';

/** A resolved manifest: the same shape, its texts final, its shared blocks in place. */
export interface Resolution {
  site: Tree;
  findings: Finding[];
  uses: Uses;
}

/** What the texts of a site link to and show. */
export interface Uses {
  links: readonly LinkUse[];
  files: readonly LinkUse[];
}

/**
 * Resolves a manifest, as far as it is well formed, and reports what cannot be resolved. `moved` are paths of pages that
 * have got another one, which is told elsewhere.
 */
export function resolve(manifest: Tree, publicFiles: PublicFiles, moved: ReadonlySet<string> = new Set()): Resolution {
  const resolver = new Resolver(manifest, publicFiles);
  const site: Tree = { ...resolver.frame };
  const routes: Tree[] = [];
  for (const page of pagesOf(manifest)) {
    const resolved = resolver.resolvePage(page);
    if (page.special) site[page.special] = resolved;
    else routes.push(resolved);
  }
  const { findings, claims, ...notes } = resolver.take();
  const { uses, findings: broken } = new Links(manifest, publicFiles, { moved }).judge(notes);
  const paths = pagesOf(manifest).flatMap(({ path }) => path ?? []);
  const files = publicFiles.judge?.(paths, notes.files) ?? [];
  return {
    site: { ...site, routes },
    findings: [...findings, ...broken, ...claims, ...files],
    uses: { links: uses, files: notes.files },
  };
}
