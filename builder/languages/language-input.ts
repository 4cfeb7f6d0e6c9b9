/** Makes the input of a build from a translated manifest. */
import { checkRoutes } from '../pages/check-routes.ts';
import type { BuildInput, ReadOptions } from '../pages/checked-input.ts';
import { orClose } from '../pages/pool/worker-pool.ts';
import { published } from '../pages/published.ts';
import { rewrite } from '../pages/source/split-source.ts';
import type { Tree } from '../../schema/values/tree.ts';

/** Makes the input of a build from a translated manifest, for the threads of `own`; `folder` is that of its file. */
export async function inputOf(
  manifest: Tree,
  folder: string,
  own: BuildInput,
  options: ReadOptions,
): Promise<BuildInput> {
  const source = rewrite(manifest, { folder, publicFiles: own.publicFiles });
  const pool = own.pool.forLanguage();
  const checked = await orClose(pool, () => checkRoutes(source, pool, options));
  pool.free(source.bytes);
  return { ...published(checked), hash: own.hash };
}
