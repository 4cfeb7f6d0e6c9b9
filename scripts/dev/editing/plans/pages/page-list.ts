/** Lists the pages of a site. */
import { isHeld } from '../../../../../manifest/incremental/lists/held.ts';
import { pagesOf } from '../../../../../schema/values/tree.ts';
import type { Tree } from '../../../../../schema/values/tree.ts';
import type { SitePage } from './pages.ts';

/** Returns the pages that have an address, in the order of the file. */
export function pageList(manifest: Tree): SitePage[] {
  return pagesOf(manifest).flatMap(({ path, value, pointer }) => {
    if (path === undefined) return [];
    const isDraft = value['draft'] === true;
    const day = !isDraft && isHeld(value) ? { publish: String(value['publish']) } : {};
    return { at: pointer, path, name: String(value['name']), isDraft, ...day };
  });
}
