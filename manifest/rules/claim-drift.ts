import { isSameNumber, numbersOf } from '../text/claims/numbers.ts';
import { namesIn } from '../resolve/broken-names.ts';
import type { Finding } from '../problems/problem.ts';
import { missingIn } from '../text/missing-reference.ts';
import { explainSeveral, severalNames } from '../words/several-names.ts';
import { guessCase } from '../words/suggest.ts';
import { isRecord, records } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'claim-drift',
  severity: 'error',
  title: 'A claim is made with two numbers',
  means:
    'A text states a number that the site gives differently elsewhere, or the figures of one claim differ and no reason is given.',
  why: 'Visitors who read 10,000 on one page and 12,000 on another believe neither.',
  fix: 'Write the reference to the figure, such as ${figures.boats}, instead of the number. If both numbers are right, make a second figure and say the reason under "claims".',
  wrong: [
    [
      'language: en',
      `language: en
phones:
  office: "+44 161 496 0123"
figures:
  boats: "14"
  sailors: 1,200+
claims:
  - name: boats
    figures: [boats]
    counts: [boats, dinghies]
  - name: people taught
    figures: [sailors]
    counts: [sailors, people]
    with: [taught, learned]`,
    ],
    [
      '        text: We sail from May to October.',
      '        text: We sail from May to October, in twelve sturdy boats. Each takes four people. 1,200 people learned it here.',
    ],
  ],
  checkSite: claimFigures,
});

/** Finds claims whose figures differ without a reason, and claims of figures that do not exist. */
function claimFigures(manifest: unknown): Finding[] {
  const figures = isRecord(manifest) && isRecord(manifest['figures']) ? manifest['figures'] : {};
  const written = namesIn(manifest, 'figures');
  const all = written && new Set(written);
  const known = written && missingIn('figures', written);
  const isText = (name: string) => typeof figures[name] === 'string';
  return records(manifest, 'claims').flatMap(({ value, pointer }): Finding[] => {
    const names = Array.isArray(value['figures']) ? value['figures'].map(String) : [];
    const unknown = names.flatMap((name, index): Finding[] => {
      if (!all || known === undefined || all.has(name)) return [];
      const near = adviseIfSeveral(name, all) ?? meantFigure(name, value, figures) ?? guessCase(name, all, known);
      const message = `There is no figure called ${JSON.stringify(name)}.`;
      return [{ code: 'unknown-reference', pointer: `${pointer}/figures/${index}`, message, found: name, ...near }];
    });
    const [first, ...others] = names.filter((name) => Object.hasOwn(figures, name) && isText(name));
    const other = others.find((name) => !saysTheSame(String(figures[first!]), String(figures[name])));
    if (other === undefined || value['reason'] !== undefined) return unknown;
    const [one, two] = [first!, other].map((name) => `${name} (${String(figures[name])})`);
    return [
      ...unknown,
      {
        code: 'claim-drift',
        pointer: `${pointer}/figures`,
        message: `The figures ${one} and ${two} of this claim differ, and nothing says why.`,
        hint: 'Write why both are meant: "reason: …". Else correct one of the two.',
        related: { pointer: `/figures/${other}`, message: 'The other figure is here:' },
      },
    ];
  });
}

function adviseIfSeveral(name: string, all: ReadonlySet<string>): Partial<Finding> | undefined {
  const several = severalNames(name, all);
  return several && explainSeveral(several);
}

/** Returns the figure that is written as a reference, or that has the name of what the claim counts. */
function meantFigure(name: string, claim: Tree, figures: Tree): Partial<Finding> | undefined {
  const [, inside] = /^\$?\{{1,2} *(?:figures\.)?([\w-]+) *\}{1,2}$/.exec(name) ?? [];
  const own = [claim['name'], ...(Array.isArray(claim['counts']) ? claim['counts'] : [])];
  const figuresOf = Array.isArray(claim['figures']) ? claim['figures'] : [];
  const meant = [inside, ...(figuresOf.length === 1 ? own : [])].filter(
    (one): one is string => typeof one === 'string' && Object.hasOwn(figures, one),
  );
  const [only] = meant;
  if (only === undefined || new Set(meant).size > 1) return undefined;
  const hint =
    inside === undefined ? `Did you mean ${JSON.stringify(only)}?` : `Write only its name: ${JSON.stringify(only)}.`;
  return {
    hint,
    suggestions: [only],
    fix: { replace: inside === undefined ? only : `"${only}"`, ...(inside === undefined ? {} : { bare: true }) },
  };
}

function saysTheSame(one: string, other: string): boolean {
  const [first, second] = [numbersOf(one)[0], numbersOf(other)[0]];
  return first && second ? isSameNumber(first, second) : one === other;
}
