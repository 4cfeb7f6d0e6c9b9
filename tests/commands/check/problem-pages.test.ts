/** docs/problems/: anyone who meets a message finds a page on it, with an example that is real. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemKinds } from '../../../manifest/problems/kinds.ts';
import type { ProblemCode } from '../../../manifest/problems/kinds.ts';
import { rules } from '../../../manifest/rules/checks.ts';
import { checkChanged } from '../../../scripts/explain/example.ts';
import { exampleOf } from '../../../scripts/generate/problem-examples.ts';

const codes = Object.keys(problemKinds) as ProblemCode[];

test('every rule has the name of its file, a page, and an example in which it is broken', () => {
  expect(rules.map(({ code }) => code)).toEqual(codes);
  expect(rules.filter((rule) => !exampleOf(rule)).map(({ code }) => code)).toEqual([]);
  const files = readdirSync('docs/problems').toSorted();
  const hint = 'docs/problems/ has a page for every kind and no other. Run: npm run generate';
  expect(files, hint).toEqual(['README.md', ...codes.map((code) => `${code}.md`)].toSorted());
});

test('every page shows a message of its kind', () => {
  for (const code of codes)
    expect(readFileSync(`docs/problems/${code}.md`, 'utf8'), code).toMatch(
      new RegExp(
        `^(?:(?:site\\.yaml|languages/(?:de\\.po|glossary\\.yaml)):\\d+:\\d+|public/\\S+)  (?:warning )?${code}\\b`,
        'm',
      ),
    );
});

test('the words are for people: whole sentences, not too long', () => {
  for (const { code, means, why, fix } of rules) {
    for (const words of [means, why, fix]) {
      expect(words, code).toMatch(/^[A-Z][^]*\.$/);
      expect(words.length, code).toBeLessThan(260);
    }
  }
});

test('the example of what is right passes', () => {
  for (const { code, right } of rules)
    if (right) {
      const problems = checkChanged(right).problems.filter((problem) => problem.code !== 'unused-file');
      expect([code, problems.map(({ message }) => message)]).toEqual([code, []]);
    }
});
