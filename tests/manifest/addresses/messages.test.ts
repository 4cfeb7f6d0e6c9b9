/** What people read when a page is gone whose address was published, and what fixes it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { parse } from '../../../manifest/yaml/parse.ts';
import { printProblems } from '../../../manifest/problems/print.ts';
import { applySplices } from '../../../manifest/yaml/edit/splice.ts';
import { expectGolden } from '../messages/golden.ts';

const right = readFileSync('manifest/rules/example.yaml', 'utf8');
const check = (text: string, paths: string[], file = 'site.yaml') =>
  checkText(file, new TextEncoder().encode(text), new Set(), { published: { paths, reportNew: true } });

const renamed = right.replaceAll(' /courses', ' /lessons').replaceAll('name: Courses', 'name: courses');
const flow = renamed.replace('navigation:', 'redirects: [{from: /a, to: /}]\nnavigation:');
const empty = renamed.replace('navigation:', 'redirects: []\nnavigation:');
const block = renamed.replace('navigation:', 'redirects:\n  - from: /a\n    to: /\nnavigation:');

function parseYaml(text: string): unknown {
  const source = parse('site.yaml', text);
  return Array.isArray(source) ? {} : source.value;
}

test('a page that has moved is named, with the redirect that is missing', () => {
  expectGolden('tests/goldens/messages/lost-address.txt', printProblems(check(renamed, ['/', '/courses'])));
});

test('a page that was removed for good is reported without a guess', () => {
  const examination = check(right, ['/', '/courses', '/boats-2019']);
  expect(examination.problems).toHaveLength(1);
  expect(examination.problems[0]!.fix).toBeUndefined();
  expectGolden('tests/goldens/messages/lost-address-for-good.txt', printProblems(examination));
});

test('new pages are reported as a warning where no build adds them', () => {
  const { site, problems } = check(right, ['/']);
  expect(site).toBeDefined();
  expectGolden('tests/goldens/messages/new-address.txt', printProblems({ problems, text: right }));
});

test('another case of a published path is no other address', () => {
  expect(check(right, ['/', '/courses', '/Courses']).problems).toEqual([]);
});

describe('the redirect is put into the list as the list is written', () => {
  const json = (redirects: object) => JSON.stringify({ ...redirects, ...(parseYaml(renamed) as object) }, null, 2);
  test.for([
    ['none yet', renamed],
    ['fields below each other', block],
    ['in brackets', flow],
    ['empty', empty],
    ['JSON, none yet', json({})],
    ['JSON', json({ redirects: [{ from: '/a', to: '/' }] })],
  ])('%s', ([, text]) => {
    const { problems } = check(text!, ['/', '/courses']);
    const fix = problems.find(({ code }) => code === 'lost-address')!.fix!;
    const { site, problems: left } = check(applySplices(text!, fix), ['/', '/courses', '/lessons']);
    expect(left).toEqual([]);
    expect(site!.redirects).toContainEqual({ from: '/courses', to: '/lessons' });
  });
});
