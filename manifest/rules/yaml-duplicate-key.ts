import { defineRule } from './rule.ts';
import { below } from './support/examples.ts';

export const rule = defineRule({
  code: 'yaml-duplicate-key',
  severity: 'error',
  title: 'A field is written twice',
  means: 'One field is written twice in the same item.',
  why: 'Only one of the two could be shown, and visitors would never see the other.',
  fix: 'Keep the one that is right and remove the other. If both belong on the page, put each into an item of its own.',
  wrong: below('    name: Home', '    name: Start'),
});
