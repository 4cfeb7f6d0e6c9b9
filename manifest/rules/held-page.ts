import { isHeld, whyHeld } from '../incremental/lists/held.ts';
import { pagesOf } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { page } from './support/examples.ts';

export const rule = defineRule({
  code: 'held-page',
  severity: 'error',
  title: 'A published page needs one that is held back',
  means: 'A link or a page that is published leads to a draft, or to a page whose day of publishing has not come.',
  why: 'Visitors who follow it would see "not found".',
  fix: 'Remove the link until the page is published, or publish the page: remove its "draft" or its "publish".',
  wrong: [
    ...page('/more', 'draft: true'),
    ['        text: We sail from May to October.', '        text: We sail from May. [Read on](/more).'],
  ],
  *checkSite(manifest) {
    const pages = pagesOf(manifest).filter(({ path }) => path !== undefined);
    const held = new Map(pages.flatMap(({ path, value }) => (isHeld(value) ? [[path!, value]] : [])));
    if (held.size === 0) return;
    for (const { path, value, pointer } of pages) {
      const { parent } = value;
      if (path === '/' && held.has('/'))
        yield {
          pointer: `${pointer}/${value['draft'] === true ? 'draft' : 'publish'}`,
          at: 'key',
          message: `The home page is ${whyHeld(value)}, and the logo of every page leads there.`,
          hint: 'Remove this line.',
        };
      const above = typeof parent === 'string' && !held.has(path!) ? held.get(parent) : undefined;
      if (above)
        yield {
          pointer: `${pointer}/parent`,
          message: `The parent ${String(parent)} is ${whyHeld(above)}.`,
          found: String(parent),
          hint: 'Publish it, too, or remove this line.',
        };
    }
  },
});
