import { checkText } from '../../../manifest/check/check-text.ts';
import { listFiles } from '../../../manifest/check/manifest-file.ts';
import { drifts, unchanged } from './drifts.ts';
import type { Edited } from './drifts.ts';

const publicFiles = listFiles('public');
const CODES = new Set(['claim-drift', 'claim-by-hand']);

/** How many claims with another number were found, and how many innocent edits were taken for one. */
export interface Score {
  drifts: (Edited & { found: boolean })[];
  unchanged: (Edited & { reported: boolean })[];
  recall: number;
  precision: number;
}

/** Makes the edits of a seed, and checks each separately. */
export function score(seed: number): Score {
  const made = drifts(seed, 50).map((edit) => ({ ...edit, found: codesOf(edit).includes('claim-drift') }));
  const harmless = unchanged(seed, 60).map((edit) => ({ ...edit, reported: codesOf(edit).length > 0 }));
  const found = made.filter((edit) => edit.found).length;
  const reported = harmless.filter((edit) => edit.reported).length;
  return { drifts: made, unchanged: harmless, recall: found / made.length, precision: found / (found + reported) };
}

/** Returns the codes of the problems about claims in an edit. */
function codesOf({ manifest }: Edited): string[] {
  const bytes = new TextEncoder().encode(JSON.stringify(manifest));
  return checkText('site.json', bytes, publicFiles).problems.flatMap(({ code }) => (CODES.has(code) ? [code] : []));
}
