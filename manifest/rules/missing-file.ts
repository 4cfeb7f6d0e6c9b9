import { defineRule } from './rule.ts';
import { feature } from './support/examples.ts';

export const rule = defineRule({
  code: 'missing-file',
  severity: 'error',
  title: 'A file is missing from the public folder',
  means: 'A picture or another file is named that does not lie in the public folder.',
  why: 'There would be a gap in the page, or a download that fails.',
  fix: 'Put the file into the folder "public" next to the manifest, or correct its name. Capital letters count.',
  wrong: feature('/images/Boat.svg'),
});
