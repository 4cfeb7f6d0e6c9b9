/** A manifest that is checked page by page is checked as it is when it is read as a whole. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { splitRoutes } from '../../../manifest/yaml/routes/split-routes.ts';
import { locateWarnings } from '../../../manifest/incremental/locate.ts';
import { Snapshot } from '../../../manifest/incremental/snapshot.ts';
import { NeedsWholeCheck } from '../../../manifest/incremental/needs-whole-check.ts';
import { checkText } from '../../../manifest/check/check-text.ts';
import { listFiles, publicFolderOf } from '../../../manifest/check/manifest-file.ts';
import type { CheckedManifest } from '../../../manifest/check/check-text.ts';
import { parse } from '../../../manifest/yaml/parse.ts';
import type { Finding } from '../../../manifest/problems/problem.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import * as rules from '../../../manifest/rules/index.ts';
import type { Rule } from '../../../manifest/rules/rule.ts';
import { checkChanged, EXAMPLE_FILES } from '../../../scripts/explain/example.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';
import { seedMistakes } from '../../support/mistakes/mistakes.ts';
import { writings } from '../../support/valid/written.ts';

const MANIFESTS = ['site.yaml', EXAMPLE_MANIFEST, 'tests/manifest/messages/valid/references.yaml'];

/** Warnings of texts that are read in another way than they look, for which the text around them is needed. */
const FOUND_IN_THE_TEXT = new Set(['cut-text', 'joined-lines']);

/** As both ways tell it, in one order. */
const said = (findings: Pick<Finding, 'code' | 'pointer' | 'message'>[]) =>
  findings.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`).toSorted();

/** Returns the pages one by one, and all there is to advise; undefined where they have to be read as a whole. */
function readIncrementally(
  bytes: Uint8Array,
  files: ReadonlySet<string>,
): { snapshot: Snapshot; warnings: Finding[] } | undefined {
  try {
    const snapshot = Snapshot.read(bytes, files);
    return { snapshot, warnings: snapshot.lint() };
  } catch (error) {
    if (error instanceof NeedsWholeCheck) return undefined;
    throw error;
  }
}

/** Compares both ways with each other; says whether the pages were taken one by one. */
function compare(bytes: Uint8Array, files: ReadonlySet<string>): boolean {
  const whole: CheckedManifest = checkText('site.yaml', bytes, files);
  const incremental = readIncrementally(bytes, files);
  const isReadWhole = whole.problems.some(({ code }) => FOUND_IN_THE_TEXT.has(code));
  const mustBeTaken = whole.site && splitRoutes(bytes) && !isReadWhole;
  if (mustBeTaken) expect(incremental).toBeDefined();
  if (!incremental) return false;
  expect(whole.site, said(whole.problems).join('\n')).toBeDefined();
  const { snapshot, warnings } = incremental;
  expect(said(locateWarnings('site.yaml', snapshot, warnings, Infinity).problems)).toEqual(said(whole.problems));
  const routes = snapshot.routes.map((_, index) => snapshot.route(index));
  expect({ ...snapshot.sitePart.site, routes }).toEqual(whole.site);
  return true;
}

describe.each(MANIFESTS)('%s', (file) => {
  const bytes = readFileSync(file);
  const files = listFiles(publicFolderOf(file));

  test('as it is', () => {
    expect(compare(bytes, files)).toBe(true);
  });

  test('with CRLF', () => {
    const converted = Buffer.from(bytes.toString().replaceAll('\n', '\r\n'));
    expect(compare(converted, files)).toBe(true);
  });

  const { value } = parse(file, bytes.toString()) as { value: Tree };
  test.for(Object.entries(writings))('%s', ([, write]) => {
    compare(new TextEncoder().encode(write(value)), files);
  });
});

test.each(readdirSync('tests/manifest/messages/broken'))('broken: %s', (name) => {
  const file = join('tests/manifest/messages/broken', name);
  compare(readFileSync(file), new Set());
});

/** Texts of pages that only rules about whole texts find anything in. */
const ON_A_PAGE: [what: string, old: string, text: string][] = [
  ['a note to oneself', 'heading: Our courses', 'heading: Our courses. FIXME ask Mara'],
  ['a countdown without a time zone', '    blocks:\n', '    blocks:\n      - type: hero\n        heading: Us\n      - type: countdown\n        heading: The regatta\n        date: 2027-08-03T10:00\n'],
]; // prettier-ignore

test.each(ON_A_PAGE)('on a page: %s', (_, old, text) => {
  const example = readFileSync('manifest/rules/example.yaml', 'utf8');
  const changed = example.replace(old, text);
  expect(changed).not.toBe(example);
  compare(new TextEncoder().encode(changed), EXAMPLE_FILES);
});

const changedExamples = (Object.values(rules) as Rule[]).flatMap(({ code, wrong }) =>
  Array.isArray(wrong) ? [{ code, text: checkChanged(wrong).text }] : [],
);
test.each(changedExamples)('the example of $code', ({ text }) => {
  compare(new TextEncoder().encode(text), EXAMPLE_FILES);
});

test.each(seedMistakes(readFileSync(EXAMPLE_MANIFEST, 'utf8'), 3))('a mistake: $kind, line $line', ({ text }) => {
  compare(new TextEncoder().encode(text), listFiles(publicFolderOf(EXAMPLE_MANIFEST)));
});
