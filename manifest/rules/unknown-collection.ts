import { namesIn } from '../resolve/broken-names.ts';
import { records } from '../../schema/values/tree.ts';
import { unknownName } from '../words/several-names.ts';
import { defineRule } from './rule.ts';
import { atEnd, collection } from './support/examples.ts';
import { writtenBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'unknown-collection',
  severity: 'error',
  title: 'There is no such collection',
  means: 'A page is in a collection, or a list shows one, that is not under "collections".',
  why: 'The page would be in no list, or the list would be empty.',
  fix: 'Correct the name, or add the collection with its name and its page under "collections".',
  wrong: [
    ...collection,
    ...atEnd(`
      - type: posts
        heading: Notes
        collection: note`),
  ],
  *checkPage(manifest) {
    const names = namesIn(manifest, 'collections');
    if (!names) return;
    for (const { value, pointer } of [...records(manifest, 'routes'), ...writtenBlocks(manifest, 'posts')]) {
      const name = value['collection'];
      if (typeof name === 'string' && !names.includes(name))
        yield {
          pointer: `${pointer}/collection`,
          ...unknownName('collection', name, names, 'Write it under "collections" first, with its name and its page.'),
        };
    }
  },
});
