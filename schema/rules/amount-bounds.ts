import type { Finding } from '../problem.ts';
import { isRecord } from '../tree.ts';

/** The least amount that may be paid is not above the most. */
export function amountBounds(manifest: unknown): Finding[] {
  const endpoints = isRecord(manifest) && isRecord(manifest['endpoints']) ? manifest['endpoints'] : {};
  return Object.entries(endpoints).flatMap(([name, endpoint]): Finding[] => {
    const amount = isRecord(endpoint) ? endpoint['amount'] : undefined;
    const { minimum, maximum } = isRecord(amount) ? amount : {};
    if (typeof minimum !== 'number' || typeof maximum !== 'number' || minimum <= maximum) return [];
    return [
      {
        code: 'wrong-value',
        pointer: `/endpoints/${name}/amount/minimum`,
        message: `The least amount, ${minimum}, is greater than the most, ${maximum}: nothing could be paid.`,
        hint: 'Correct one of the two.',
        expected: `at most ${maximum}`,
        found: String(minimum),
      },
    ];
  });
}
