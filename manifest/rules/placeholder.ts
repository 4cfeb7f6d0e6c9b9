import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'placeholder',
  severity: 'error',
  title: 'Something is still to be replaced',
  means:
    'A text still holds a mark for something that is not final, or a made-up number or address. Only the check with --launch reports it.',
  why: 'Visitors would call a number that does not exist, or read a sample instead of a fact.',
  fix: 'Replace the text by the real one and remove the mark, also under "placeholders".',
  wrong: 'launch/placeholders',
});
