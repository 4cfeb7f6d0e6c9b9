/** People of four trades, who write in German, Spanish, Hindi and English, get messages about their mistakes: where, and what to do. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { listFiles } from '../../../manifest/check/manifest-file.ts';
import { basePath, readMistakes, tradeBases } from './read.ts';

const filesOf = (base: string) => listFiles(join(dirname(basePath(base)), 'public'));
const check = (bytes: Uint8Array, base: string) => checkText('site.yaml', bytes, filesOf(base));

test.each(tradeBases)('the site %s has no mistakes of its own', (base) => {
  expect(check(readFileSync(basePath(base)), base).problems).toEqual([]);
});

const mistakes = readMistakes('trades');
const outcomes = mistakes.map(({ base, text, lines, names, fixed, id }) => {
  const bytes = new TextEncoder().encode(text);
  const { problems } = check(bytes, base);
  const said = problems.map(({ message, hint = '' }) => `${message} ${hint}`);
  const after = Buffer.from(fixManifest(bytes, (some) => check(some, base)).bytes).toString();
  return {
    id,
    isOne: problems.length === 1,
    isSilent: problems.length === 0,
    isRightLine: problems.some(({ span }) => lines.includes(text.slice(0, span.start).split('\n').length)),
    isUsable: said.some((words) => names.some((name) => words.toLowerCase().includes(name.toLowerCase()))),
    isFixed: fixed === undefined || after === fixed,
  };
});
const idsOf = (is: (outcome: (typeof outcomes)[number]) => boolean) => outcomes.filter(is).map(({ id }) => id);

describe(`${mistakes.length} mistakes`, () => {
  test('are at least 150', () => expect(mistakes.length).toBeGreaterThanOrEqual(150));
  test('are all noticed', () => expect(idsOf(({ isSilent }) => isSilent)).toEqual([]));
  test('are all found in the right line', () => expect(idsOf(({ isRightLine }) => !isRightLine)).toEqual([]));
  test('are corrected as they were meant, where that is sure', () =>
    expect(idsOf(({ isFixed }) => !isFixed)).toEqual([]));
  // What is left here is known: the second message is about a second mistake, or the advice is another that works.
  test('have one message each', () => expect(idsOf(({ isOne }) => !isOne).length).toBeLessThanOrEqual(2));
  test('have advice that works', () => expect(idsOf(({ isUsable }) => !isUsable).length).toBeLessThanOrEqual(2));
});
