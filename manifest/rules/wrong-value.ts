import type { Finding } from '../problems/problem.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'wrong-value',
  severity: 'error',
  title: 'A value is not one of those that fit',
  means: 'A value is not one of those that fit, or is not written in the form that its field needs.',
  why: 'A phone number without its country code cannot be called from abroad, and an unknown layout cannot be shown.',
  fix: 'The message says which values there are, or what form is expected. Choose one, or write it in that form.',
  wrong: [
    [
      '        heading: Learn to sail',
      `        heading: Learn to sail
        size: ful`,
    ],
  ],
  reportedBy: 'schema',
  checkSite: amountBounds,
});

/** Finds endpoints whose least amount is above the greatest. */
function amountBounds(manifest: unknown): Finding[] {
  const endpoints = isRecord(manifest) && isRecord(manifest['endpoints']) ? manifest['endpoints'] : {};
  return Object.entries(endpoints).flatMap(([name, endpoint]): Finding[] => {
    const amount = isRecord(endpoint) && isRecord(endpoint['amount']) ? endpoint['amount'] : {};
    const { minimum, maximum } = amount;
    if (typeof minimum !== 'number' || typeof maximum !== 'number' || minimum <= maximum) return [];
    return [
      {
        code: 'wrong-value',
        pointer: `/endpoints/${name}/amount/minimum`,
        message: `The least amount, ${minimum}, is more than the greatest, ${maximum}: nothing could be paid.`,
        hint: 'Correct one of the two, or swap them.',
        related: { pointer: `/endpoints/${name}/amount/maximum`, message: 'The greatest amount:' },
      },
    ];
  });
}
