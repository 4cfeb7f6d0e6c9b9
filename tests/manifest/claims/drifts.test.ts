/** A claim that is changed in one place only is found wherever it is; other numbers are left alone. */
import { expect, test } from 'vitest';
import { score } from '../../support/drifts/score.ts';

test.for([1, 2])(
  'of 50 claims with another number and 60 innocent edits the right ones are reported, seed %i',
  (seed) => {
    const { drifts, unchanged, recall, precision } = score(seed);
    const missed = drifts.filter(({ found }) => !found).map(({ says }) => says);
    const reported = unchanged.filter((edit) => edit.reported).map(({ says }) => says);
    expect(recall, `missed:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.95);
    expect(precision, `reported:\n${reported.join('\n')}`).toBeGreaterThanOrEqual(0.9);
  },
);
