import { textsThat } from '../text/each-text.ts';
import { defineRule } from './rule.ts';
import { writtenBlocks } from './support/written-blocks.ts';

/** Matches a lone backslash at the end (not a drive's, as in C:\\), and a straight double quote at one end only. After a digit it may mean inches. */
const STRAY = /(?<!\b[A-Za-z]:|\\)\\$|^"[^"]*$|^[^"]*[^"\d]"$/;

/** Matches a text in quotation marks of some language, with none of them within it; straight ones may be those of YAML. */
const MARKED = /^([“„«»”「『])[^“”„«»「」『』]*([“”«»」』])$/;

export const rule = defineRule({
  code: 'stray-sign',
  severity: 'warning',
  title: 'A quote or a backslash is left over',
  means:
    'A text begins or ends with a quote or a backslash that belongs to nothing, or a quote has quotation marks besides those of its page.',
  why: 'Visitors will see it.',
  fix: 'Remove the character, or write the one that is missing.',
  wrong: [['        heading: Learn to sail', '        heading: Learn to sail\\']],
  *lintPage({ manifest }) {
    for (const { text, pointerOf } of textsThat(isStray, manifest)) {
      const isBackslash = text.endsWith('\\');
      const what = isBackslash ? 'a backslash' : 'a quote without its other half';
      const where = isBackslash || text.endsWith('"') ? 'ends' : 'starts';
      yield {
        pointer: pointerOf(),
        message: `This text ${where} with ${what}, which visitors will see.`,
        hint: isBackslash ? 'Remove it.' : 'Remove it, or add the other one.',
      };
    }
    for (const { value, pointer } of writtenBlocks(manifest, 'quote')) {
      const [, first, last] = MARKED.exec(String(value['text']).trim()) ?? [];
      if (first === undefined || last === undefined) continue;
      yield {
        pointer: `${pointer}/text`,
        message: 'This quote is in quotation marks, and the page sets some, too.',
        hint: `Write it without ${first} and ${last}.`,
        fix: { each: [first, last].map((mark) => ({ mark, replace: '' })) },
      };
    }
  },
});

function isStray(text: string): boolean {
  if (!text.startsWith('"') && !text.endsWith('"') && !text.endsWith('\\')) return false;
  return STRAY.test(text) && !text.includes('\n');
}
