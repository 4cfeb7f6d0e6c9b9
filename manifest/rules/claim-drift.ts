import { isSameNumber, numbersOf } from '../text/claims/numbers.ts';
import { recordOf, records } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { claims } from './support/examples.ts';

export const rule = defineRule({
  code: 'claim-drift',
  severity: 'error',
  title: 'A claim is made with two numbers',
  means:
    'A text states a number that the site gives differently elsewhere, or the figures of one claim differ and no reason is given.',
  why: 'Visitors who read 10,000 on one page and 12,000 on another believe neither.',
  fix: 'Write the reference to the figure, such as ${figures.boats}, instead of the number. If both numbers are right, make a second figure and say the reason under "claims".',
  wrong: claims,
  *checkSite(manifest) {
    const figures = recordOf(manifest, 'figures');
    for (const { value, pointer } of records(manifest, 'claims')) {
      const names = Array.isArray(value['figures']) ? value['figures'].map(String) : [];
      const [first, ...others] = names.filter(
        (name) => Object.hasOwn(figures, name) && typeof figures[name] === 'string',
      );
      const other = others.find((name) => !saysTheSame(String(figures[first!]), String(figures[name])));
      if (other === undefined || value['reason'] !== undefined) continue;
      const [one, two] = [first!, other].map((name) => `${name} (${String(figures[name])})`);
      yield {
        pointer: `${pointer}/figures`,
        message: `The figures ${one} and ${two} of this claim differ, and nothing says why.`,
        hint: 'Write why both are meant: "reason: …". Else correct one of the two.',
        related: { pointer: `/figures/${other}`, message: 'The other figure is here:' },
      };
    }
  },
});

function saysTheSame(one: string, other: string): boolean {
  const [first, second] = [numbersOf(one)[0], numbersOf(other)[0]];
  return first && second ? isSameNumber(first, second) : one === other;
}
