import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'broken-anchor',
  severity: 'error',
  title: 'A link leads to nothing on its page',
  means: 'The page of a link exists, but has nothing with the name after the #.',
  why: 'Visitors land at the top of the page and have to search for what they were promised.',
  fix: 'Take one of the names that the message lists, or give the intended block an "id".',
  wrong: [
    [
      '        text: We sail from May to October.',
      `        id: boat
        text: We sail from May. [Read on](#boats).`,
    ],
  ],
});
