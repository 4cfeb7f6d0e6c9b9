import type { Finding } from '../problems/problem.ts';
import { listedRoutes } from './support/lint-context.ts';
import type { LintContext } from './support/lint-context.ts';

/** Each page that may be listed has a title and a description of its own, or names another page as the true one. */
export function duplicateMeta({ site }: LintContext): Finding[] {
  const pages = listedRoutes(site).filter(
    ({ route: { path, meta } }) => meta.canonical === undefined || meta.canonical === site.url + path,
  );
  return (['title', 'description'] as const).flatMap((field) => {
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
          hint: 'Say what sets this page apart: in a list of results nobody could tell the two from each other.',
          related: { pointer: earlier.pointer, message: 'The first stands here:' },
        },
      ];
    });
  });
}
