import { defineRule } from './rule.ts';
import { atEnd } from './support/examples.ts';

export const rule = defineRule({
  code: 'unknown-drawing',
  severity: 'error',
  title: 'There is no such drawing',
  means: 'The folder public/drawings has no SVG file of this name.',
  why: 'There would be an empty space instead of the drawing.',
  fix: 'Correct the name, or put the file there: boat.svg for the drawing boat.',
  wrong: atEnd(`
      - type: feature
        heading: Our boats
        text: They lie at the jetty.
        drawing: jetty`),
});
