import type { Finding } from '../problems/problem.ts';
import type { LintContext } from './support/lint-context.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'unused-file',
  severity: 'warning',
  title: 'A file of the public folder is not used',
  means: 'A file of the public folder is neither shown nor linked anywhere.',
  why: 'It is published all the same, and visitors could find what nobody looks after any more.',
  fix: 'Delete the file, or use it.',
  wrong: [
    [
      '        text: We sail from May to October.',
      `        text: We sail from May to October.
      - type: feature
        heading: Our boats
        image:
          file: /images/boat.svg
          alt: boat.svg
        text: There are four.`,
    ],
  ],
  lintSite: unusedFile,
});

/** Matches files that browsers, search engines, hosts and proofs of ownership ask for by name, and licences. */
const KNOWN_BY_NAME =
  /(?:^|\/)\.|^\/[^/]+\.(?:txt|xml|html?|json|webmanifest|ico|asc|pem)$|^\/(?:favicon|apple-touch-icon|android-chrome|mstile|safari-pinned-tab)[^/]*$|^\/(?:_headers|_redirects|CNAME)$|\/(?:licen[cs]e|copying|notice|credits|readme|ofl)[^/]*$/i;

/** Finds files of the public folder that no page shows or links to. */
function unusedFile({ uses, publicFiles }: LintContext): Finding[] {
  if (publicFiles.size === 0) return [];
  const used = new Set([...uses.files, ...uses.links].map(({ path }) => path));
  return [...publicFiles]
    .filter((file) => !used.has(file) && !KNOWN_BY_NAME.test(file))
    .toSorted()
    .map((file) => ({
      code: 'unused-file',
      pointer: '',
      publicFile: file,
      message: `Nothing on the site shows ${file} or links to it.`,
      hint: 'Delete the file, or use it.',
      found: file,
    }));
}
