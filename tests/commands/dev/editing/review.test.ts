/** What was changed is reviewed, left out and committed by pages of this dev server, and nothing else is committed. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PagePlan } from '../../../../scripts/dev/editing/plans/pages/pages.ts';
import type { CommitAnswer, Review, ShownPage } from '../../../../scripts/dev/editing/review/review.ts';
import type { Outcome } from '../../../../scripts/dev/editing/writer.ts';
import { startCommand, startCommandWith } from '../../../support/commands.ts';
import type { RunningCommand } from '../../../support/commands.ts';
import { makeFolder } from '../../../support/files/folder.ts';
import { getPort } from '../../../support/http/port.ts';
import { openDevPage } from '../../../support/http/dev-page.ts';
import type { DevPage } from '../../../support/http/dev-page.ts';

const folder = makeFolder();
const manifest = join(folder, 'site', 'site.yaml');
const original = readFileSync('examples/bicycle-workshop/site.yaml', 'utf8');
let dev: RunningCommand;
let page: DevPage;

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
const text = () => readFileSync(manifest, 'utf8');
const hook = join(folder, '.git/hooks/pre-commit');

const ask = <Answer>(name: string, body: object) => page.ask<Answer>(name, body);
const review = () => ask<Review>('review', {});
const edit = async (edits: object[]) => ask<Outcome>('edit', { base: (await review()).hash, edits });
const commit = async (message: string) => ask<CommitAnswer>('commit', { base: (await review()).hash, message });
const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });

beforeAll(async () => {
  cpSync('examples/bicycle-workshop', join(folder, 'site'), { recursive: true });
  writeFileSync(join(folder, 'notes.txt'), 'one\n');
  git('init', '--quiet');
  git('config', 'user.name', 'Ada Brown');
  git('config', 'user.email', 'ada@example.com');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Start');
  dev = await startCommandWith({ GIT_CONFIG_GLOBAL: '/dev/null' }, 'dev', manifest, '--port', String(await getPort()));
  page = await openDevPage(dev.url);
});
beforeEach(() => {
  git('checkout', '--quiet', '-f', '-B', 'work', 'HEAD');
  git('clean', '-fdq');
  rmSync(hook, { force: true });
});
afterAll(() => dev?.process.kill());

describe('a review', () => {
  test('names what was changed as the lists of pages and blocks do, with the old and the new words', async () => {
    await edit([
      replace('/routes/0/blocks/0/heading', 'Mend your own bike'),
      { op: 'remove', path: '/routes/0/blocks/2' },
      { op: 'move', from: '/routes/2', path: '/routes/1' },
    ]);
    const { parts, since, lines, file, commit: state, files } = await review();
    expect({ since, file, files, state }).toEqual({ since: 'commit', file: 'site.yaml', files: [], state: { author: 'Ada Brown <ada@example.com>' } }); // prettier-ignore
    expect(lines).toBeGreaterThan(10);
    const [home, ...others] = parts;
    expect(home!.page).toBe('/');
    expect(home!.changes[0]).toEqual({
      number: 0, kind: 'changed', what: 'value', name: ['heading', 'hero'],
      before: [{ kind: 'same', text: 'Mend your own ' }, { kind: 'removed', text: 'bicycle' }],
      after: [{ kind: 'same', text: 'Mend your own ' }, { kind: 'added', text: 'bike' }],
    }); // prettier-ignore
    expect(home!.changes[1]).toMatchObject({ kind: 'removed', what: 'block', name: ['cards'], title: 'Three ways in' });
    expect(others.flatMap(({ changes }) => changes)).toMatchObject([{ kind: 'moved', what: 'page', places: [3, 2] }]);
  });

  test('has the pages as they were, and as they are', async () => {
    await edit([replace('/routes/0/blocks/0/heading', 'Repair it')]);
    const { hash, from } = await review();
    const headingOf = async (of: string) => /<h1[^>]*>([^<]*)/.exec((await ask<{ html: string }>('shown', { page: '/', hash: of })).html)?.[1]; // prettier-ignore
    expect([await headingOf(from), await headingOf(hash)]).toEqual(['Mend your own bicycle', 'Repair it']);
    expect(await ask<ShownPage>('shown', { page: '/', hash: 'x' })).toHaveProperty('sentence');
  });

  test('leaves one change out, and the others stay, byte for byte', async () => {
    await edit([replace('/routes/0/blocks/0/heading', 'Repair it'), { op: 'remove', path: '/routes/0/blocks/2' }]);
    const { hash, from, parts } = await review();
    const { number } = parts[0]!.changes[1]!;
    expect(await ask('edit', { base: hash, from, revert: number })).toMatchObject({ kind: 'written' });
    expect(text()).toBe(original.replace('heading: Mend your own bicycle', 'heading: Repair it'));
    expect(await ask('edit', { undo: true })).toMatchObject({ kind: 'written' });
    const again = await review();
    expect(await ask('edit', { base: again.hash, from, revert: 'all' })).toMatchObject({ kind: 'written' });
    expect(text()).toBe(original);
  });

  test('lists what has changed since editing started where the last commit cannot be read, and that can be committed', async () => {
    writeFileSync(join(folder, 'broken.yaml'), 'brand: [');
    git('update-index', '--cacheinfo', `100644,${git('hash-object', '-w', 'broken.yaml').trim()},site/site.yaml`);
    git('commit', '--quiet', '-m', 'Broken');
    await edit([replace('/routes/0/blocks/0/heading', 'Repair it')]);
    const { hash, since, parts } = await review();
    expect([since, parts.length, parts[0]!.changes.length]).toEqual(['start', 1, 1]);
    expect(await ask('commit', { base: hash, message: 'Readable again' })).toMatchObject({
      committed: expect.stringMatching(/./) as string,
    });
    expect((await review()).since).toBe('commit');
    git('reset', '--quiet', 'HEAD^^');
  });

  test('says so where a change cannot be left out alone, and where somebody else has changed the same', async () => {
    const plan = await ask<PagePlan>('plan', { act: 'add', after: '/', path: '/new', name: 'New', isDraft: false });
    const link = { label: 'New', to: '/new' };
    expect(await edit([...plan.edits, { op: 'add', path: '/navigation/items/0', value: link }])).toMatchObject({ kind: 'written' }); // prettier-ignore
    const { hash, from, parts } = await review();
    const { number } = parts.find(({ page: path }) => path === '/new')!.changes[0]!;
    expect(await ask('edit', { base: hash, from, revert: number })).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining('/new') as string,
    });
    writeFileSync(manifest, text().replace('label: New', 'label: Newer'));
    const other = parts.find(({ page: path }) => path === undefined)!.changes[0]!;
    expect(await ask('edit', { base: hash, from, revert: other.number })).toMatchObject({ kind: 'conflict' });
  });
});

describe('a commit', () => {
  const MESSAGE = '# Not a comment\n\n$(touch hacked) `touch hacked`; "quoted" \\ --amend';

  test('has the manifest and the pictures that it names, and never what else is staged; nothing is pushed', async () => {
    git('remote', 'add', 'origin', join(folder, 'nowhere'));
    writeFileSync(join(folder, 'notes.txt'), 'two\n');
    git('add', 'notes.txt');
    mkdirSync(join(folder, 'site/public/images'), { recursive: true });
    cpSync('examples/bicycle-workshop/public/images/wheel.svg', join(folder, 'site/public/images/new.svg'));
    cpSync('examples/bicycle-workshop/public/images/wheel.svg', join(folder, 'site/public/images/other.svg'));
    await expect.poll(() => edit([replace('/routes/0/meta/social/image/file', '/images/new.svg')])).toMatchObject({ kind: 'written' }); // prettier-ignore
    expect((await review()).files).toEqual(['/images/new.svg']);
    const { committed } = (await commit(MESSAGE)) as { committed: string };
    expect(git('show', '--name-only', '--format=', committed).trim().split('\n')).toEqual(['site/public/images/new.svg', 'site/site.yaml']); // prettier-ignore
    expect(git('log', '-1', '--format=%B|%an').trim()).toBe(`${MESSAGE}\n|Ada Brown`);
    expect(git('status', '--porcelain').trim().split('\n')).toEqual(['M  notes.txt', '?? site/public/images/other.svg']); // prettier-ignore
    const after = await review();
    expect(after.parts).toEqual([]);
    expect(after.last).toMatchObject({ subject: '# Not a comment' });
    git('remote', 'remove', 'origin');
  });

  test.each([0, 10, 20, 40, 80])(
    'has the text that was reviewed, or is not made, where an edit comes %i ms later',
    async (delay) => {
      await edit([replace('/brand/name', `Spokes ${delay}`)]);
      const [{ hash }, reviewed, before] = [await review(), text(), git('rev-parse', 'HEAD').trim()];
      const [answer] = await Promise.all([
        ask<CommitAnswer>('commit', { base: hash, message: 'Another name' }),
        wait(delay).then(() => ask<Outcome>('edit', { base: hash, edits: [replace('/brand/name', 'Wheels')] })),
      ]);
      expect(text()).toContain('name: Wheels');
      if ('committed' in answer) expect(git('show', 'HEAD:site/site.yaml')).toBe(reviewed);
      else {
        expect(answer.sentence).toContain('Nothing was committed');
        expect(git('rev-parse', 'HEAD').trim()).toBe(before);
      }
      git('reset', '--quiet', '--hard', before);
    },
  );

  test('is taken back by an edit that the next commit has, also when something was changed since', async () => {
    await edit([replace('/brand/name', 'Spokes')]);
    await commit('Another name');
    const between = text();
    await edit([replace('/routes/0/blocks/0/heading', 'Repair it')]);
    const { hash, last } = await review();
    expect(await ask('edit', { base: hash, revertCommit: last!.id })).toMatchObject({ kind: 'written' });
    expect(text()).toBe(between.replace('name: Spokes', /name: Fennel.*/.exec(original)![0]).replace('heading: Mend your own bicycle', 'heading: Repair it')); // prettier-ignore
    await commit('The old name');
    expect(git('rev-list', '--count', 'HEAD').trim()).not.toBe('1');
    expect(await ask('edit', { base: (await review()).hash, revertCommit: '0'.repeat(40) })).toMatchObject({ kind: 'refused' }); // prettier-ignore
  });

  test('that a hook refuses says what the hook said, and leaves nothing staged', async () => {
    mkdirSync(join(folder, '.git/hooks'), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\necho "\u001B[31mThe spelling is wrong\u001B[0m" >&2\nexit 1\n');
    chmodSync(hook, 0o755);
    await edit([replace('/brand/name', 'Spokes')]);
    expect(await commit('Another name')).toEqual({ sentence: expect.stringMatching(/^Nothing was committed\. .*The spelling is wrong$/s) as string }); // prettier-ignore
    expect(git('status', '--porcelain').trim()).toBe('M site/site.yaml');
    expect(text()).toContain('Spokes');
  });

  test('needs a message, the text that was reviewed, and an author', async () => {
    await edit([replace('/brand/name', 'Spokes')]);
    expect(await commit(' \n')).toHaveProperty('sentence');
    expect(await ask('commit', { base: '0'.repeat(64), message: 'x' })).toHaveProperty('sentence');
    git('config', '--unset', 'user.email');
    try {
      expect((await review()).commit).toEqual({ sentence: expect.stringContaining('user.email') as string });
      expect(await commit('x')).toEqual({ sentence: expect.stringContaining('user.email') as string });
    } finally {
      git('config', 'user.email', 'ada@example.com');
    }
  });
});

test('where there is no repository, the review is of what was done since the command was started', async () => {
  const alone = makeFolder();
  cpSync('examples/bicycle-workshop', alone, { recursive: true });
  const other = await startCommand('dev', join(alone, 'site.yaml'), '--port', String(await getPort()));
  const { ask: askOther } = await openDevPage(other.url);
  const { hash, commit: state, since } = await askOther<Record<string, unknown>>('review', {});
  expect({ since, state }).toEqual({ since: 'start', state: { sentence: expect.stringMatching(/is in no Git repository/) as string } }); // prettier-ignore
  await askOther('edit', { base: hash, edits: [replace('/brand/name', 'Spokes')] });
  const after = await askOther<Record<string, unknown>>('review', {});
  expect(after['parts']).toMatchObject([{ changes: [{ kind: 'changed', name: ['name', 'brand'] }] }]);
  expect(await askOther('commit', { base: after['hash'], message: 'x' })).toHaveProperty('sentence');
  other.process.kill();
});
