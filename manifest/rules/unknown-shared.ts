import { namesIn } from '../resolve/broken-names.ts';
import { isRecord, pagesOf, recordOf, records } from '../../schema/values/tree.ts';
import { unknownName } from '../words/several-names.ts';
import { defineRule } from './rule.ts';
import { atEnd, siteFields } from './support/examples.ts';

export const rule = defineRule({
  code: 'unknown-shared',
  severity: 'error',
  title: 'There is no such shared block',
  means: 'A page shows a shared block whose name is not under "shared".',
  why: 'The block would be missing from the page.',
  fix: 'Correct the name, or add the block under "shared". A shared block cannot hold another one.',
  wrong: [
    ...siteFields(`
shared:
  weather:
    type: notice
    heading: Weather
    text: No lessons in a storm.`),
    ...atEnd(`
      - type: shared
        name: wether`),
  ],
  *checkPage(manifest) {
    const shared = recordOf(manifest, 'shared');
    for (const [name, block] of Object.entries(shared)) {
      if (isRecord(block) && block['type'] === 'shared')
        yield {
          pointer: `/shared/${name}/type`,
          message: 'A shared block may not show another shared block.',
          hint: 'Write the block itself here, with a type of its own.',
        };
    }
    const names = namesIn(manifest, 'shared');
    if (!names) return;
    for (const { value, pointer } of pagesOf(manifest).flatMap((page) => records(page.value, 'blocks', page.pointer))) {
      const { type, name } = value;
      if (type === 'shared' && typeof name === 'string' && !Object.hasOwn(shared, name))
        yield {
          pointer: `${pointer}/name`,
          ...unknownName('shared block', name, names, 'Write the block under "shared" first.'),
        };
    }
  },
});
