import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'smart-quotes',
  severity: 'error',
  title: 'A value is in typographic quotes',
  means: 'A value is in typographic quotes. YAML knows only straight ones and takes these for a part of the value.',
  why: 'A link or a name with quotes in it fits nothing.',
  fix: 'Write straight quotes in their place.',
  wrong: [['          to: /courses', '          to: “/courses”']],
});
