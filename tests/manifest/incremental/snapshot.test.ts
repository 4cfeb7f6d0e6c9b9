/** An snapshot that is made from the one before it is as one that is read afresh, and is checked as the whole is. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { listFiles, publicFolderOf } from '../../../manifest/check/manifest-file.ts';
import { Snapshot } from '../../../manifest/incremental/snapshot.ts';
import { locateWarnings } from '../../../manifest/incremental/locate.ts';
import { NeedsWholeCheck } from '../../../manifest/incremental/needs-whole-check.ts';
import { printProblems } from '../../../manifest/problems/print.ts';
import type { Finding } from '../../../manifest/problems/problem.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';
import { often } from '../../support/texts/often.ts';
import { editsOf } from '../../support/texts/edits.ts';

const files = listFiles(publicFolderOf(EXAMPLE_MANIFEST));
const original = readFileSync(EXAMPLE_MANIFEST, 'utf8');

/** Returns what is made of pages; nothing where something is wrong. */
function tryTo<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof NeedsWholeCheck) return undefined;
    throw error;
  }
}

test.each(often([1, 2, 3], [1]))('three hundred edits, seed %i', (seed) => {
  let last: Snapshot | undefined;
  let judged: { snapshot: Snapshot; warnings: Finding[] } | undefined;
  let [right, same] = [0, 0];
  for (const text of editsOf(original, { count: 300, seed })) {
    const bytes = Buffer.from(text);
    const next = tryTo(() => Snapshot.read(bytes, files, last));
    const fresh = tryTo(() => Snapshot.read(bytes, files));
    expect(next?.summaries).toEqual(fresh?.summaries);
    expect(next?.routes).toEqual(fresh?.routes);
    if (!next) continue;
    last = next;
    const warnings = tryTo(() => next.lint());
    const whole = checkText('site.yaml', bytes, files);
    expect(warnings === undefined, printProblems(whole)).toBe(whole.site === undefined);
    if (judged && next.hasSameSummaries(judged.snapshot)) {
      expect(warnings).toEqual(judged.warnings);
      same++;
    }
    if (!warnings) continue;
    right++;
    judged = { snapshot: next, warnings };
    expect({ ...next.sitePart.site, routes: next.summaries.map((_, index) => next.route(index)) }).toEqual(whole.site);
    expect(printProblems(locateWarnings('site.yaml', next, warnings, 100))).toBe(printProblems(whole));
  }
  expect(right).toBeGreaterThan(50);
  expect(same).toBeGreaterThan(20);
});
