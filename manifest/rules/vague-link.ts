import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'vague-link',
  severity: 'warning',
  title: 'The words of a link say nothing',
  means: 'The words of a link, such as "here", do not say where it leads.',
  why: 'Screen readers read links out alone, and hurried readers see nothing else.',
  fix: 'Make the name of the page, or what visitors find there, the words of the link.',
  wrong: [['        text: We sail from May to October.', '        text: For the boats click [here](/).']],
});
