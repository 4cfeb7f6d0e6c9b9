import { defineRule } from './rule.ts';
import { siteFields } from './support/examples.ts';

export const rule = defineRule({
  code: 'wrong-type',
  severity: 'error',
  title: 'A value is of the wrong kind',
  means: 'A value is of another kind than its field takes: a number where a text belongs, a text where a list belongs.',
  why: 'YAML quietly turns +91 981 into a number without its plus sign, or 1.10 into 1.1; visitors would dial or read something wrong.',
  fix: 'Put texts that look like numbers, or are yes, no or true, in double quotes. Start each item of a list with a hyphen and a space.',
  wrong: siteFields(`
phones:
  office: +919812345678`),
});
