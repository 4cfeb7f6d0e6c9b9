/** Two hands on one file: both changes are there, or a question names what both have changed. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../../editing/apply-edit.ts';
import { differences } from '../../../editing/compare/differences.ts';
import { isRefusal } from '../../../editing/edit.ts';
import type { Edit } from '../../../editing/edit.ts';
import { editText, parseOrRefuse } from '../../../editing/edit-text.ts';
import { isConflict, mergeText } from '../../../editing/merge-text.ts';
import { valueAt } from '../../../schema/values/pointer.ts';
import { often } from '../../support/texts/often.ts';
import { pointersOf, randomEdit } from './random/edits.ts';
import { RandomManifest } from './random/manifests.ts';

/** Every text and number of a value, in no order. */
const leaves = (value: unknown): string[] =>
  pointersOf(value)
    .map((pointer) => valueAt(value, pointer))
    .filter((leaf) => typeof leaf !== 'object' || leaf === null)
    .map((leaf) => JSON.stringify(leaf))
    .toSorted();

const RACES = often(20_000, 600);

test('differences make one value of another', () => {
  for (let seed = 1; seed <= often(30_000, 2000); seed++) {
    const made = new RandomManifest(seed);
    const [before, after] = [made.fields(4, 3), made.fields(4, 3)];
    const list = [made.value(2), made.value(2), made.value(2), before];
    const other = [before, made.value(2), ...list.toReversed().slice(0, made.below(4))];
    for (const [from, to] of [
      [before, after],
      [list, other],
    ])
      // prettier-ignore
      expect(differences(from, to).reduce(applyEdit, from)).toEqual(to);
  }
});

test(`${RACES} races: no word is lost, or it is asked`, () => {
  const count = { merged: 0, asked: 0, refused: 0 };
  for (let seed = 1; count.merged + count.asked < RACES; seed++) {
    const made = new RandomManifest(seed);
    const manifest = made.manifest();
    if (!manifest) continue;
    const { text, value } = manifest;
    const mine = marked(made, value, 'mine');
    const theirs = marked(made, value, 'theirs');
    const changed = theirs && editText(text, [theirs]);
    if (!mine || !changed || isRefusal(changed)) continue;
    const merged = mergeText(text, [mine], changed.text);
    const shown = JSON.stringify({ mine, theirs, text });
    if (isRefusal(merged)) count.refused++;
    else if (isConflict(merged)) {
      count.asked++;
      expect(merged.conflicts, shown).not.toEqual([]);
    } else {
      count.merged++;
      expectBoth(value, { mine, theirs }, parseOrRefuse(merged.text), shown);
    }
  }
  expect(count.refused / RACES).toBeLessThan(0.001); // in words, and with nothing written
  expect(count.asked / RACES).toBeLessThan(0.35); // the manifests are small: both often change the same
});

/** Returns an edit whose texts are found again in what is merged. */
function marked(made: RandomManifest, value: unknown, mark: string): Edit | undefined {
  const edit = randomEdit(value, made);
  if (!edit || !isAllowed(value, edit)) return undefined;
  return 'value' in edit
    ? { ...edit, value: typeof edit.value === 'object' ? edit.value : `${mark} ${made.name()}` }
    : edit;
}

function isAllowed(value: unknown, edit: Edit): boolean {
  try {
    applyEdit(value, edit);
    return true;
  } catch {
    return false;
  }
}

/** What one of the two added is there, and what neither removed. */
function expectBoth(base: unknown, edits: { mine: Edit; theirs: Edit }, merged: unknown, shown: string) {
  const [mine, theirs] = [applyEdit(base, edits.mine), applyEdit(base, edits.theirs)];
  const all = leaves(merged);
  const isOnce = (leaf: string) => leaves(base).indexOf(leaf) === leaves(base).lastIndexOf(leaf);
  const kept = (leaf: string) => isOnce(leaf) && leaves(mine).includes(leaf) && leaves(theirs).includes(leaf);
  for (const leaf of leaves(base)) if (kept(leaf)) expect(all, shown).toContain(leaf);
  for (const version of [mine, theirs])
    for (const leaf of leaves(version)) if (!leaves(base).includes(leaf)) expect(all, shown).toContain(leaf);
  if (isDeepStrictEqual(mine, theirs)) expect(merged, shown).toEqual(mine);
}

describe('both change', () => {
  const text = 'a: one\nlist:\n  - id: x\n    text: X # about x\n  # about y\n  - id: y\n    text: Y\n';
  const merged = (edits: Edit[], theirs: string) => {
    const result = mergeText(text, edits, theirs);
    return isRefusal(result) ? result.refusal : isConflict(result) ? result.conflicts : result.text;
  };

  test('different texts of an entry that they moved', () => {
    const theirs = 'a: one\nlist:\n  # about y\n  - id: y\n    text: why\n  - id: x\n    text: X # about x\n';
    expect(merged([{ op: 'replace', path: '/list/0/text', value: 'ex' }], theirs)).toBe(theirs.replace('X #', 'ex #'));
  });

  test('one adds below what the other adds above', () => {
    const theirs = text.replace('list:\n', 'list:\n  - id: new\n');
    expect(merged([{ op: 'add', path: '/list/2', value: { id: 'last' } }], theirs)).toBe(`${theirs}  - id: last\n`);
  });

  test('one moves an entry and the other its text: comments go along', () => {
    expect(merged([{ op: 'move', from: '/list/1', path: '/list/0' }], text.replace('Y', 'why'))).toBe(
      'a: one\nlist:\n  # about y\n  - id: y\n    text: why\n  - id: x\n    text: X # about x\n',
    );
  });

  test('the same to the same', () => {
    const theirs = text.replace('one', 'two');
    expect(merged([{ op: 'replace', path: '/a', value: 'two' }], theirs)).toBe(theirs);
  });

  test('the same to something else, which is asked', () => {
    const conflicts = merged([{ op: 'replace', path: '/list/1/text', value: 'mine' }], text.replace('Y', 'theirs'));
    expect(conflicts).toEqual([{ pointer: '/list/1/text', ours: 'mine', theirs: 'theirs' }]);
  });

  test('a text of an entry that the other removed, which is asked', () => {
    const theirs = text.slice(0, text.indexOf('  # about y'));
    expect(merged([{ op: 'replace', path: '/list/1/text', value: 'mine' }], theirs)).toEqual([
      { pointer: '/list', ours: { id: 'y', text: 'mine' } },
    ]);
  });

  test('a comment alone', () => {
    const theirs = text.replace('a: one', 'a: one # new');
    expect(merged([{ op: 'replace', path: '/a', value: 'two' }], theirs)).toBe(theirs.replace('one', 'two'));
  });

  test('and theirs is only half written', () => {
    expect(merged([{ op: 'replace', path: '/a', value: 'two' }], 'a: "on')).toContain('The file cannot be read:');
  });
});
