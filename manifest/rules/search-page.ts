import { guessCase } from '../words/suggest.ts';
import { isRecord, pagesOf } from '../../schema/values/tree.ts';
import { isHeld } from '../incremental/lists/held.ts';
import { defineRule } from './rule.ts';
import { siteFields } from './support/examples.ts';
import { shownBlocks, writtenBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'search-page',
  severity: 'error',
  title: 'The search has no page',
  means: 'The search names a page that does not exist, or that does not list all pages; or there is a field without a search.',
  why: 'Visitors without JavaScript would be led nowhere, and the field would find nothing.',
  fix: 'Name a page under "search", and add the block {type: search, pages: true} to it.',
  wrong: siteFields(`
search:
  page: /courses`),
  *checkPage(manifest) {
    if (isRecord(manifest) && manifest['search'] !== undefined) return;
    for (const { pointer } of writtenBlocks(manifest, 'search'))
      yield {
        pointer,
        message: 'This site has no search.',
        hint: 'Write "search: {page: /search}" for the whole site, with the path of this page, or remove the block.',
      };
  },
  *checkSite(manifest) {
    const search = isRecord(manifest) ? manifest['search'] : undefined;
    const found = isRecord(search) ? search['page'] : undefined;
    if (typeof found !== 'string') return;
    const pointer = '/search/page';
    const pages = pagesOf(manifest);
    const page = pages.find(({ path }) => path === found);
    if (!page) {
      const paths = new Set(pages.flatMap(({ path }) => path ?? []));
      const near = guessCase(found, paths, 'Name the path of a page.');
      yield { pointer, message: `There is no page ${JSON.stringify(found)}.`, found, ...near };
    } else if (isHeld(page.value)) {
      const hint = 'Publish it first: remove its "draft" or its "publish".';
      yield { pointer, message: `The page ${found} is held back.`, found, hint };
    } else if (
      !shownBlocks(manifest, page, 'type').some(({ value: { type, pages: all } }) => type === 'search' && all === true)
    )
      yield {
        pointer,
        message: `The page ${found} does not list all pages.`,
        hint: 'Add the block {type: search, pages: true} to it.',
      };
  },
});
