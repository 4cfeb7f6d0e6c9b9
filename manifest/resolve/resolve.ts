/** Fills in what a manifest refers to: named values, Markdown, files, icons, shared blocks, defaults. */
import type { PublicFiles } from '../public/public-folder.ts';
import { Resolver } from './resolver.ts';
import type { ResolverOutput } from './resolver-output.ts';
import { pagesOf } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';

/** A resolved manifest: the same shape, its texts final, its shared blocks in place. */
export interface Resolution extends ResolverOutput {
  site: Tree;
}

/** Resolves a manifest, as far as it is well formed, and reports what cannot be resolved. */
export function resolve(manifest: Tree, publicFiles: PublicFiles): Resolution {
  const resolver = new Resolver(manifest, publicFiles);
  const site: Tree = { ...resolver.sitePart };
  const routes: Tree[] = [];
  for (const page of pagesOf(manifest)) {
    const resolved = resolver.resolvePage(page);
    if (page.special) site[page.special] = resolved;
    else routes.push(resolved);
  }
  return { site: { ...site, routes }, ...resolver.takeOutput() };
}
