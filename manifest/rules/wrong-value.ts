import { recordOf } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { below } from './support/examples.ts';

export const rule = defineRule({
  code: 'wrong-value',
  severity: 'error',
  title: 'A value is not one of those that fit',
  means: 'A value is not one of those that fit, or is not written in the form that its field needs.',
  why: 'A phone number without its country code cannot be called from abroad, and an unknown layout cannot be shown.',
  fix: 'The message says which values there are, or what form is expected. Choose one, or write it in that form.',
  wrong: below('        heading: Learn to sail', '        size: ful'),
  /** Endpoints whose least amount is above the greatest. */
  *checkSite(manifest) {
    for (const [name, endpoint] of Object.entries(recordOf(manifest, 'endpoints'))) {
      const { minimum, maximum } = recordOf(endpoint, 'amount');
      if (typeof minimum !== 'number' || typeof maximum !== 'number' || minimum <= maximum) continue;
      yield {
        pointer: `/endpoints/${name}/amount/minimum`,
        message: `The least amount, ${minimum}, is more than the greatest, ${maximum}: nothing could be paid.`,
        hint: 'Correct one of the two, or swap them.',
        related: { pointer: `/endpoints/${name}/amount/maximum`, message: 'The greatest amount:' },
      };
    }
  },
});
