import { records } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { atEnd } from './support/examples.ts';
import { writtenBlocks } from './support/written-blocks.ts';

/** A number as a person would write it before a step: "2. ", "2) ". */
const NUMBER = /^(\d{1,2})[.)] +(?=\S)/;

export const rule = defineRule({
  code: 'counted-step',
  severity: 'warning',
  title: 'A step has its number twice',
  means: 'The title of a step starts with its number, and the page counts the steps by itself.',
  why: 'Visitors see the number twice.',
  fix: 'Write the title without its number.',
  wrong: atEnd(`
      - type: steps
        heading: How to begin
        items:
          - title: 1. Write to us
            text: Say when you want to come.
          - title: 2. Bring dry shoes
            text: Everything else is here.`),
  *lintPage({ manifest }) {
    for (const { value, pointer } of writtenBlocks(manifest, 'steps')) {
      for (const [index, item] of records(value, 'items', pointer).entries()) {
        const { title } = item.value;
        const [start, number] = (typeof title === 'string' && NUMBER.exec(title)) || [];
        if (start === undefined || Number(number) !== index + 1) continue;
        yield {
          pointer: `${item.pointer}/title`,
          message: `Steps are counted by themselves: this one would begin with ${index + 1} twice.`,
          hint: `Write the title without its number: ${JSON.stringify(String(title).slice(start.length))}.`,
          mark: start,
          fix: { replace: '' },
        };
      }
    }
  },
});
