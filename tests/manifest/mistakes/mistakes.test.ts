/** The sets of mistakes and harmless edits are whole: each can be made, and each leaves a manifest as it says. */
import { describe, expect, test, vi } from 'vitest';
import { tryCommand } from '../../support/commands.ts';
import { basePath, bases, sets, peopleOf, readHarmless, readMistakes, siteBases } from './read.ts';
import { score } from './score.ts';

const mistakes = sets.flatMap((set) => readMistakes(set));
const harmless = sets.flatMap((set) => readHarmless(set));

test.each([...bases, ...siteBases])('the site %s, in which mistakes are made, has none of its own', (name) => {
  const { status, stderr } = tryCommand('check', basePath(name), '--strict');
  expect(status, stderr).toBe(0);
});

const SIZES = {
  open: { perPerson: 40, harmlessEdits: 104 },
  held: { perPerson: 40, harmlessEdits: 103 },
  fresh: { perPerson: 24, harmlessEdits: 40 },
  varied: { perPerson: 30, harmlessEdits: 120 },
  recent: { perPerson: 16, harmlessEdits: 63 },
  site: { perPerson: 20, harmlessEdits: 80 },
  everyday: { perPerson: 15, harmlessEdits: 120 },
  wide: { perPerson: 84, harmlessEdits: 94 },
  strangers: { perPerson: 65, harmlessEdits: 10 },
};

describe.each(sets)('the %s set', (set) => {
  const { perPerson, harmlessEdits } = SIZES[set];
  test(`has ${perPerson} mistakes of each person, and ${harmlessEdits} harmless edits`, () => {
    const ids = readMistakes(set).map(({ id }) => id);
    const counts = Object.values(Object.groupBy(ids, (id) => id.replace(/-[^-]*$/, '')));
    // Of everyday, each kind of person was written by two.
    const hands = set === 'everyday' ? 2 : 1;
    expect(counts.map((own) => own?.length)).toEqual(
      Array.from({ length: peopleOf(set).length * hands }, () => perPerson),
    );
    expect(readHarmless(set)).toHaveLength(harmlessEdits);
  });
});

test('no two cases have the same id, or do the same to the same site', () => {
  const cases = [...mistakes, ...harmless];
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  expect(new Set(cases.map(({ base, text }) => base + text)).size).toBe(cases.length);
});

test('every site has its share of the cases', () => {
  for (const base of bases) {
    expect(mistakes.filter((mistake) => mistake.base === base).length).toBeGreaterThan(60);
    expect(harmless.filter((edit) => edit.base === base).length).toBeGreaterThan(30);
  }
});

test('what advice has to say is not on the line already, where an echo would do', () => {
  const causes = mistakes.flatMap(({ id, text, also, ...first }) =>
    [first, ...also].map((one) => ({ id, text, ...one })),
  );
  const echoed = causes.flatMap(({ id, text, lines, names }) => {
    const shown = lines.map((line) => text.split('\n')[line - 1]?.toLowerCase() ?? '');
    return names.filter((name) => shown.some((line) => line.includes(name.toLowerCase()))).map((name) => [id, name]);
  });
  expect(echoed).toEqual([]);
  expect(causes.filter(({ names }) => names.length === 0)).toEqual([]);
});

test('a fix is another text than the mistake', () => {
  const fixable = mistakes.filter(({ fixed }) => fixed !== undefined);
  expect(fixable.length).toBeGreaterThan(150);
  expect(fixable.filter(({ text, fixed }) => text === fixed)).toEqual([]);
});

test.each(['recent', 'site', 'everyday'] as const)(
  'the set %s meets every goal, without a harmful fix or a false alarm',
  { timeout: 600_000 },
  async (set) => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    const isMet = await score({ project: '.', cases: import.meta.dirname, set, verbose: true });
    expect(isMet, said.mock.calls.flat().join('\n')).toBe(true);
    said.mockRestore();
  },
);
