import { basename } from 'node:path';
import { parentOf, valueAt } from '../../schema/values/pointer.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { atEnd } from './support/examples.ts';
import { withFirst } from './support/with-first.ts';

export const rule = defineRule({
  code: 'repeated-alt',
  severity: 'warning',
  title: 'Two pictures of a page have the same alternative text',
  means: 'Two different pictures of one page are described in the same words.',
  why: 'Visitors who cannot see them take them for one, and one of the texts is mostly wrong.',
  fix: 'Say of each picture what it alone shows.',
  wrong: atEnd(`
      - type: gallery
        items:
          - file: /images/boat.svg
            alt: Two children in a dinghy
          - file: /images/jetty.svg
            alt: Two children in a dinghy`),
  *lintPage({ manifest, uses }) {
    const pictures = uses.files.flatMap(({ path, pointer, page }) => {
      // A preview of the page is not on it.
      const isShown = pointer.endsWith('/file') && !pointer.includes('/meta/');
      const image = isShown ? valueAt(manifest, parentOf(pointer)) : undefined;
      const alt = isRecord(image) && typeof image['alt'] === 'string' ? image['alt'].trim() : '';
      const pageOrPart = page ?? pointer.split('/', 3).join('/');
      const name = basename(path).replace(/\.\w+$/, '');
      return alt.split(/\s+/, 3).length < 3 ? [] : [{ name, pointer, key: `${pageOrPart} ${alt.toLowerCase()}` }];
    });
    for (const [{ name, pointer }, first] of withFirst(pictures, ({ key }) => key)) {
      // One picture in two sizes: boat.jpg and boat-wide.jpg.
      if (name.startsWith(first.name) || first.name.startsWith(name)) continue;
      yield {
        pointer: `${parentOf(pointer)}/alt`,
        message: 'Another picture of this page has the same alternative text.',
        hint: 'Say what this one shows.',
        related: { pointer: `${parentOf(first.pointer)}/alt`, message: 'The other one is here:' },
      };
    }
  },
});
