import { correction, guessWithFix } from '../words/suggest.ts';
import { isRecord, pagesOf, recordOf } from '../../schema/values/tree.ts';
import { isHeld } from '../incremental/lists/held.ts';
import { defineRule } from './rule.ts';
import { siteFields } from './support/examples.ts';
import { shownBlocks, writtenBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'search-page',
  severity: 'error',
  title: 'The search has no page',
  means:
    'The search names a page that does not exist, or that has no search block; or there is a search block, and no search.',
  why: 'Visitors without JavaScript would be led nowhere, and the field would find nothing.',
  fix: 'Name a page under "search", and add the block {type: search} to it.',
  wrong: siteFields(`
search:
  page: /courses`),
  *checkPage(manifest) {
    if (isRecord(manifest) && manifest['search'] !== undefined) return;
    const [block] = writtenBlocks(manifest, 'search');
    if (!block) return;
    yield {
      pointer: block.pointer,
      message: 'This site has no search.',
      hint: 'Write "search: {page: /search}" at the top of the file, with the path of the page that has this block, or remove the block.',
    };
  },
  *checkSite(manifest) {
    const found = recordOf(manifest, 'search')['page'];
    if (typeof found !== 'string') return;
    const pointer = '/search/page';
    const pages = pagesOf(manifest);
    const hasSearch = (page: (typeof pages)[number]) =>
      shownBlocks(manifest, page, 'type').some(({ value }) => value['type'] === 'search');
    const page = pages.find(({ path }) => path === found);
    if (!page) {
      const paths = new Set(pages.flatMap(({ path }) => path ?? []));
      const [only, ...others] = pages.filter(hasSearch).flatMap(({ path }) => path ?? []);
      const near =
        only !== undefined && others.length === 0
          ? correction(only, { why: 'that page has the search' })
          : guessWithFix(found, paths, 'Add it, with the block {type: search}, or name another page.');
      yield { pointer, message: `There is no page ${JSON.stringify(found)}.`, found, ...near };
    } else if (isHeld(page.value)) {
      const hint = 'Publish it first: remove its "draft" or its "publish".';
      yield { pointer, message: `The page ${found} is held back.`, found, hint };
    } else if (!hasSearch(page)) {
      yield {
        pointer,
        message: `The page ${found} has no search block.`,
        hint: 'Add the block {type: search} to it: it has the field, and a list of all pages below.',
      };
    }
  },
});
