/** A certain fix makes the manifest valid and leaves every other byte as it was. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkText } from '../../../../manifest/check/check-text.ts';
import { applySplices } from '../../../../manifest/yaml/edit/splice.ts';
import { rightText } from '../hard-files.ts';

const files = new Set(['/images/boat.svg']);

/** Returns the problems of a manifest; whether every file is used has a test of its own. */
const find = (text: string) =>
  checkText('site.yaml', new TextEncoder().encode(text), files).problems.filter(({ code }) => code !== 'unused-file');

test.for([
  'unseen-sign-in-link',
  'unseen-sign-in-markdown-link',
  'no-break-space-at-the-end',
  'no-break-space-at-the-start',
  'smart-quotes-around-link',
  'anchor-in-wrong-case',
  'reference-in-wrong-case',
  'redirect-chain-of-three',
  'link-through-redirect',
  'comment-cuts-text',
])('%s', (name) => {
  const text = readFileSync(`tests/manifest/messages/broken/${name}.yaml`, 'utf8');
  const problems = find(text);
  expect(problems.length).toBeGreaterThan(0);
  const edits = problems.flatMap(({ fix }) => fix ?? []);
  expect(edits).toHaveLength(problems.length);
  const fixed = applySplices(text, edits);
  expect(find(fixed)).toEqual([]);
  expect(fixed.split('\n')).toHaveLength(text.split('\n').length);
});

test('a file in the wrong case is written as it is called', () => {
  const text = readFileSync('tests/manifest/messages/broken/missing-file-wrong-case.yaml', 'utf8');
  expect(applySplices(text, find(text)[0]!.fix!)).toContain('file: /images/boat.svg\n');
});

test('a right manifest has nothing to fix', () => {
  expect(find(rightText)).toEqual([]);
});
