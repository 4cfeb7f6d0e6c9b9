/** What was changed is listed part by part, and each part can be taken back alone. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../../editing/apply-edit.ts';
import { isRefusal } from '../../../editing/edit.ts';
import { editText, parseOrRefuse } from '../../../editing/edit-text.ts';
import type { EditedText } from '../../../editing/edit-text.ts';
import { isConflict } from '../../../editing/merge-text.ts';
import { changesBetween } from '../../../editing/review/changes.ts';
import { revertChange, revertAll } from '../../../editing/review/revert.ts';
import { editsToRevert } from '../../../editing/review/revert-edits.ts';
import { applySplices } from '../../../manifest/yaml/edit/splice.ts';
import { often } from '../../support/texts/often.ts';
import { randomEdit } from './random/edits.ts';
import { RandomManifest } from './random/manifests.ts';

const TEXT = `# The club
name: Boats # short
pages:
  # The first page
  - path: /
    title: Home
    blocks:
      - type: hero
        heading: We sail
      # asked for by Ada
      - type: notice
        text: 'No wind, no boat'

      - type: cards
        heading: Ways in
  - path: /about
    title: About us
    blocks: []
`;

const changesOf = (text: string, old = TEXT) => changesBetween(parseOrRefuse(old), parseOrRefuse(text));
const without = (text: string, number: number, old = TEXT) => revertChange(old, text, changesOf(text, old)[number]!) as EditedText; // prettier-ignore

describe('changes are found where they are:', () => {
  test.each<[string, [string, string], string[]]>([
    ['a text', ['We sail', 'We row'], ['changed /pages/0/blocks/0/heading']],
    ['a field more', ['name: Boats # short\n', 'name: Boats # short\nurl: x\n'], ['added /url']],
    ['a field less', ['    title: About us\n', ''], ['removed /pages/1/title']],
    ['a comment alone', ['# short', '# long'], []],
    ['an entry less', ["      # asked for by Ada\n      - type: notice\n        text: 'No wind, no boat'\n", ''], ['removed /pages/0/blocks/1']], // prettier-ignore
    ['an entry more', ['    blocks: []', '    blocks:\n      - type: hero'], ['added /pages/1/blocks/0']],
  ])('%s', (_name, [from, to], expected) => {
    const found = changesOf(TEXT.replace(from, to));
    expect(found.map(({ kind, before, after }) => `${kind} ${after ?? before}`)).toEqual(expected);
  });

  test('an entry that was moved and changed is both, and each is taken back alone', () => {
    const edited = editText(TEXT, [
      { op: 'move', from: '/pages/0/blocks/2', path: '/pages/0/blocks/0' },
      { op: 'replace', path: '/pages/0/blocks/0/heading', value: 'Ways out' },
    ]) as EditedText;
    expect(changesOf(edited.text).map(({ kind }) => kind)).toEqual(['moved', 'changed']);
    expect(without(edited.text, 1).text).toBe(edited.text.replace('Ways out', 'Ways in'));
    expect(changesOf(without(edited.text, 0).text).map(({ kind }) => kind)).toEqual(['changed']);
  });
});

describe('left out,', () => {
  test('a block that was removed is there again with its comment and its quotes, and other changes stay', () => {
    const removed = editText(TEXT, [{ op: 'remove', path: '/pages/0/blocks/1' }]) as EditedText;
    const text = removed.text.replace('About us', 'Who we are').replace('# short', '# shorter');
    expect(without(text, 0).text).toBe(TEXT.replace('About us', 'Who we are').replace('# short', '# shorter'));
  });

  test('one of two texts on neighbouring lines leaves the other', () => {
    const text = TEXT.replace('path: /about\n    title: About us', 'path: /about\n    title: Who').replace('blocks: []', 'blocks: [] # none'); // prettier-ignore
    expect(without(text, 0).text).toBe(text.replace('title: Who', 'title: About us'));
  });

  test('a page that was added goes with all that is in it', () => {
    const text = `${TEXT}  - path: /new\n    title: New # draft\n    blocks: []\n`;
    expect(without(text, 0).text).toBe(TEXT);
  });

  test('lines of Windows stay lines of Windows', () => {
    const text = TEXT.replaceAll('\n', '\r\n').replace('We sail', 'We row');
    expect(without(text, 0).text).toBe(TEXT.replaceAll('\n', '\r\n'));
  });
});

const ROUNDS = often(5_000, 150);

test(`${ROUNDS} manifests after random edits: one change is taken back, and nothing else; all one by one give the first value`, () => {
  const count = { done: 0, refused: 0 };
  for (let seed = 1; count.done < ROUNDS; seed++) {
    const made = new RandomManifest(seed);
    const manifest = made.manifest();
    if (!manifest) continue;
    let { text } = manifest;
    for (let turn = 0; turn < 4; turn++) {
      const edit = randomEdit(parseOrRefuse(text), made);
      const edited = edit && editText(text, [edit]);
      if (edited && !isRefusal(edited)) ({ text } = edited);
    }
    const all = revertAll(manifest.text, text, text);
    expect(!isRefusal(all) && !isConflict(all) && applySplices(text, all.splices)).toBe(manifest.text);
    for (let left = changesOf(text, manifest.text); left.length > 0; left = changesOf(text, manifest.text)) {
      const change = made.one(left);
      const [before, after] = [parseOrRefuse(manifest.text), parseOrRefuse(text)];
      const edited = revertChange(manifest.text, text, change);
      count.done++;
      if (isRefusal(edited)) {
        count.refused++;
        break;
      }
      expect(applySplices(text, edited.splices)).toBe(edited.text);
      expect(parseOrRefuse(edited.text)).toEqual(editsToRevert(before, after, change).reduce(applyEdit, after));
      ({ text } = edited);
    }
    if (changesOf(text, manifest.text).length === 0) expect(parseOrRefuse(text)).toEqual(parseOrRefuse(manifest.text));
  }
  expect(count.refused / count.done).toBeLessThan(0.02);
});

test('in a long file, every part of a page that was deleted comes back as it was written', () => {
  const site = readFileSync('examples/bicycle-workshop/site.yaml', 'utf8');
  const edited = editText(site, [{ op: 'remove', path: '/routes/3' }, { op: 'replace', path: '/brand/name', value: 'Spokes' }]) as EditedText; // prettier-ignore
  const number = changesOf(edited.text, site).findIndex(({ kind }) => kind === 'removed');
  const back = without(edited.text, number, site);
  expect(back.text).toBe(
    (editText(site, [{ op: 'replace', path: '/brand/name', value: 'Spokes' }]) as EditedText).text,
  );
});
