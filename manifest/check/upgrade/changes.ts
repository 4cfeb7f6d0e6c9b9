/** Lists every change of the language that made an older form wrong, the oldest first. */
import { fieldIsNow } from './language-change.ts';
import type { LanguageChange } from './language-change.ts';

export const CHANGES: LanguageChange[] = [
  {
    version: '0.1.0',
    about: 'The day on which a page last changed is written under "meta", no longer under "data"',
    find: fieldIsNow('pages', 'meta/data/modified', 'meta/modified'),
  },
  {
    version: '0.1.0',
    about: 'Colours belong to the look of the site, "theme", no longer to "brand"',
    find: fieldIsNow('site', 'brand/colours', 'theme'),
  },
];
