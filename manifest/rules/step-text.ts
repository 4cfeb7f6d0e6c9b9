import { records } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { atEnd } from './support/examples.ts';
import { writtenBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'step-text',
  severity: 'warning',
  title: 'A step without a text among steps with one',
  means: 'Some steps of a block have a text, and this one has none.',
  why: 'Visitors see a gap, and take it for a text that is still to come.',
  fix: 'Write its text, or leave the text out of all steps.',
  wrong: atEnd(`
      - type: steps
        heading: How to begin
        items:
          - title: Write to us
            text: Say when you want to come.
          - title: Bring dry shoes`),
  right: atEnd(`
      - type: steps
        heading: How to begin
        items:
          - title: Write to us
          - title: Bring dry shoes`),
  *lintPage({ manifest }) {
    for (const { value, pointer } of writtenBlocks(manifest, 'steps')) {
      const items = records(value, 'items', pointer);
      if (!items.some((item) => item.value['text'] !== undefined)) continue;
      for (const item of items) {
        if (item.value['text'] !== undefined) continue;
        yield {
          pointer: item.pointer,
          message: 'This step has no text, and others of this block have one.',
          hint: 'Write "text", or leave it out of all of them.',
        };
      }
    }
  },
});
