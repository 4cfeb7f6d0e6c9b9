/** Long manifests are read route by route. Nobody may be able to tell: what is read is what the whole text says. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { syntheticSite } from '../../../bench/support/synthetic.ts';
import { positionsIn } from '../../../manifest/yaml/positions.ts';
import { fieldPointer } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { readByRoute } from '../../../manifest/yaml/routes/read-by-route.ts';
import { readWhole } from '../../../manifest/yaml/read.ts';
import { Draft } from '../../support/mistakes/draft.ts';
import { seedMistakes } from '../../support/mistakes/mistakes.ts';

const files = [
  'site.yaml',
  'examples/bicycle-workshop/site.yaml',
  'manifest/rules/example.yaml',
  'tests/manifest/messages/valid/references.yaml',
];

/** Returns what is read in pieces, if anything is, equals what is read at once. Says whether it was in pieces. */
function expectSame(text: string, what: string): boolean {
  const pieces = readByRoute(text, 0, 1);
  if (!pieces) return false;
  expect(pieces, what).toEqual(readWhole(text));
  expect(JSON.stringify(pieces.value), what).toBe(JSON.stringify(readWhole(text).value)); // the order of fields, too
  return true;
}

describe('in pieces as at once', () => {
  test.each(files)('%s', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(expectSame(text, file)).toBe(true);
    expect(expectSame(text.trimEnd(), file)).toBe(true);
  });

  test('a site of a thousand pages', () => {
    expect(expectSame([...syntheticSite(1000, 'full')].join(''), 'full')).toBe(true);
  });

  test('routes at the margin, comments between them, fields after them', () => {
    const text =
      'a: 1\nroutes: # all\n# the first\n- path: /\n\n# the second\n- path: /b\n  text: |\n    - no\n    - item\nz: 2\n';
    expect(expectSame(text, 'margin')).toBe(true);
  });

  test.each([
    ['a quote over two routes', 'routes:\n  - a: "x\n  - b: y"\n'],
    ['brackets over two routes', 'routes:\n  - a: [x,\n  - b: y]\n'],
    ['two lists of routes', 'routes:\n  - a: 1\nb: 2\nroutes:\n  - c: 3\n'],
    ['a second document', 'routes:\n  - a: 1\n---\nb: 2\n'],
    ['an anchor in one route, its alias in another', 'routes:\n  - &x a\n  - *x\n'],
    ['a line separator that is none in YAML', 'routes:\n  - a: b\u2028c: d\n  - e: f\n'],
    ['no list', 'routes:\n  a: 1\n'],
    ['brackets', 'routes: [{a: 1}]\n'],
  ])('%s is read as YAML has it, or left to reading at once', (_what, text) => {
    const pieces = readByRoute(text, 0, 1);
    if (pieces) expect(pieces).toEqual(readWhole(text));
  });

  test('every broken manifest of the tests', () => {
    for (const name of readdirSync('tests/manifest/messages/broken'))
      expectSame(readFileSync(`tests/manifest/messages/broken/${name}`, 'utf8'), name);
  });

  test('mistakes by chance, and lines that changed places', () => {
    const text = readFileSync('examples/bicycle-workshop/site.yaml', 'utf8');
    for (const mistake of seedMistakes(text, 3, 7)) expectSame(mistake.text, `${mistake.kind}, line ${mistake.line}`);
    for (let seed = 0; seed < 300; seed++) {
      const draft = new Draft(text, seed);
      const [from, to] = [draft.pick(draft.structure)!.index, draft.pick(draft.structure)!.index];
      const lines = draft.lines.toSpliced(from, 1).toSpliced(to, 0, draft.lines[from]!);
      expectSame(lines.join('\n'), `line ${from + 1} to ${to + 1}`);
    }
  });
});

describe('a position found in the route alone is that in the whole text', () => {
  test.each(files)('in %s', (file) => {
    const text = readFileSync(file, 'utf8');
    const [whole, alone] = [positionsIn(text), positionsIn(text, true)];
    for (const pointer of pointersIn(readWhole(text).value)) {
      for (const at of ['key', 'value'] as const) expect(alone.locate(pointer, at), pointer).toEqual(whole.locate(pointer, at)); // prettier-ignore
      expect(alone.has(pointer), pointer).toBe(whole.has(pointer));
    }
  });
});

/** Returns the pointers of all parts of a value, and of one in each that is not there. */
function pointersIn(value: unknown, at: Pointer = ''): Pointer[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [at, `${at}/nothing`, ...inside.flatMap(([step, part]) => pointersIn(part, fieldPointer(at, step)))];
}
