import type { Step } from '../../../renderer/server.tsx';
import type { SiteFrame } from '../../../schema/types.ts';

/** A site without the content of its pages: each is asked for when it is shown. */
export interface ShownSite {
  frame: SiteFrame;
  /** Every page, in the order of the manifest. */
  steps: Step[];
}

/** What of some routes all pages may have to know. */
export function stepsOf(routes: Step[]): Step[] {
  return routes.map(({ path, name, parent }) => ({ path, name, ...(parent === undefined ? {} : { parent }) }));
}
