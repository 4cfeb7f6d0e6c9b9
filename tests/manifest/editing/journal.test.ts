/** Everything that was done can be undone: the last, all, or one of long ago alone. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../editing/edit.ts';
import type { Edit } from '../../../editing/edit.ts';
import { editText, parseOrRefuse } from '../../../editing/edit-text.ts';
import type { EditedText } from '../../../editing/edit-text.ts';
import { hashOf, Journal } from '../../../editing/journal.ts';
import type { Proposal } from '../../../editing/journal.ts';
import { isConflict } from '../../../editing/merge-text.ts';
import { often } from '../../support/texts/often.ts';
import { randomEdit } from './random/edits.ts';
import { RandomManifest } from './random/manifests.ts';

const take = (journal: Journal, result: ReturnType<Journal['undo']>): boolean => {
  if (isRefusal(result) || isConflict(result)) return false;
  journal.commit(result satisfies Proposal);
  return true;
};
const edit = (journal: Journal, ...edits: Edit[]) => journal.record(editText(journal.text, edits) as EditedText);
const replace = (path: string, value: unknown): Edit => ({ op: 'replace', path, value });

test('undo and redo, to the first byte and back, in series at random', () => {
  for (let seed = 1; seed <= often(3000, 150); seed++) {
    const made = new RandomManifest(seed);
    const manifest = made.manifest();
    if (!manifest) continue;
    const journal = new Journal(manifest.text);
    const texts = [journal.text];
    for (let round = 0; round < 12; round++) {
      const chance = made.random();
      const at = texts.indexOf(journal.text);
      if (chance < 0.25) take(journal, journal.undo());
      else if (chance < 0.4) take(journal, journal.redo());
      else {
        const one = randomEdit(parseOrRefuse(journal.text), made);
        const edited = one && editText(journal.text, [one]);
        if (edited && !isRefusal(edited)) journal.record(edited);
      }
      expect(journal.hash).toBe(hashOf(journal.text));
      if (at === -1) texts.push(journal.text);
    }
    const last = journal.text;
    let undone = 0;
    while (take(journal, journal.undo())) undone++;
    expect(journal.text).toBe(manifest.text);
    for (; undone > 0; undone--) expect(take(journal, journal.redo())).toBe(true);
    expect(journal.text).toBe(last);
    for (const { before } of journal.changes) expect(hashOf(journal.textOf(before)!)).toBe(before);
  }
});

test('each edit of a series can be undone alone, in any order, and the value is the first again', () => {
  const count = { whole: 0, stuck: 0 };
  for (let seed = 1; seed <= often(3000, 150); seed++) {
    const made = new RandomManifest(seed);
    const manifest = made.manifest();
    if (!manifest) continue;
    const journal = new Journal(manifest.text);
    let ids: number[] = [];
    for (let round = 0; round < 5; round++) {
      const one = randomEdit(parseOrRefuse(journal.text), made);
      const edited = one && editText(journal.text, [one]);
      if (edited && !isRefusal(edited)) ids.push(journal.record(edited));
    }
    for (let turn = 0; turn < 10 && ids.length > 0; turn++) {
      const id = made.one(ids);
      if (take(journal, journal.undo(id))) ids = ids.filter((other) => other !== id);
    }
    while (take(journal, journal.undo()));
    if (isDeepStrictEqual(parseOrRefuse(journal.text), manifest.value)) count.whole++;
    else count.stuck++; // what two edits changed cannot be undone in any order
  }
  expect(count.stuck / count.whole).toBeLessThan(0.2);
});

describe('one edit of several', () => {
  const text = 'a: one # first\n\n# of b\nb:\n  - x\n  - y\nc: three\n';

  test('is undone with the comments that it removed, and the others stay', () => {
    const journal = new Journal(text);
    const removed = edit(journal, { op: 'remove', path: '/b' });
    edit(journal, replace('/c', 'third'));
    edit(journal, { op: 'add', path: '/d', value: 4 });
    expect(take(journal, journal.undo(removed))).toBe(true);
    expect(journal.text).toBe('a: one # first\n\n# of b\nb:\n  - x\n  - y\nc: third\nd: 4\n');
  });

  test('cannot be undone where a later one changed the same text, and says where', () => {
    const journal = new Journal(text);
    const first = edit(journal, replace('/a', 'two'));
    edit(journal, replace('/a', 'three'));
    expect(journal.undo(first)).toEqual({ conflicts: [{ pointer: '/a', ours: 'one', theirs: 'three' }] });
  });

  test('is undone where the file has changed as well', () => {
    const journal = new Journal(text);
    edit(journal, replace('/b/1', 'why'));
    journal.recordExternalChange(journal.text.replace('a: one', '# new\na: 1'));
    expect(take(journal, journal.undo())).toBe(true);
    expect(journal.text).toBe(text.replace('a: one', '# new\na: 1'));
  });
});

test('with nothing done there is nothing to undo', () => {
  const journal = new Journal('a: 1\n');
  expect(journal.undo()).toEqual({ refusal: 'There is nothing to undo.' });
  expect(journal.redo()).toEqual({ refusal: 'There is nothing to do again.' });
  expect(journal.state).toEqual({ canUndo: false, canRedo: false });
});
