import { checkText } from '../../../manifest/check/check-text.ts';
import { listFiles } from '../../../manifest/check/manifest-file.ts';
import { drifts, innocents } from './drifts.ts';
import type { Edited } from './drifts.ts';

const publicFiles = listFiles('public');
const CODES = new Set(['claim-drift', 'claim-by-hand']);

/** How many claims with another number were found, and how many innocent edits were taken for one. */
export interface Score {
  drifts: (Edited & { found: boolean })[];
  innocents: (Edited & { accused: boolean })[];
  recall: number;
  precision: number;
}

/** Makes the edits of a seed, and checks each separately. */
export function score(seed: number): Score {
  const made = drifts(seed, 50).map((edit) => ({ ...edit, found: alarms(edit).includes('claim-drift') }));
  const harmless = innocents(seed, 60).map((edit) => ({ ...edit, accused: alarms(edit).length > 0 }));
  const found = made.filter((edit) => edit.found).length;
  const accused = harmless.filter((edit) => edit.accused).length;
  return { drifts: made, innocents: harmless, recall: found / made.length, precision: found / (found + accused) };
}

/** Returns the codes of the problems about claims in an edit. */
function alarms({ manifest }: Edited): string[] {
  const bytes = new TextEncoder().encode(JSON.stringify(manifest));
  return checkText('site.json', bytes, publicFiles).problems.flatMap(({ code }) => (CODES.has(code) ? [code] : []));
}
