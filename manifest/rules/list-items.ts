import { defineRule } from './rule.ts';
import { atEnd } from './support/examples.ts';
import { writtenBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'list-items',
  severity: 'error',
  title: 'A list has nothing to show',
  means: 'A list has neither items nor a collection, or both of them.',
  why: 'Nobody could say what the list is to show.',
  fix: 'Write the entries under "items", or name a collection whose pages are the entries.',
  wrong: atEnd(`
      - type: posts
        heading: News`),
  *checkPage(manifest) {
    for (const { value, pointer } of writtenBlocks(manifest, 'posts')) {
      const { items, collection, max } = value;
      if (items === undefined && collection === undefined)
        yield {
          pointer,
          message: 'This list has nothing to show.',
          hint: 'Write its entries under "items", or the name of a collection: "collection: …".',
        };
      else if (items !== undefined && collection !== undefined)
        yield {
          pointer: `${pointer}/items`,
          at: 'key',
          message: 'The entries of this list come from a collection.',
          hint: 'Remove "items", or remove "collection".',
        };
      else if (collection === undefined && max !== undefined)
        yield {
          pointer: `${pointer}/max`,
          at: 'key',
          message: 'A list whose items are written here shows all of them.',
          hint: 'Remove "max".',
        };
    }
  },
});
