import type { Finding } from '../problems/problem.ts';
import { records } from '../../schema/values/tree.ts';

const NO_PLACE = /^(?:mailto:|tel:|\$\{mail\}$|\$\{phones\.)/i;

/** A redirect leads to a page, a file or a web address: no browser follows one to a phone number. */
export function redirectTarget(manifest: unknown): Finding[] {
  return records(manifest, 'redirects').flatMap(({ value: { to }, pointer }): Finding[] => {
    if (typeof to !== 'string' || !NO_PLACE.test(to)) return [];
    return [
      {
        code: 'unsafe-link',
        pointer: `${pointer}/to`,
        message: `A redirect cannot lead to ${JSON.stringify(to)}.`,
        hint: 'Lead to a page, such as /contact, or to a web address.',
        found: to,
      },
    ];
  });
}
