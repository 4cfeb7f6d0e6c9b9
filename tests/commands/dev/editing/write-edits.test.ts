/** Edits are written into the file whatever else happens to it meanwhile, and nobody's words are lost. */
import {
  chmodSync,
  existsSync,
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Edit } from '../../../../editing/edit.ts';
import { parseOrRefuse } from '../../../../editing/edit-text.ts';
import { Writer } from '../../../../scripts/dev/editing/writer.ts';
import type { CurrentState, Written } from '../../../../scripts/dev/editing/writer.ts';
import { makeFolder } from '../../../support/files/folder.ts';

const folder = makeFolder();
const file = join(folder, 'site.yaml');
const TEXT =
  '# The boat club.\nname: Boats # short\npages:\n  - path: /\n    title: Home\n  - path: /about\n    title: About us\n';
const replace = (path: string, value: unknown): Edit[] => [{ op: 'replace', path, value }];
const text = () => readFileSync(file, 'utf8');

/** Writes a file as if it had been done a while ago. */
function put(content: string | Uint8Array, path = file): void {
  writeFileSync(path, content);
  utimesSync(path, new Date(Date.now() - 5000), new Date(Date.now() - 5000));
}

async function hashOf(writer: Writer): Promise<string> {
  return ((await writer.state()) as CurrentState).hash;
}

beforeEach(() => {
  rmSync(file, { force: true });
  put(TEXT);
});

describe('an edit', () => {
  test('changes its line, and is undone and done again', async () => {
    const writer = new Writer(file);
    const base = await hashOf(writer);
    const done = await writer.edit(base, replace('/pages/1/title', 'About'));
    expect(done).toMatchObject({ kind: 'written', lines: 1, canUndo: true, canRedo: false });
    expect(text()).toBe(TEXT.replace('About us', 'About'));
    expect(await writer.undo()).toMatchObject({ kind: 'written', hash: base, canUndo: false, canRedo: true });
    expect(text()).toBe(TEXT);
    expect(await writer.redo()).toMatchObject({ hash: (done as Written).hash });
  });

  test('that somebody has undone by hand is undone without a change, and the next undo is of the one before it', async () => {
    const writer = new Writer(file);
    await writer.edit(await hashOf(writer), replace('/name', 'Ships'));
    await writer.edit(await hashOf(writer), replace('/pages/1/title', 'About'));
    put(text().replace('title: About\n', 'title: About us\n'));
    expect(await writer.undo()).toMatchObject({ kind: 'written', lines: 0, canUndo: true, canRedo: true });
    expect(await writer.undo()).toMatchObject({ kind: 'written', lines: 1, canUndo: false, canRedo: true });
    expect(text()).toBe(TEXT);
    expect(await writer.redo()).toMatchObject({ lines: 1 });
    expect(await writer.redo()).toMatchObject({ lines: 0, canUndo: true, canRedo: false });
    expect(text()).toBe(TEXT.replace('Boats', 'Ships'));
  });

  test('that says what is there already writes nothing', async () => {
    const writer = new Writer(file);
    const { mtimeMs, ino } = statSync(file);
    expect(await writer.edit(await hashOf(writer), replace('/name', 'Boats'))).toMatchObject({
      lines: 0,
      canUndo: false,
    });
    expect(statSync(file)).toMatchObject({ mtimeMs, ino });
  });

  test('keeps who may read the file, and the link that leads to it', async () => {
    const real = join(folder, 'real.yaml');
    renameSync(file, real);
    chmodSync(real, 0o640);
    symlinkSync('real.yaml', file);
    const writer = new Writer(file);
    await writer.edit(await hashOf(writer), replace('/name', 'Ships'));
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(readFileSync(real, 'utf8')).toContain('name: Ships # short');
  });

  test('made of an older text is merged into the present one', async () => {
    const writer = new Writer(file);
    const base = await hashOf(writer);
    put(TEXT.replace('title: Home', 'title: Start # new'));
    expect(await writer.edit(base, replace('/pages/1/title', 'About'))).toMatchObject({ kind: 'written' });
    expect(text()).toBe(TEXT.replace('title: Home', 'title: Start # new').replace('About us', 'About'));
  });

  test('of a text that both changed is a conflict, and nothing is written', async () => {
    const writer = new Writer(file);
    const base = await hashOf(writer);
    const theirs = TEXT.replace('About us', 'Who we are');
    put(theirs);
    expect(await writer.edit(base, replace('/pages/1/title', 'About'))).toEqual({
      kind: 'conflict',
      conflicts: [{ pointer: '/pages/1/title', ours: 'About', theirs: 'Who we are' }],
    });
    expect(text()).toBe(theirs);
  });

  test('of two tabs, one of which is behind, is in the file with the other', async () => {
    const writer = new Writer(file);
    const base = await hashOf(writer);
    await Promise.all([
      writer.edit(base, replace('/name', 'Ships')),
      writer.edit(base, replace('/pages/0/title', 'Start')),
      writer.edit(base, [{ op: 'add', path: '/pages/2', value: { path: '/new', title: 'New' } }]),
    ]);
    expect(text()).toBe(`${TEXT.replace('Boats', 'Ships').replace('Home', 'Start')}  - path: /new\n    title: New\n`);
  });
});

test('what the file says is known after edits, and after one that was taken back', async () => {
  const writer = new Writer(file);
  const base = await hashOf(writer);
  const says = async () => writer.valueOf(await hashOf(writer));
  const edited = (await writer.edit(base, replace('/name', 'Ships'))) as Written;
  expect(await says()).toEqual(parseOrRefuse(text()));
  await writer.undo();
  const again = (await writer.edit(base, replace('/pages/0/title', 'Start'))) as Written;
  expect(await says()).toEqual(parseOrRefuse(text()));
  await writer.edit(edited.hash, replace('/pages/1/title', 'About'));
  expect(await says()).toEqual(parseOrRefuse(text()));
  expect(writer.valueOf(again.hash)).toMatchObject({ name: 'Boats', pages: [{ title: 'Start' }, {}] });
});

describe('editing pauses in words, and writes nothing, while the file', () => {
  test.each<[string, string | Uint8Array | undefined, string]>([
    ['is empty', '', 'The file cannot be read: The file holds nothing'],
    [
      'is half written',
      TEXT.slice(0, TEXT.indexOf('us')).replace('title: About', 'title: "About'),
      'The file cannot be read',
    ],
    ['has a mistake', TEXT.replace('name:', 'name'), 'The file cannot be read'],
    ['has conflict marks of Git', `<<<<<<< HEAD\n${TEXT}=======\n${TEXT}>>>>>>> x\n`, 'The file cannot be read'],
    ['is no text', new Uint8Array([0xff, 0xfe, 0, 1]), 'cannot be read as text'],
    ['is gone', undefined, 'cannot be read as text'],
  ])('%s', async (_name, content, sentence) => {
    const writer = new Writer(file);
    const base = await hashOf(writer);
    if (content === undefined) rmSync(file);
    else put(content);
    for (const outcome of [
      await writer.edit(base, replace('/name', 'Ships')),
      await writer.undo(),
      await writer.state(),
    ]) {
      expect(outcome.kind).toBe('unavailable');
      expect((outcome as { sentence: string }).sentence).toContain(sentence);
      expect((outcome as { sentence: string }).sentence).toContain('Editing goes on as soon as the mistake is fixed');
    }
    if (content === undefined) expect(existsSync(file)).toBe(false);
    else expect(readFileSync(file).equals(Buffer.from(content))).toBe(true);
    put(TEXT);
    expect(await writer.edit(base, replace('/name', 'Ships'))).toMatchObject({ kind: 'written' });
  });

  test('lies in a folder that may not be written', async () => {
    if (process.getuid?.() === 0) return; // root may write anywhere
    const writer = new Writer(file);
    const base = await hashOf(writer);
    chmodSync(folder, 0o500);
    const outcome = await writer.edit(base, replace('/name', 'Ships'));
    chmodSync(folder, 0o700);
    expect(outcome).toMatchObject({ kind: 'unavailable', sentence: expect.stringContaining('Cannot write') as string });
    expect(text()).toBe(TEXT);
  });
});
