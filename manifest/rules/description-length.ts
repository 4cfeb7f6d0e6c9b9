import { defineRule } from './rule.ts';
import { listedRoutes } from './support/lint-context.ts';
import { spaceFor, textLength } from './support/text-length.ts';

/** Search engines cut off what is longer, and write a summary of their own where there is little; in Latin letters. */
const MIN = 50;
const MAX = 160;

export const rule = defineRule({
  code: 'description-length',
  severity: 'warning',
  title: 'A description is too short or too long for search results',
  means: 'A description is shorter or longer than what search results show.',
  why: 'A long one is cut off; instead of a short one search engines choose words of their own.',
  fix: 'Write one or two sentences of the length that the message names.',
  wrong: [
    [
      '      description: Every course of the school, from the first day on the water to the licence.',
      '      description: Every course of the school, from the first day on the water to the licence. We teach in small boats and in large ones, in the morning and in the evening, and nobody has to bring more than a towel.',
    ],
  ],
  /** References count as their values. */
  *lintPage({ site }) {
    for (const { route, pointer: at } of listedRoutes(site)) {
      const pointer = `${at}/meta/description`;
      const { description } = route.meta;
      const length = textLength(description);
      const [least, most] = [spaceFor(MIN, description), spaceFor(MAX, description)];
      if (length < least) {
        const message = `This description has ${length} characters, which is too little for a search result.`;
        yield { pointer, message, hint: `Say in ${least} to ${most} characters what the page is about.` };
      } else if (length > most) {
        const message = `This description has ${length} characters; search results show about ${most}.`;
        yield { pointer, message, hint: 'Shorten it.' };
      }
    }
  },
});
