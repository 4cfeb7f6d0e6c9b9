import { defineRule } from './rule.ts';
import { atEnd } from './support/examples.ts';

export const rule = defineRule({
  code: 'yaml-documents',
  severity: 'error',
  title: 'The file holds several documents',
  means: 'A line of three hyphens starts a second document in the same file.',
  why: 'A website is one document; everything after the line would be left out.',
  fix: 'Remove the line. A line between two parts of a text is written *** there.',
  wrong: atEnd(`
---
brand:
  name: Another School`),
});
