/** A claim that is changed in one place only is found wherever it stands; other numbers are left alone. */
import { expect, test } from 'vitest';
import { examine, listFiles } from '../../schema/manifest.ts';
import { drifts, innocents } from './drifts.ts';
import type { Edited } from './drifts.ts';

const publicFiles = listFiles('public');
const CODES = new Set(['claim-drift', 'claim-by-hand']);

/** What the check says of an edit, of claims only. */
function alarms({ manifest }: Edited): string[] {
  const bytes = new TextEncoder().encode(JSON.stringify(manifest));
  return examine('site.json', bytes, publicFiles).problems.flatMap(({ code }) => (CODES.has(code) ? [code] : []));
}

const share = (part: number, whole: number): string => `${part} of ${whole}`;

test.for([1, 2, 3])('50 claims with another number and 60 innocent edits, seed %i', (seed) => {
  const seedlings = drifts(seed, 50);
  const missed = seedlings.filter((edit) => !alarms(edit).includes('claim-drift'));
  const harmless = innocents(seed, 60);
  const harmful = harmless.filter((edit) => alarms(edit).length > 0);
  const found = seedlings.length - missed.length;
  const kinds = Map.groupBy(seedlings, ({ kind }) => kind);
  console.log(
    [
      ...[...kinds].map(
        ([kind, edits]) => `${kind}: ${share(edits.filter((e) => !missed.includes(e)).length, edits.length)} found`,
      ),
      `all: ${share(found, seedlings.length)} found; ${share(harmful.length, harmless.length)} innocent edits taken for one`,
      ...missed.map(({ says }) => `missed: ${says}`),
      ...harmful.map(({ says }) => `false: ${says}`),
    ].join('\n'),
  );
  expect(found / seedlings.length).toBeGreaterThanOrEqual(0.95);
  expect(found / (found + harmful.length)).toBeGreaterThanOrEqual(0.9);
});
