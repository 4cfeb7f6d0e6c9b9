import { isRecord } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { atEnd } from './support/examples.ts';
import { writtenBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'missing-profiles',
  severity: 'error',
  title: 'A block shows profiles that the site does not have',
  means: 'A block social-links has no items of its own, and there is no social at the top of the file.',
  why: 'The page would have a heading with nothing below it.',
  fix: 'List the profiles of the site under social at the top of the file; or give the block items of its own.',
  wrong: atEnd('\n      - type: social-links'),
  *checkPage(manifest) {
    if (isRecord(manifest) && manifest['social'] !== undefined) return;
    for (const { value, pointer } of writtenBlocks(manifest, 'social-links'))
      if (value['items'] === undefined)
        yield {
          pointer,
          message: 'This block shows the profiles of the site, and there are none.',
          hint: 'Write social at the top of the file: a list of addresses, such as - https://www.instagram.com/name.',
        };
  },
});
