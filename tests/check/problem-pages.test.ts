/** docs/problems/: anyone who meets a message finds a page on it, with an example that is real. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { docsOf, problemKinds } from '../../manifest/problems/kinds.ts';
import type { ProblemCode } from '../../manifest/problems/kinds.ts';
import { problemTexts } from '../../manifest/problems/texts/index.ts';
import { missingPages } from '../../scripts/generate/problem-pages.ts';

const codes = Object.keys(problemKinds) as ProblemCode[];

test('every kind of problem has a page and an example that yields it', () => {
  expect(missingPages().join('\n')).toBe('');
  const files = readdirSync('docs/problems').toSorted();
  const hint = 'docs/problems/ has a page for every kind and no other. Run: npm run generate';
  expect(files, hint).toEqual(['README.md', ...codes.map((code) => `${code}.md`)].toSorted());
});

test('every page shows a message of its kind', () => {
  for (const code of codes)
    expect(readFileSync(docsOf(code), 'utf8'), code).toMatch(
      new RegExp(`^(?:site\\.yaml:\\d+:\\d+|public/\\S+)  (?:warning )?${code}\\b`, 'm'),
    );
});

test('the words are for people: whole sentences, not too long', () => {
  for (const [code, { means, why, fix }] of Object.entries(problemTexts)) {
    for (const words of [means, why, fix]) {
      expect(words, code).toMatch(/^[A-Z][^]*\.$/);
      expect(words.length, code).toBeLessThan(260);
    }
  }
});
