/** What the server answers late is neither taken for news, nor for what was written last. */
import { expect, test } from 'vitest';
import { LatestAnswer } from '../../../../scripts/dev/client/editing/latest-answer.ts';
import { Patches } from '../../../../scripts/dev/client/editing/patches.ts';

test('of several answers, each that asks has the latest, in whatever order they come', async () => {
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
    [2, 0, 1],
  ]) {
    const latest = new LatestAnswer<number>();
    const asked = [0, 1, 2].map(() => Promise.withResolvers<number>());
    const taken = asked.map(({ promise }) => latest.of(promise));
    for (const number of order) asked[number]!.resolve(number);
    // oxlint-disable-next-line no-await-in-loop -- one order after the other
    expect(await Promise.all(taken)).toEqual([2, 2, 2]);
  }
});

test('an answer is there at once where nothing else was asked', async () => {
  const latest = new LatestAnswer<string>();
  expect(await latest.of(Promise.resolve('first'))).toBe('first');
  expect(await latest.of(Promise.resolve('second'))).toBe('second');
});

/** Whether a promise is kept by now. */
const isKept = (promise: Promise<void>) => Promise.race([promise.then(() => true), Promise.resolve().then(() => Promise.resolve()).then(() => false)]); // prettier-ignore

test('a page that shows an earlier save does not yet show what was written', async () => {
  const patches = new Patches();
  const shown = patches.untilPatched(20);
  patches.patched(19);
  expect(await isKept(shown)).toBe(false);
  patches.patched(20);
  expect(await isKept(shown)).toBe(true);
  expect(await isKept(patches.untilPatched(15))).toBe(true); // the page was faster than the answer
});

test('a page that stays as it was, since the file has a mistake, is not waited for without end', async () => {
  await new Patches().untilPatched(1);
});
