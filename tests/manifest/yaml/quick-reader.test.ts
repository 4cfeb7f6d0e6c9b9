/** What the quick reader reads is what the library reads; all else it leaves to the library. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from '../../../manifest/yaml/parse.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { readQuickly } from '../../../manifest/yaml/quick/reader.ts';
import { readByLibrary } from '../../../manifest/yaml/read.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';
import { seedMistakes } from '../../support/mistakes/mistakes.ts';
import { writings } from '../../support/valid/written.ts';

const MANIFESTS = ['site.yaml', EXAMPLE_MANIFEST];

/** Returns whether a text was read quickly, after comparing it with the library's reading. */
function compare(text: string): boolean {
  const quick = readQuickly(text);
  if (!quick) return false;
  const { value, problems, warnings } = readByLibrary(text);
  expect({ value: quick.value, problems: [], warnings: [] }, text).toEqual({ value, problems, warnings });
  expect(JSON.stringify(quick.value), 'the order of fields').toBe(JSON.stringify(value));
  return true;
}

describe.each(MANIFESTS)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const { value } = parse(file, text) as { value: Tree };
  const routes = text.slice(text.indexOf('\nroutes:\n') + '\nroutes:\n'.length).split(/\n(?= {2}- path)/);

  test('nearly every route is read quickly', () => {
    const read = routes.filter((route) => compare(route));
    expect(read.length / routes.length).toBeGreaterThan(0.8);
  });

  test.for(Object.entries(writings))('%s', ([, write]) => {
    compare(write(value));
  });

  test('mistakes', () => {
    for (const mistake of seedMistakes(text, 3)) compare(mistake.text);
  });
});

test('broken manifests', () => {
  const folder = 'tests/manifest/messages/broken';
  for (const name of readdirSync(folder)) compare(readFileSync(join(folder, name), 'utf8'));
});

describe('made up', () => {
  const signs = fc.constantFrom(...'abz09AZ.+-~_ \n:#,[]{}&*!|>\'"%@`?=/\\$<^é…“\t\r');
  const word = fc.oneof(
    fc.string({ unit: signs, maxLength: 6 }),
    fc.constantFrom(
      'null',
      'true',
      'False',
      '~',
      '1e3',
      '0x1F',
      '012',
      '-1.5',
      '.5',
      '.inf',
      '1_000',
      '2026-11-20',
      '12:30',
      'a: b',
      'a #b',
      'no',
      '<<',
      '=',
      '__proto__',
      'x',
      'longer text here',
    ),
  );
  const line = fc
    .tuple(
      fc.nat(6),
      fc.constantFrom(
        '',
        '- ',
        '- - ',
        'key: ',
        '- key: ',
        'other: ',
        '"quoted": ',
        '#',
        '|',
        '- |',
        'a: |-',
        'a: >',
        'a: >-',
        'a: |2',
        '- [',
        'a: {b: ',
      ),
      word,
      fc.constantFrom('', ' ', ']', '}', ', x]', ': y}', ' # comment'),
    )
    .map(([indent, start, middle, end]) => ' '.repeat(indent) + start + middle + end);
  const document = fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => lines.join('\n'));

  /** Returns what the library refuses must not be read quickly. */
  const compareStrictly = (text: string) => {
    const quick = readQuickly(text);
    if (!quick) return;
    let whole: ReturnType<typeof readByLibrary>;
    try {
      whole = readByLibrary(text);
    } catch (error) {
      throw new Error(`The library refuses it: ${JSON.stringify(text)}`, { cause: error });
    }
    expect(JSON.stringify([quick.value, [], []]), JSON.stringify(text)).toBe(
      JSON.stringify([whole.value, whole.problems, whole.warnings]),
    );
    expect(quick.value).toEqual(whole.value);
  };

  test('texts of all kinds of lines', () => {
    fc.assert(fc.property(document, compareStrictly), { numRuns: 60_000, seed: 1 });
  });

  test('real routes with characters put in, taken out, and lines moved', () => {
    const routes = readFileSync('site.yaml', 'utf8')
      .split(/\n(?= {2}- path)/)
      .slice(1);
    const change = fc.tuple(fc.nat(), fc.nat(3), fc.string({ unit: signs, maxLength: 3 }));
    const changed = fc
      .tuple(fc.nat(routes.length - 1), fc.nat(), fc.array(change, { maxLength: 3 }))
      .map(([number, from, changes]) => {
        const lines = routes[number]!.split('\n');
        const at = from % lines.length;
        let text = lines.slice(at, at + 12).join('\n');
        for (const [where, gone, put] of changes) {
          const place = where % (text.length + 1);
          text = text.slice(0, place) + put + text.slice(place + gone);
        }
        return text;
      });
    fc.assert(fc.property(changed, compareStrictly), { numRuns: 40_000, seed: 1 });
  });
});
