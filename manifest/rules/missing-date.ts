import { isRecord, recordOf, records } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { collection, page } from './support/examples.ts';

export const rule = defineRule({
  code: 'missing-date',
  severity: 'error',
  title: 'An entry of a feed has no date',
  means: 'A page is in a collection that has a feed, and has no date.',
  why: 'Programs that read feeds sort entries by their dates; an entry without one is not valid.',
  fix: 'Add "date: " with a day to the page.',
  wrong: [
    ...collection,
    ['      boats: Boats', '      boats: Boats\n    feed: true'],
    ...page('/first', 'collection: notes'),
  ],
  *checkPage(manifest) {
    const collections = recordOf(manifest, 'collections');
    for (const { value, pointer } of records(manifest, 'routes')) {
      const found = collections[String(value['collection'])];
      if (!isRecord(found) || found['feed'] !== true || value['date'] !== undefined) continue;
      if (recordOf(recordOf(value, 'meta'), 'data')['published'] !== undefined) continue;
      yield {
        pointer: `${pointer}/collection`,
        message: `The collection ${JSON.stringify(value['collection'])} has a feed, and this entry has no date.`,
        hint: 'Add a line such as "date: 2026-05-12".',
      };
    }
  },
});
