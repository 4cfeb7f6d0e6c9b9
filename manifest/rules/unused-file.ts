import { defineRule } from './rule.ts';
import { feature } from './support/examples.ts';

/** Matches files that browsers, search engines, hosts and proofs of ownership ask for by name, and licences. */
const KNOWN_BY_NAME =
  /(?:^|\/)\.|^\/[^/]+\.(?:txt|xml|html?|json|webmanifest|ico|asc|pem)$|^\/(?:favicon|apple-touch-icon|android-chrome|mstile|safari-pinned-tab)[^/]*$|^\/(?:_headers|_redirects|CNAME)$|\/(?:licen[cs]e|copying|notice|credits|readme|ofl)[^/]*$/i;

export const rule = defineRule({
  code: 'unused-file',
  severity: 'warning',
  title: 'A file of the public folder is not used',
  means: 'A file of the public folder is neither shown nor linked anywhere.',
  why: 'It is published all the same, and visitors could find what nobody looks after any more.',
  fix: 'Delete the file, or use it.',
  wrong: feature('/images/boat.svg'),
  *lintSite({ uses, publicFiles }) {
    if (publicFiles.size === 0) return;
    const used = new Set([...uses.files, ...uses.links.elsewhere].map(({ path }) => path));
    for (const paths of uses.links.onPages.values()) for (const path of paths) used.add(path);
    for (const file of [...publicFiles].toSorted()) {
      if (used.has(file) || KNOWN_BY_NAME.test(file)) continue;
      const message = `Nothing on the site shows ${file} or links to it.`;
      yield { pointer: '', publicFile: file, message, hint: 'Delete the file, or use it.', found: file };
    }
  },
});
