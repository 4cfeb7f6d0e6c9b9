/** The writer of edits races with other programs, and is killed; what anybody wrote is never lost. */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Writer } from '../../../../scripts/dev/editing/writer.ts';
import type { CurrentState, Outcome } from '../../../../scripts/dev/editing/writer.ts';
import { randomFrom } from '../../../manifest/editing/random/manifests.ts';
import { makeFolder } from '../../../support/files/folder.ts';
import { often } from '../../../support/texts/often.ts';

const folder = makeFolder();
const TEXT =
  '# The boat club.\nname: Boats # short\npages:\n  - path: /\n    title: Home\n  - path: /about\n    title: About us\n';

/** Writes a file as if it had been done a while ago. */
function put(path: string): void {
  writeFileSync(path, TEXT);
  utimesSync(path, new Date(Date.now() - 5000), new Date(Date.now() - 5000));
}

const RACES = often(1200, 300);
/** What another program does to the file: each a way in which editors and Git write. */
const HANDS: ((path: string, content: string) => Promise<void>)[] = [
  async (path, content) => writeFileSync(path, content),
  async (path, content) => {
    writeFileSync(`${path}.swap`, content);
    renameSync(`${path}.swap`, path);
  },
  async (path, content) => {
    writeFileSync(path, '');
    await wait(5);
    writeFileSync(path, content);
  },
  async (path, content) => {
    writeFileSync(path, content.slice(0, content.length / 2));
    await wait(20);
    writeFileSync(path, content);
  },
  async (path, content) => {
    rmSync(path);
    await wait(10);
    writeFileSync(path, content);
  },
];

test(`${RACES} races with another program: what each wrote is in the file, or is a conflict, or can be had again`, async () => {
  const random = randomFrom(7);
  const count = { both: 0, conflict: 0, kept: 0 };
  const races = Array.from({ length: RACES }, (_, index) => async () => {
    const own = join(folder, `race-${index}`);
    mkdirSync(own);
    const path = join(own, 'site.yaml');
    put(path);
    const writer = new Writer(path);
    const base = ((await writer.state()) as CurrentState).hash;
    const isSame = random() < 0.2;
    const theirs = isSame
      ? TEXT.replace('About us', 'theirs')
      : TEXT.replace('title: Home', '# theirs\n    title: theirs');
    const [delay, otherDelay] = [random() * 30, random() * 30];
    const hand = HANDS[index % HANDS.length]!;
    const mine = wait(delay).then(() => writer.edit(base, [{ op: 'replace', path: '/pages/1/title', value: 'mine' }]));
    const other = wait(otherDelay).then(() => hand(path, theirs));
    const [outcome] = await Promise.all([mine, other]);
    judge({ path, writer, outcome, theirs, count });
  });
  for (let at = 0; at < races.length; at += 100) await Promise.all(races.slice(at, at + 100).map((race) => race()));
  expect(count.both + count.conflict + count.kept).toBe(RACES);
  for (const number of [count.both, count.conflict]) expect(number).toBeGreaterThan(RACES / 20);
});

interface Race {
  path: string;
  writer: Writer;
  outcome: Outcome;
  theirs: string;
  count: Record<'both' | 'conflict' | 'kept', number>;
}

function judge({ path, writer, outcome, theirs, count }: Race): void {
  const now = readFileSync(path, 'utf8');
  expect(now).toContain('theirs');
  expect(readdirSync(join(path, '..'))).toEqual(['site.yaml']);
  if (outcome.kind !== 'written') {
    expect(now).toBe(theirs);
    count.conflict++;
  } else if (now.includes('mine')) {
    expect(now).toBe(theirs.replace('About us', 'mine'));
    count.both++;
  } else {
    // The other program wrote a text that it had read before: its own is the file, and ours is in the journal.
    expect(now).toBe(theirs);
    expect(writer.textOf(outcome.hash)).toContain('mine');
    count.kept++;
  }
}

const file = join(folder, 'site.yaml');
const text = () => readFileSync(file, 'utf8');

test('killed at any moment, it leaves the text of before or the one of after', async () => {
  const script = `
    import { Writer } from ${JSON.stringify(resolve('scripts/dev/editing/writer.ts'))};
    const writer = new Writer(${JSON.stringify(file)});
    let { hash } = await writer.state();
    console.log('ready');
    for (let count = 1; ; count++)
      ({ hash } = await writer.edit(hash, [{ op: 'replace', path: '/pages/1/title', value: String(count).repeat(500) }]));
  `;
  for (let turn = 0; turn < often(60, 12); turn++) {
    put(file);
    const program = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((done) => program.stdout.once('data', done));
    await wait(turn * 3);
    const closed = new Promise((done) => program.once('close', done));
    program.kill('SIGKILL');
    await closed;
    const [, title] = /title: (.*)\n$/.exec(text())!;
    expect(title).toMatch(/^(?:About us|"?(\d+?)\1{499}"?)$/);
    expect(text().replace(/title: .*\n$/, '')).toBe(TEXT.replace(/title: .*\n$/, ''));
  }
});
