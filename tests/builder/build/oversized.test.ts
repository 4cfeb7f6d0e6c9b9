/** A manifest that is too long to be read as a whole still says where it is wrong. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles, publicFolderOf } from '../../../manifest/check/manifest-file.ts';
import { batchesOf } from '../../../manifest/yaml/routes/batches.ts';
import { splitRoutes } from '../../../manifest/yaml/routes/split-routes.ts';
import { Snapshot } from '../../../manifest/incremental/snapshot.ts';
import { NeedsWholeCheck } from '../../../manifest/incremental/needs-whole-check.ts';
import { printProblems } from '../../../manifest/problems/print.ts';
import { ManifestError } from '../../../manifest/problems/problem.ts';
import { rejectOversized } from '../../../builder/pages/source/oversized.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';

const text = readFileSync(EXAMPLE_MANIFEST, 'utf8');
const files = listFiles(publicFolderOf(EXAMPLE_MANIFEST));
const LONGEST = 1000;

/** The message about a manifest, were it too long. */
function messageOf(bytes: Uint8Array, error: NeedsWholeCheck): string {
  try {
    rejectOversized({ file: EXAMPLE_MANIFEST, bytes, split: splitRoutes(bytes) }, error, LONGEST);
  } catch (thrown) {
    return thrown instanceof ManifestError ? printProblems(thrown) : (thrown as Error).message;
  }
  return '';
}

test('what pages have wrong with one another is reported with its line', () => {
  const broken = text.replace('  - path: /courses\n', '  - path: /repairs\n');
  const bytes = Buffer.from(broken);
  let error: unknown;
  try {
    Snapshot.read(bytes, files).lint();
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(NeedsWholeCheck);
  const line = broken.slice(0, broken.lastIndexOf('path: /repairs')).split('\n').length;
  expect(messageOf(bytes, error as NeedsWholeCheck)).toContain(`${EXAMPLE_MANIFEST}:${line}:`);
});

test('of a page that is wrong by itself, the lines are reported', () => {
  const bytes = Buffer.from(text);
  const batch = batchesOf(splitRoutes(bytes)!.routes, (index) => index === 2)[0]!;
  const first = text.slice(0, text.indexOf('  - path: /courses')).split('\n').length;
  const last = text.slice(0, text.indexOf('  - path: /visit')).split('\n').length - 1;
  expect(messageOf(bytes, new NeedsWholeCheck([], batch))).toContain(
    `in lines ${first} to ${last} of ${EXAMPLE_MANIFEST}`,
  );
});

test('of what all pages share, the lines are reported', () => {
  const last = text.slice(0, text.indexOf('  - path: /')).split('\n').length - 1;
  expect(messageOf(Buffer.from(text), new NeedsWholeCheck())).toContain(`in lines 1 to ${last} of`);
});

test('routes that cannot be read one by one should be written on lines of their own', () => {
  expect(messageOf(Buffer.from(text.replace('\nroutes:', '\n"routes":')), new NeedsWholeCheck())).toContain(
    'each route on lines of its own',
  );
});

test('a manifest that is not too long is not rejected', () => {
  const manifest = { file: EXAMPLE_MANIFEST, bytes: Buffer.from(text), split: undefined };
  expect(() => rejectOversized(manifest, new NeedsWholeCheck())).not.toThrow();
});
