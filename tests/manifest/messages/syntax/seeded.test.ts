/** Random mistakes of every kind in a real manifest: each is one message at its line, with the right word. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../../../../manifest/check/manifest-file.ts';
import { scoreReport } from '../../../support/mistakes/score-report.ts';
import { seedMistakes } from '../../../support/mistakes/mistakes.ts';

const FILE = 'examples/bicycle-workshop/site.yaml';
const files = listFiles('examples/bicycle-workshop/public');
const mistakes = seedMistakes(readFileSync(FILE, 'utf8'), 2);

describe(`one mistake is one message, in ${FILE}`, () => {
  test.each(mistakes)('$kind, line $line', (mistake) => {
    const { one, line, meant, clean, said } = scoreReport(mistake, FILE, files);
    expect({ one, line, clean, meant: meant ?? true }, said).toEqual({
      one: true,
      line: true,
      clean: true,
      meant: true,
    });
  });
});
