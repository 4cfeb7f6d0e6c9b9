/** Lists the values of a site that its texts can refer to. */
import { collectReferences } from '../../../../manifest/text/references.ts';
import type { SiteValue } from './page-text.ts';

/** Returns them in the order of the file: phones, figures, placeholders and the like. */
export function siteValues(manifest: unknown): SiteValue[] {
  return Array.from(collectReferences(manifest), ([name, { text, plain }]) => ({ name, value: plain ?? text }));
}
