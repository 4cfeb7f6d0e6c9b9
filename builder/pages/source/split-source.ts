/** Writes a manifest so that it can be split into its routes, however its author wrote it. */
import { textsOf } from '../../../manifest/yaml/routes/batches.ts';
import type { ManifestBytes } from '../../../manifest/yaml/routes/manifest-bytes.ts';
import type { RouteSpan } from '../../../manifest/yaml/routes/walk-routes.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { parse } from '../../../manifest/yaml/parse.ts';
import type { BuildSource } from '../pool/page-job.ts';

/** A manifest with the positions of its routes. */
export type SplitSource = BuildSource & { spans: RouteSpan[] };

/** Returns the value of a manifest that has passed the check. */
export function treeOf(bytes: ManifestBytes): Tree {
  return (parse('', [...textsOf(bytes)].join('').replace(/^\uFEFF/, '')) as { value: Tree }).value;
}

/** Writes a manifest that passed the check one route a line, so that it can be split however it is written. */
export function rewrite(
  manifest: Tree,
  others: Pick<BuildSource, 'folder' | 'publicFiles'>,
): SplitSource & { bytes: Uint8Array } {
  const { routes, ...site } = manifest;
  const parts = (routes as object[]).map((route) => Buffer.from(`- ${JSON.stringify(route)}\n`));
  let end = 0;
  const spans = parts.map(({ length }) => ({ start: end, end: (end += length) }));
  return { bytes: Buffer.concat(parts), spans, sitePart: JSON.stringify(site), isChecked: true, ...others };
}
