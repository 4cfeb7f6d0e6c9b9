import { defineRule } from './rule.ts';
import { listedRoutes } from './support/lint-context.ts';
import { spaceFor, textLength } from './support/text-length.ts';

/** Search results cut off what is longer, in Latin letters. */
const MAX = 65;

export const rule = defineRule({
  code: 'title-length',
  severity: 'warning',
  title: 'A title is too long for search results',
  means: 'A title has more characters than search results show.',
  why: 'Its end is cut off, often in the middle of a word.',
  fix: 'Shorten the title, or put what matters first.',
  wrong: [['      title: Courses', '      title: Every course of ${brand.name}, from the first day to the licence']],
  /** References count as their values. */
  *lintPage({ site }) {
    for (const { route, pointer } of listedRoutes(site)) {
      const { title } = route.meta;
      const most = spaceFor(MAX, title);
      const length = title.length > most ? textLength(title) : 0; // no title has more characters than code units
      if (length <= most) continue;
      const message = `This title has ${length} characters; search results show about ${most}.`;
      yield { pointer: `${pointer}/meta/title`, message, hint: 'Shorten it, or put what matters first.' };
    }
  },
});
