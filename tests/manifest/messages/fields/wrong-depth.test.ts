/** Valid YAML at the wrong depth or in another shape: one message says where it belongs, and --fix moves it there. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fixManifest } from '../../../../manifest/check/fix.ts';
import { checkText } from '../../../../manifest/check/check-text.ts';
import { positionOf } from '../../../../manifest/problems/print.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const look = (bytes: Uint8Array) => {
  const found = checkText('site.yaml', bytes, new Set());
  return { ...found, problems: found.problems.filter(({ code }) => code !== 'orphan-page') };
};

const right = readFileSync('manifest/rules/example.yaml', 'utf8').replace(
  '        text: We sail from May to October.\n',
  `        text: We sail from May to October.
      - type: faq
        heading: Questions
        surface: warm
        items:
          - question: Who?
            answer: You.
          - question: When?
            answer: In May.
      - type: call-to-action
        heading: Come
        actions:
          - label: Courses
            to: /courses
        surface: tint
  - path: /more
    name: More
    meta:
      title: More
      description: More of the school, and of the lake, for those who have been there for a while.
    blocks:
      - type: hero
        heading: More
`,
);

/** The same lines with more or fewer spaces in front. */
function shifted(from: string, to: string, by: number): (text: string) => string {
  return (text) => {
    const lines = text.split('\n');
    const first = lines.findIndex((line) => line.includes(from));
    const last = lines.findIndex((line, index) => index >= first && line.includes(to));
    expect(Math.min(first, last)).toBeGreaterThan(-1);
    return lines
      .map((line, index) =>
        index < first || index > last
          ? line
          : by > 0
            ? ' '.repeat(by) + line
            : line.slice(Math.min(-by, line.search(/\S/))),
      )
      .join('\n');
  };
}

test('the site is right', () => {
  expect(look(encode(right)).problems).toEqual([]);
});

describe('is reported with where it belongs', () => {
  test.each<[string, string, string, (text: string) => string]>([
    [
      'a block among the pages',
      'type: call-to-action',
      '"blocks" of the page',
      shifted('- type: call-to-action', 'surface: tint', -4),
    ],
    [
      'questions among the blocks',
      'question: Who?',
      '"items" of the block (faq)',
      shifted('- question: Who?', 'In May', -4),
    ],
    ['a page among the blocks', 'path: /more', 'the list "routes"', shifted('- path: /more', 'heading: More', 4)],
    [
      'the field of a block in its last entry',
      'surface: tint',
      'the block (call-to-action)',
      shifted('surface: tint', 'surface: tint', 4),
    ],
    [
      'the last field of an entry at its block',
      'answer: In May',
      'the entry of "items"',
      shifted('answer: In May', 'answer: In May', -4),
    ],
    [
      'the blocks of a page in its meta',
      'blocks:',
      'the page',
      (text) => shiftedAt(text, '    blocks:\n      - type: hero\n        heading: More', 2),
    ],
    [
      'what is in the meta beside it',
      'title: More',
      '"meta"',
      (text) => text.replace('      title: More\n      description: More', '    title: More\n    description: More'),
    ],
    [
      'the meta of a page without its first line',
      'title: More',
      '"meta"',
      (text) =>
        text.replace('    meta:\n      title: More\n      description: More', '    title: More\n    description: More'),
    ],
  ])('%s', (_what, at, place, change) => {
    const broken = change(right);
    expect(broken).not.toBe(right);
    const { problems } = look(encode(broken));
    expect(problems.map(({ message }) => message)).toHaveLength(1);
    const [problem] = problems;
    expect(problem!.message).toContain(place);
    expect(problem!.hint).toMatch(
      /^Move (?:it|them) \d+ spaces? to the (?:left|right), with all that belongs to it\.$|^Write /,
    );
    expect(broken.split('\n')[positionOf(broken, problem!.span.start).line - 1]).toContain(at);
    const { bytes } = fixManifest(encode(broken), look);
    expect(Buffer.from(bytes).toString()).toBe(right);
  });
});

function shiftedAt(text: string, part: string, by: number): string {
  expect(text.split(part)).toHaveLength(2);
  return text.replace(part, part.replaceAll(/^/gm, ' '.repeat(by)));
}

describe('of another shape, is given the right one', () => {
  test.each<[string, string, string]>([
    [
      'one entry for a list',
      '          - label: Courses\n            to: /courses\n',
      '          label: Courses\n          to: /courses\n',
    ],
    [
      'fields with hyphens',
      '      title: More\n      description: More',
      '      - title: More\n      - description: More',
    ],
    [
      'an object with a hyphen',
      '      title: More\n      description: More',
      '      - title: More\n        description: More',
    ],
    [
      'an entry with two hyphens',
      '          - label: Courses\n            to: /courses\n',
      '          - - label: Courses\n              to: /courses\n',
    ],
    ['one line for two fields', '    - label: Home\n      to: /\n', '    - Home: /\n'],
  ])('%s', (_what, part, instead) => {
    expect(right.split(part)).toHaveLength(2);
    const broken = right.replace(part, instead);
    const { problems } = look(encode(broken));
    expect(problems.map(({ message }) => message)).toHaveLength(1);
    expect(Buffer.from(fixManifest(encode(broken), look).bytes).toString()).toBe(right);
  });

  test('a text with a colon in a list of texts gets its quotes', () => {
    const list = right.replace(
      '      - type: faq\n',
      '      - type: phrase-list\n        heading: Words\n        phrases:\n          - one\n          - Two: three\n          - four\n      - type: faq\n',
    );
    expect(look(encode(list)).problems).toHaveLength(1);
    expect(Buffer.from(fixManifest(encode(list), look).bytes).toString()).toBe(
      list.replace('Two: three', '"Two: three"'),
    );
  });
});

test('fifteen such mistakes in one file are fifteen messages, and all are fixed', () => {
  const broken = readFileSync('tests/manifest/messages/valid/wrong-shapes.txt', 'utf8');
  expect(look(encode(broken)).problems).toHaveLength(15);
  expect(fixManifest(encode(broken), look).checked.problems).toEqual([]);
});
