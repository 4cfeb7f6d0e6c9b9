/** Splits a manifest into its routes. */
import type { RouteSpan } from '../../manifest/yaml/routes/split-routes.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { parse } from '../../manifest/yaml/parse.ts';
import type { BuildSource } from './pool/page-job.ts';

/** A manifest with the positions of its routes. */
export type SplitSource = BuildSource & { bytes: Uint8Array; spans: RouteSpan[] };

/** Returns the value of a manifest that has passed the check. */
export function treeOf(bytes: Uint8Array): Tree {
  return (parse('', new TextDecoder().decode(bytes)) as { value: Tree }).value;
}

/** Writes a manifest that passed the check one route a line, so that it can be split however it is written. */
export function rewrite(manifest: Tree, others: Pick<BuildSource, 'folder' | 'publicFiles'>): SplitSource {
  const { routes, ...site } = manifest;
  const parts = (routes as object[]).map((route) => Buffer.from(`- ${JSON.stringify(route)}\n`));
  let end = 0;
  const spans = parts.map(({ length }) => ({ start: end, end: (end += length) }));
  return { bytes: Buffer.concat(parts), spans, sitePart: JSON.stringify(site), isChecked: true, ...others };
}
