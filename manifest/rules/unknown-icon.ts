import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'unknown-icon',
  severity: 'error',
  title: 'There is no such icon',
  means: 'There is no icon of this name in the collection.',
  why: 'There would be an empty space instead of the picture.',
  fix: 'Take a name from https://tabler.io/icons, such as heartbeat.',
  wrong: [
    [
      '        text: We sail from May to October.',
      `        text: We sail from May to October.
      - type: cards
        items:
          - icon: sailbot
            title: Boats`,
    ],
  ],
  reportedBy: 'texts',
});
