import { guessWithFix } from '../words/suggest.ts';
import { isRecord, pagesOf, recordOf } from '../../schema/values/tree.ts';
import type { PageTree } from '../../schema/values/tree.ts';
import { isHeld } from '../incremental/lists/held.ts';
import { defineRule } from './rule.ts';
import { collection } from './support/examples.ts';
import { shownBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'collection-page',
  severity: 'error',
  title: 'The page of a collection does not list it',
  means: 'A collection names a page that does not exist, or that has no list of all its entries.',
  why: 'Readers would not find the entries, and the pages of the list would be missing.',
  fix: 'Name an existing page, and add the block {type: posts, heading: …, collection: …} to it, without "tag" and "max".',
  wrong: collection,
  *checkSite(manifest) {
    const collections = Object.entries(recordOf(manifest, 'collections'));
    if (collections.length === 0) return;
    const pages = new Map(pagesOf(manifest).flatMap((page) => (page.path === undefined ? [] : [[page.path, page]])));
    const names = collections.map(([name]) => name);
    const listed = new Map<string, string>();
    for (const [name, value] of collections) {
      const found = isRecord(value) ? value['page'] : undefined;
      if (typeof found !== 'string') continue;
      const pointer = `/collections/${name}/page`;
      const page = pages.get(found);
      const other = listed.get(found);
      listed.set(found, name);
      if (!page) {
        const near = guessWithFix(found, new Set(pages.keys()), 'Name the path of a page.');
        yield { pointer, message: `There is no page ${JSON.stringify(found)}.`, found, ...near };
      } else if (other !== undefined) {
        const message = `The page ${found} is that of the collection ${JSON.stringify(other)}, too.`;
        yield { pointer, message, found, hint: 'Give each collection a page of its own.' };
      } else if (isHeld(page.value)) {
        const message = `The page ${found} is held back, and lists this collection.`;
        yield { pointer, message, found, hint: 'Publish it first: remove its "draft" or its "publish".' };
      } else if (!hasList(manifest, page, name, names))
        yield {
          pointer,
          message: `The page ${found} has no list of the collection ${JSON.stringify(name)}.`,
          hint: `Add the block {type: posts, heading: …, collection: ${name}} to it, without "tag" and "max".`,
        };
    }
  },
});

/** Returns whether a page lists a collection, or one that does not exist: that has a message of its own. */
function hasList(manifest: unknown, page: PageTree, name: string, names: string[]): boolean {
  return shownBlocks(manifest, page, 'collection').some(
    ({ value: { type, collection: listed, tag, max } }) =>
      type === 'posts' &&
      (listed === name || (typeof listed === 'string' && !names.includes(listed))) &&
      tag === undefined &&
      max === undefined,
  );
}
