import type { RuleFinding } from '../rule.ts';
import { listedRoutes } from './lint-context.ts';
import type { LintContext } from './lint-context.ts';
import { withFirst } from './with-first.ts';

/** Finds listed pages with the same title or description as an earlier one, but for those that name a canonical page. */
export function* duplicatesOf(field: 'title' | 'description', { site }: LintContext): Iterable<RuleFinding> {
  const pages = listedRoutes(site).filter(
    ({ route: { path, meta } }) => meta.canonical === undefined || meta.canonical === site.url + path,
  );
  for (const [{ route, pointer }, first] of withFirst(pages, (page) => page.route.meta[field].toLowerCase())) {
    if (first.pointer === pointer) continue;
    yield {
      pointer: `${pointer}/meta/${field}`,
      message: `The pages ${route.path} and ${first.route.path} have the same ${field}.`,
      hint: 'Say what sets this page apart: in a list of results nobody can tell one from the other.',
      related: { pointer: `${first.pointer}/meta/${field}`, message: 'The first one is here:' },
    };
  }
}
