import { circlesOf, circleText } from '../resolve/links/redirects.ts';
import { normalized } from '../words/similarity.ts';
import { correction, guessWithFix } from '../words/suggest.ts';
import { pagesOf } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { page } from './support/examples.ts';

export const rule = defineRule({
  code: 'unknown-parent',
  severity: 'error',
  title: 'The parent is not a page',
  means: 'A page names a parent that is not a page, or that leads back to itself.',
  why: 'The trail at the top of the page, which shows visitors where they are, would break off.',
  fix: 'Write the path of an existing page, or remove the field.',
  wrong: page('/more', 'parent: /course'),
  *checkSite(manifest) {
    const pages = pagesOf(manifest).filter(({ path }) => path !== undefined);
    const parents = new Map(pages.map(({ path, value }) => [path!, value['parent']]));
    const paths = new Set(parents.keys());
    // A circle is one mistake, reported at its first page.
    const circles = new Map(circlesOf(parents).map((steps) => [steps[0], steps]));
    for (const { path, value, pointer: at } of pages) {
      const found = value['parent'];
      const pointer = `${at}/parent`;
      if (typeof found !== 'string') continue;
      if (!paths.has(found)) {
        const named = pages.filter((one) => normalized(String(one.value['name'])) === normalized(found));
        const near =
          named.length === 1
            ? correction(named[0]!.path!, { why: 'a parent is named by its path' })
            : guessWithFix(found, paths, 'Name the path of a page, or remove the field.');
        yield { pointer, message: `There is no page ${JSON.stringify(found)} to be the parent.`, found, ...near };
      } else if (found === path) {
        const hint = 'Name another page, or remove the field.';
        yield { pointer, message: 'A page cannot be its own parent.', found, hint };
      } else if (circles.has(path)) {
        const message = `The parents go round in a circle: ${circleText(circles.get(path)!)}.`;
        yield { pointer, message, found, hint: 'Give one of them another parent.' };
      }
    }
  },
});
