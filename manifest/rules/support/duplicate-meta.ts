import type { Finding } from '../../problems/problem.ts';
import { listedRoutes } from './lint-context.ts';
import type { LintContext } from './lint-context.ts';

/** Finds listed pages with the same title or description as an earlier one, but for those that name a canonical page. */
export function duplicatesOf(field: 'title' | 'description', { site }: LintContext): Finding[] {
  const pages = listedRoutes(site).filter(
    ({ route: { path, meta } }) => meta.canonical === undefined || meta.canonical === site.url + path,
  );
  const first = new Map<string, { path: string; pointer: string }>();
  return pages.flatMap(({ route: { path, meta }, pointer: at }): Finding[] => {
    const pointer = `${at}/meta/${field}`;
    const key = meta[field].toLowerCase();
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, { path, pointer });
      return [];
    }
    return [
      {
        code: `duplicate-${field}`,
        pointer,
        message: `The pages ${path} and ${earlier.path} have the same ${field}.`,
        hint: 'Say what sets this page apart: in a list of results nobody can tell one from the other.',
        related: { pointer: earlier.pointer, message: 'The first one is here:' },
      },
    ];
  });
}
