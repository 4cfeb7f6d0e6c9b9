import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'public-file',
  severity: 'error',
  title: 'A file of the public folder cannot be published',
  means:
    'Something in the public folder cannot be published: a link that leads out of it, a name that no address can hold, or a file that the build writes itself.',
  why: 'What a link leads to could be read by everybody, and a file without an address by nobody.',
  fix: 'Do what the message says: put a copy instead of a link, rename a file, or remove it.',
  wrong: 'files/pictures',
});
