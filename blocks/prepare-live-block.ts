/** Prepares live blocks for their page, and lists the components that only prepared ones have. Never in the browser. */
import type { PageBlock, SiteWithoutRoutes } from '../schema/types.ts';
import { LongForm } from './form/long/LongForm.tsx';
import { prepareForm } from './form/prepare.ts';

/** The components that browsers load with a page only (late-blocks.ts). */
export const lateComponents = { 'long-form': LongForm };

/** Returns the component and the data of a live block. */
export function prepareLiveBlock(block: PageBlock, site: SiteWithoutRoutes): { type: string; block: unknown } {
  return block.type === 'form' ? prepareForm(block, site) : { type: block.type, block };
}
