/** Whatever a manifest looks like: an edit changes one thing, comments stay with what they are about, and all can be undone. */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { applyEdit } from '../../../editing/apply-edit.ts';
import { isRefusal } from '../../../editing/edit.ts';
import type { Edit } from '../../../editing/edit.ts';
import { editText } from '../../../editing/edit-text.ts';
import { inverseOf } from '../../../editing/splices.ts';
import { parse } from '../../../manifest/yaml/parse.ts';
import type { Source } from '../../../manifest/yaml/source.ts';
import { applySplices } from '../../../manifest/yaml/edit/splice.ts';
import { valueAt } from '../../../schema/values/pointer.ts';
import { often } from '../../support/texts/often.ts';
import { pointersOf, randomEdit } from './random/edits.ts';
import { RandomManifest } from './random/manifests.ts';

const EDITS = often(100_000, 2_000);
/** Of so many edits in a row each can be undone. */
const SERIES = 10;

test(`${EDITS} edits of manifests in every style`, () => {
  const count = { done: 0, refused: 0 };
  for (let seed = 1; count.done < EDITS; seed++) {
    const made = new RandomManifest(seed);
    const manifest = made.manifest();
    if (manifest) runSeries(made, manifest, count);
  }
  // What is refused are moves of commented parts between lists and fields.
  expect(count.refused / count.done).toBeLessThan(0.01);
});

test('many texts at once: each says what it is to say, and one undo gives the first bytes back', () => {
  const series = often(5_000, 200);
  let count = 0;
  for (let seed = 1; count < series; seed++) {
    const made = new RandomManifest(seed);
    const manifest = made.manifest();
    if (!manifest) continue;
    const texts = pointersOf(manifest.value).filter((pointer) => typeof valueAt(manifest.value, pointer) === 'string');
    const chosen = texts.filter(() => made.random() < 0.5);
    const edits = chosen.map((path): Edit => ({ op: 'replace', path, value: `${String(valueAt(manifest.value, path))}${made.scalar()}` })); // prettier-ignore
    const edited = editText(manifest.text, edits);
    if (isRefusal(edited)) throw new Error(`${edited.refusal}\n${manifest.text}`);
    count++;
    const read = parse('', edited.text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')) as Source;
    expect(read.value, manifest.text).toEqual(edits.reduce(applyEdit, manifest.value));
    expect(applySplices(edited.text, inverseOf(manifest.text, edited.splices))).toBe(manifest.text);
    expect(edited.text.match(COMMENT)).toEqual(manifest.text.match(COMMENT));
  }
});

function runSeries(
  made: RandomManifest,
  manifest: { text: string; value: unknown },
  count: { done: number; refused: number },
) {
  let { text, value } = manifest;
  const undo: (typeof text)[] = [];
  const inverses: ReturnType<typeof inverseOf>[] = [];
  for (let round = 0; round < SERIES; round++) {
    const edit = randomEdit(value, made);
    const wanted = edit && modelOf(value, edit);
    if (!edit || !wanted) continue;
    const edited = editText(text, [edit]);
    const shown = `${JSON.stringify(edit)}\n${text}`;
    if (isRefusal(edited)) {
      count.refused++;
      continue;
    }
    count.done++;
    const read = parse('', edited.text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')) as Source;
    if (!isDeepStrictEqual(read.value, wanted.value)) expect(read.value, shown).toEqual(wanted.value);
    expect(applySplices(text, edited.splices), shown).toBe(edited.text);
    if (isDeepStrictEqual(wanted.value, value) && edit.op === 'replace') expect(edited.splices, shown).toEqual([]);
    expect(edited.text.startsWith('\uFEFF'), shown).toBe(text.startsWith('\uFEFF'));
    if (text.includes('\r\n')) expect(edited.text.replaceAll('\r\n', ''), shown).not.toContain('\n');
    expectComments(text, edited.text, edit, value);
    undo.push(text);
    inverses.push(inverseOf(text, edited.splices));
    ({ text } = edited);
    ({ value } = wanted);
  }
  for (const before of undo.toReversed()) {
    text = applySplices(text, inverses.pop()!);
    expect(text).toBe(before);
  }
  expect(text).toBe(manifest.text);
}

function modelOf(value: unknown, edit: Edit): { value: unknown } | undefined {
  try {
    return { value: applyEdit(value, edit) };
  } catch {
    return undefined;
  }
}

const COMMENT = /# (?:above|beside|in) \w+/g;

/** Nothing but a removed or overwritten part takes comments along, and those above an entry are still above it. */
function expectComments(before: string, after: string, edit: Edit, value: unknown) {
  const shown = `${JSON.stringify(edit)}\n${before}\n=====\n${after}`;
  const kept = new Set(after.match(COMMENT));
  const lost = (before.match(COMMENT) ?? []).filter((comment) => !kept.has(comment));
  const overwrites = edit.op === 'remove' || (edit.op !== 'rename' && typeof valueAt(value, edit.path) === 'object');
  if (!overwrites) expect(lost, shown).toEqual([]);
  for (const [, name] of after.matchAll(/^ *# above (k\d+)\r?\n/gm)) {
    // A renamed or removed field has another name, and a copy has the comment twice.
    if (!new RegExp(`["' {-]${name}["']?:|^${name}:`, 'm').test(after)) continue;
    if (before.includes(`# above ${name}`))
      expect(after, shown).toMatch(new RegExp(`# above ${name}\\r?\\n(?: *#.*\\r?\\n)*[ -]*["']?${name}["']?:`));
  }
}

const LIST = ['items:', '  - one', '  - two', '', '  - three', '  # about four', '  - four', '', '', '  - five', '', 'after: 1', ''].join('\n'); // prettier-ignore
const MOVES = [0, 1, 2, 3, 4].flatMap((from) => [0, 1, 2, 3, 4].map((to) => [from, to] as const));

test.each(MOVES)('entry %i of a list in groups moves to %i, and no blank line comes or goes', (from, to) => {
  const edited = editText(LIST, [{ op: 'move', from: `/items/${from}`, path: `/items/${to}` }]);
  if (isRefusal(edited)) throw new Error(edited.refusal);
  expect(edited.text.split('\n').toSorted()).toEqual(LIST.split('\n').toSorted());
});

test('an entry that is added to a list in groups is not made a group of its own', () => {
  const edited = editText('items:\n  - one\n  - two\n\n  - three\n', [{ op: 'add', path: '/items/-', value: 'four' }]);
  expect(edited).toMatchObject({ text: 'items:\n  - one\n  - two\n\n  - three\n  - four\n' });
});

test('opening every field of a site and closing it again writes nothing', () => {
  const text = readFileSync('site.yaml', 'utf8');
  const { value } = parse('site.yaml', text) as Source;
  const edits = pointersOf(value).map((path): Edit => ({ op: 'replace', path, value: valueAt(value, path) }));
  expect(edits.length).toBeGreaterThan(3000);
  for (let at = 0; at < edits.length; at += 500)
    expect(editText(text, edits.slice(at, at + 500))).toMatchObject({ splices: [] });
});
