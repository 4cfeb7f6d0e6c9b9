import { defineRule } from './rule.ts';
import { claims } from './support/examples.ts';

export const rule = defineRule({
  code: 'claim-by-hand',
  severity: 'warning',
  title: 'A figure is typed by hand',
  means: 'A text states a figure of the site in digits or words of its own. The number is right today.',
  why: 'When the figure changes, this text would still show visitors the old one.',
  fix: 'Write the reference to the figure, such as ${figures.boats}, instead of the number.',
  wrong: claims,
});
