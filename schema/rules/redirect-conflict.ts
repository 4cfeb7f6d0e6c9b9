import type { Finding } from '../problem.ts';
import { pagesOf, records } from '../tree.ts';

/** A redirect starts at an address without a page, starts there once, and leads to no other redirect. */
export function redirectConflict(manifest: unknown): Finding[] {
  const paths = new Set(pagesOf(manifest).map(({ path }) => path));
  const redirects = records(manifest, 'redirects');
  const sources = new Map<unknown, string>();
  for (const { value, pointer } of redirects) {
    if (!sources.has(value['from'])) sources.set(value['from'], pointer);
  }
  const targets = new Map(redirects.map(({ value }) => [value['from'], value['to']]));
  return redirects.flatMap(({ value, pointer }): Finding[] => {
    const { from, to } = value;
    const report = (field: string, message: string, hint: string, rest: Partial<Finding> = {}): Finding[] => [
      { code: 'redirect-conflict', pointer: `${pointer}/${field}`, message, hint, ...rest },
    ];
    const beside = (other: string) => ({
      related: { pointer: `${other}/from`, message: 'The other redirect stands here:' },
    });
    if (typeof from !== 'string') return [];
    if (paths.has(from)) {
      const message = `The page ${from} exists, so this redirect would never be followed.`;
      return report('from', message, 'Remove the redirect, or change the path of the page.');
    }
    const first = sources.get(from);
    if (first !== pointer)
      return report('from', `${from} is redirected twice.`, 'Keep one of the two.', beside(first!));
    if (from === to) return report('to', `This redirect leads from ${from} back to itself.`, 'Name another address.');
    const next = sources.get(to);
    if (!next) return [];
    const last = lastOf(to, targets);
    const hint = last === undefined ? 'They lead in a circle: name a page.' : `Lead straight to ${last}.`;
    const message = `${String(to)} is redirected too, so this takes visitors two steps.`;
    const cure = last === undefined ? {} : { mark: String(to), cure: { replace: last } };
    return report('to', message, hint, { ...beside(next), ...cure });
  });
}

/** Where a chain of redirects ends; undefined for a circle. */
function lastOf(from: unknown, targets: ReadonlyMap<unknown, unknown>): string | undefined {
  const seen = new Set();
  let at = from;
  for (; targets.has(at); at = targets.get(at)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
  }
  return typeof at === 'string' ? at : undefined;
}
