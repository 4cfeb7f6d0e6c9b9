import type { Finding } from '../problem.ts';
import { pagesOf, records } from '../tree.ts';

/** A redirect starts at an address without a page, starts there once, and leads to no other redirect. */
export function redirectConflict(manifest: unknown): Finding[] {
  const paths = new Set(pagesOf(manifest).map(({ path }) => path));
  const redirects = records(manifest, 'redirects');
  const sources = new Map<unknown, string>();
  return redirects.flatMap(({ value, pointer }): Finding[] => {
    const from = String(value['from']);
    const to = String(value['to']);
    const report = (field: string, message: string, hint: string): Finding[] => [
      { code: 'redirect-conflict', pointer: `${pointer}/${field}`, message, hint },
    ];
    if (paths.has(from))
      return report(
        'from',
        `The page ${from} exists, so this redirect would never be followed.`,
        'Remove the redirect, or rename the page.',
      );
    if (sources.has(from)) return report('from', `${from} is redirected twice.`, 'Keep one of the two.');
    sources.set(from, pointer);
    if (redirects.some((other) => other.value['from'] === to)) {
      return report('to', `${to} is itself redirected.`, 'Lead straight to the last address.');
    }
    return [];
  });
}
