/** A claim that is changed in one place only is found wherever it is; other numbers are left alone. */
import { expect, test } from 'vitest';
import { score } from '../../support/drifts/score.ts';

test.for([1, 2])(
  'of 50 claims with another number and 60 innocent edits the right ones are reported, seed %i',
  (seed) => {
    const { drifts, innocents, recall, precision } = score(seed);
    const missed = drifts.filter(({ found }) => !found).map(({ says }) => says);
    const accused = innocents.filter((edit) => edit.accused).map(({ says }) => says);
    expect(recall, `missed:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.95);
    expect(precision, `accused:\n${accused.join('\n')}`).toBeGreaterThanOrEqual(0.9);
  },
);
