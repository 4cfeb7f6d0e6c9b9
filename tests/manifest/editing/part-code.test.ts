/** A part of a manifest is edited as code: what was not touched keeps its bytes, and code cannot reach around its part. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../editing/edit.ts';
import { codeOf, replaceCode, withCode } from '../../../editing/operations/part-code.ts';
import type { PartCode } from '../../../editing/operations/part-code.ts';
import { often } from '../../support/texts/often.ts';
import { pointersOf } from './random/edits.ts';
import { RandomManifest } from './random/manifests.ts';

const COUNT = often(10_000, 300);

function partOf(text: string, at: string): PartCode {
  const part = codeOf(text, at);
  if (isRefusal(part)) throw new Error(part.refusal);
  return part;
}

test(`the code of every part of ${COUNT} manifests in every style can be written back, and not one byte changes`, () => {
  let count = 0;
  for (let seed = 1; count < COUNT; seed++) {
    const manifest = new RandomManifest(seed).manifest();
    if (!manifest) continue;
    count++;
    for (const at of ['', ...pointersOf(manifest.value)]) {
      const part = codeOf(manifest.text, at);
      if (isRefusal(part)) continue; // a rare form of YAML
      const shown = `${at}\n${manifest.text}`;
      expect(withCode(manifest.text, at, part.lines.code), shown).toEqual({ text: manifest.text, splices: [] });
      expect(replaceCode(part, part.lines.code).plain, shown).toBe(part.plain);
      const offsets = Array.from({ length: part.lines.code.length + 1 }, (_, offset) => offset);
      const back = new Set(
        Array.from({ length: part.span.end - part.span.start + 1 }, (_, at2) => part.lines.toCode(at2)),
      );
      expect(
        offsets.every((offset) => back.has(offset)),
        shown,
      ).toBe(true);
    }
  }
});

const text = readFileSync('examples/bicycle-workshop/site.yaml', 'utf8');
const HERO = '/routes/0/blocks/0';

test('a block is shown from the margin on, and its first line keeps its number', () => {
  const { lines, plain, span } = partOf(text, HERO);
  expect(lines.code).toMatch(/^- type: hero\n {2}size: full\n {2}heading: Mend your own bicycle\n/);
  expect(plain.slice(0, span.start).split('\n').length).toBe(
    text.split('\n').findIndex((line) => line.includes('type: hero')) + 1,
  );
});

test('changed lines are written as far in as they were, and all others stay', () => {
  const { lines } = partOf(text, HERO);
  const edited = withCode(text, HERO, lines.code.replace('Mend your own bicycle', 'Repair it'));
  expect(edited).toMatchObject({ text: text.replace('heading: Mend your own bicycle', 'heading: Repair it') });
});

test('a file with other line ends keeps them', () => {
  const windows = text.replaceAll('\n', '\r\n');
  const { lines } = partOf(windows, HERO);
  expect(lines.code).not.toContain('\r');
  const edited = withCode(windows, HERO, `${lines.code}\n  # noted`);
  if (isRefusal(edited)) throw new Error(edited.refusal);
  expect(edited.text).toContain('\r\n        # noted\r\n');
  expect(edited.text.replaceAll('\r\n', '')).not.toContain('\n');
});

describe('code is refused', () => {
  const { lines } = partOf(text, HERO);
  test.each<[string, string, RegExp]>([
    ['that cannot be read', lines.code.replace('heading: ', 'heading: "'), /./],
    ['of two blocks in the place of one', `${lines.code}\n- type: hero\n  heading: Another`, /around it/],
    ['of nothing', '', /around it/],
    ['that ends the list', `${lines.code}\nnavigation: {}`, /./],
  ])('%s', (_name, code, sentence) => {
    const edited = withCode(text, HERO, code);
    expect(edited).toMatchObject({ refusal: expect.stringMatching(sentence) as string });
  });

  test('of a field with another name', () => {
    expect(withCode(text, '/language', 'langage: en')).toHaveProperty('refusal');
  });

  test('for a part that is gone', () => {
    expect(withCode(text, '/routes/99', 'path: /')).toHaveProperty('refusal');
  });
});

test('the whole file may become any other that can be read', () => {
  expect(withCode(text, '', 'a: 1\n')).toMatchObject({ text: 'a: 1\n' });
  expect(withCode(text, '', 'a: [1\n')).toHaveProperty('refusal');
});

test('a part of a JSON manifest is shown from the margin on as well', () => {
  const json = JSON.stringify({ routes: [{ path: '/', blocks: [{ type: 'hero', heading: 'One' }] }] }, null, 2);
  const { lines } = partOf(json, '/routes/0/blocks/0');
  expect(lines.code).toBe('{\n  "type": "hero",\n  "heading": "One"\n}');
  expect(withCode(json, '/routes/0/blocks/0', lines.code.replace('One', 'Two'))).toMatchObject({
    text: json.replace('One', 'Two'),
  });
});
