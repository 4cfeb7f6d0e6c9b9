import type { Finding } from '../problems/problem.ts';
import { spelling } from '../../schema/addresses/spelling.ts';
import { pagesOf, records } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'redirect-spelling',
  severity: 'warning',
  title: 'Two spellings of an address are redirected apart',
  means: 'A redirect starts at another spelling of an address that leads elsewhere.',
  why: 'Visitors do not pay attention to capital letters and would land on the wrong page.',
  fix: 'Let both spellings lead to one page, or choose another address.',
  wrong: [
    [
      '      heading: There is no such page',
      `      heading: There is no such page
redirects:
  - from: /Courses
    to: /`,
    ],
  ],
  lintSite: ({ manifest }) => redirectSpelling(manifest),
});

/** Finds redirects from another spelling of a page's or a redirect's address, such as another case, that lead elsewhere. */
function redirectSpelling(manifest: unknown): Finding[] {
  const redirects = records(manifest, 'redirects').filter(({ value }) => typeof value['from'] === 'string');
  if (redirects.length === 0) return [];
  const pages = new Map(pagesOf(manifest).flatMap(({ path }) => (path === undefined ? [] : [[spelling(path), path]])));
  const first = new Map<string, { from: string; pointer: string }>();
  return redirects.flatMap(({ value, pointer: at }): Finding[] => {
    const from = String(value['from']);
    const pointer = `${at}/from`;
    const key = spelling(from);
    const page = pages.get(key);
    if (page !== undefined) {
      // Some hosts distinguish upper and lower case: written for those, it does no harm.
      if (page === value['to'] || page === from) return [];
      const message = `${from} is another spelling of the page ${page}, but leads elsewhere.`;
      const hint = `Visitors do not tell cases apart: lead to ${page}, or choose another address.`;
      return [{ code: 'redirect-spelling', pointer, message, hint }];
    }
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, { from, pointer });
      return [];
    }
    const message = `${from} is another spelling of ${earlier.from}, which is redirected already.`;
    const related = { pointer: earlier.pointer, message: 'The first redirect is here:' };
    return [{ code: 'redirect-spelling', pointer, message, hint: 'Keep one of the two.', related }];
  });
}
