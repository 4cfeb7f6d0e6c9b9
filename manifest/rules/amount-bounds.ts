import type { Finding } from '../problems/problem.ts';
import { isRecord } from '../../schema/values/tree.ts';

/** The least amount that an endpoint takes is not above the most. */
export function amountBounds(manifest: unknown): Finding[] {
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
