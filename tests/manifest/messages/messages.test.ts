/** Messages for broken manifests: their words and their position. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkManifest } from '../../../manifest/manifest.ts';
import { checkText } from '../../../manifest/check/check-text.ts';
import type { CheckedManifest } from '../../../manifest/check/check-text.ts';
import { positionOf, printProblems } from '../../../manifest/problems/print.ts';
import { brokenFiles, MARK } from './broken-files/broken-files.ts';
import { expectGolden } from './golden.ts';
import { hardFiles, rightText } from './hard-files.ts';

const publicFiles = new Set(['/images/boat.svg', '/images/boat.gif', '/images/boat.png']);

/** Whether every file is used has tests of its own: these manifests do not use them all. */
function problemsIn(name: string, bytes: Uint8Array): CheckedManifest {
  const found = checkText(name, bytes, publicFiles);
  return { ...found, problems: found.problems.filter(({ code }) => code !== 'unused-file') };
}

/** Checks a manifest that has something wrong. */
function explain(name: string, bytes: Uint8Array): { found: CheckedManifest; message: string } {
  const found = problemsIn(name, bytes);
  if (found.problems.length === 0) throw new Error(`${name} passes, though it is broken.`);
  return { found, message: printProblems(found) };
}

function expectGoodMessage(name: string, message: string): void {
  expect(message).not.toMatch(/at Object\.|\.ts:|undefined|\[object|NaN/);
  expect(message, 'no line is longer than a screen takes').not.toMatch(/^[ >]*\d* \|.{140}/m);
  expectGolden(`tests/goldens/messages/${name}.txt`, message);
}

describe('a broken manifest is explained', () => {
  test.for(Object.entries(brokenFiles))('%s', ([name, pieces]) => {
    const bytes = readFileSync(`tests/manifest/messages/broken/${name}`);
    const text = bytes.toString();
    const expected = pieces.map((piece) => {
      if (piece === MARK) return { line: 1, column: 1 }; // the whole file
      const parts = text.split(piece.replace(MARK, ''));
      expect(parts, `${piece} occurs once in ${name}`).toHaveLength(2);
      return positionOf(text, parts[0]!.length + piece.indexOf(MARK));
    });
    const { found, message } = explain(name, bytes);
    // One problem for each mistake, each where the mistake is, in the order of the file.
    expect(found.problems.map(({ span }) => positionOf(text, span.start))).toEqual(expected);
    expectGoodMessage(name.replace(/\.\w+$/, ''), message);
  });

  test('and every file of the folder is tried', () => {
    const files = readdirSync('tests/manifest/messages/broken').filter((file) => !file.startsWith('.'));
    expect(files.toSorted()).toEqual(Object.keys(brokenFiles).toSorted());
  });
});

describe('a hostile or garbled file is explained', () => {
  test.for(Object.entries(hardFiles))('%s', ([name, { bytes, at }]) => {
    const { found, message } = explain(`${name}.yaml`, bytes);
    expect(found.problems).toHaveLength(1);
    const [problem] = found.problems;
    expect(positionOf(found.text, problem!.span.start)).toEqual({ line: at[0], column: at[1] });
    expectGoodMessage(name, message);
    // oxlint-disable-next-line no-control-regex -- that none comes through is the point
    expect(message, 'nothing reaches the terminal that it would obey').not.toMatch(/[\u0000-\u0009\u000B-\u001F]/);
  });
});

describe('a right manifest passes', () => {
  const check = (text: string) => checkManifest('site.yaml', new TextEncoder().encode(text), publicFiles);

  test('as it is', () => {
    expect(check(rightText).routes).toHaveLength(2);
  });

  test('with a byte order mark and Windows line ends, to the same site', () => {
    expect(check(`\uFEFF${rightText.replaceAll('\n', '\r\n')}`)).toEqual(check(rightText));
  });

  test('with references in links behind references in texts', () => {
    const text = readFileSync('tests/manifest/messages/valid/references.yaml', 'utf8');
    expect(JSON.stringify(check(text))).toContain('"to":"mailto:crew@heron.example"');
  });
});
