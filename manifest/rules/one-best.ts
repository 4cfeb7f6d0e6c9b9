import { records } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { atEnd } from './support/examples.ts';
import { writtenBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'one-best',
  severity: 'warning',
  title: 'Two plans are recommended',
  means: 'Two plans of one block, or two columns of one table, are marked with "best: true".',
  why: 'Who recommends two of them helps nobody to choose.',
  fix: 'Keep "best: true" at the one that suits most visitors.',
  wrong: atEnd(`
      - type: pricing
        heading: What it costs
        items:
          - name: A day
            price: £60
            best: true
          - name: A week
            price: £240
            best: true`),
  *lintPage({ manifest }) {
    for (const [type, field] of [
      ['pricing', 'items'],
      ['table', 'columns'],
    ] as const)
      // prettier-ignore
      for (const block of writtenBlocks(manifest, type)) {
        const [first, second] = records(block.value, field, block.pointer).filter(({ value }) => value['best'] === true);
        if (!first || !second) continue;
        yield {
          pointer: `${second.pointer}/best`,
          message: 'Two of these are recommended as the best.',
          hint: 'Keep "best: true" at only one of them.',
          related: { pointer: `${first.pointer}/best`, message: 'The first one is here:' },
        };
      }
  },
});
