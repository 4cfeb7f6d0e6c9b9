import { defineRule } from './rule.ts';
import { atEnd } from './support/examples.ts';
import { writtenBlocks } from './support/written-blocks.ts';

/** Matches a text in quotation marks of some language, with none of them within it; straight ones may be those of YAML. */
const MARKED = /^([“„«»”「『])[^“”„«»「」『』]*([“”«»」』])$/;

export const rule = defineRule({
  code: 'quote-marks',
  severity: 'warning',
  title: 'A quote has quotation marks of its own',
  means: 'The text of a quote is written in quotation marks. The page sets those of its language around it.',
  why: 'Visitors would see two pairs.',
  fix: 'Remove them from the text.',
  wrong: atEnd(`
      - type: quote
        text: “They taught me to sail.”
        name: Anna`),
  *lintPage({ manifest }) {
    for (const { value, pointer } of writtenBlocks(manifest, 'quote')) {
      const [, first, last] = MARKED.exec(String(value['text']).trim()) ?? [];
      if (first === undefined || last === undefined) continue;
      yield {
        pointer: `${pointer}/text`,
        message: 'This quote is in quotation marks, and the page sets some, too.',
        hint: `Write it without ${first} and ${last}.`,
        fix: {
          each: [
            { mark: first, replace: '' },
            { mark: last, replace: '' },
          ],
        },
      };
    }
  },
});
