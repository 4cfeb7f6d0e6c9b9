import { normalForm } from '../../schema/addresses/normal-form.ts';
import { pagesOf, records } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import type { RuleFinding } from './rule.ts';
import { below } from './support/examples.ts';
import { withFirst } from './support/with-first.ts';

export const rule = defineRule({
  code: 'redirect-spelling',
  severity: 'warning',
  title: 'Two spellings of an address are redirected apart',
  means: 'A redirect starts at another spelling of an address that leads elsewhere.',
  why: 'Visitors do not pay attention to capital letters and would land on the wrong page.',
  fix: 'Let both spellings lead to one page, or choose another address.',
  wrong: below(
    '      heading: There is no such page',
    `
redirects:
  - from: /Courses
    to: /`,
  ),
  lintSite: ({ manifest }) => redirectSpelling(manifest),
});

/** Finds redirects from another spelling of a page's or a redirect's address, such as another case, that lead elsewhere. */
function* redirectSpelling(manifest: unknown): Iterable<RuleFinding> {
  const redirects = records(manifest, 'redirects').flatMap(({ value: { from, to }, pointer }) =>
    typeof from === 'string' ? { from, to, pointer: `${pointer}/from` } : [],
  );
  if (redirects.length === 0) return;
  const pages = new Map(
    pagesOf(manifest).flatMap(({ path }) => (path === undefined ? [] : [[normalForm(path), path]])),
  );
  for (const [{ from, to, pointer }, first] of withFirst(redirects, (one) => normalForm(one.from))) {
    const page = pages.get(normalForm(from));
    // Some hosts distinguish upper and lower case: written for those, it does no harm.
    if (page === from || (page !== undefined && page === to)) continue;
    if (page !== undefined) {
      const message = `${from} is another spelling of the page ${page}, but leads elsewhere.`;
      yield {
        pointer,
        message,
        hint: `Visitors do not tell cases apart: lead to ${page}, or choose another address.`,
      };
    } else if (first.pointer !== pointer) {
      const message = `${from} is another spelling of ${first.from}, which is redirected already.`;
      const related = { pointer: first.pointer, message: 'The first redirect is here:' };
      yield { pointer, message, hint: 'Keep one of the two.', related };
    }
  }
}
