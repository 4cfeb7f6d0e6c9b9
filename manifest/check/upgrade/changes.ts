/** Lists every change of the language that made an older form wrong, the oldest first. */
import { fieldRenamed } from './schema-change.ts';
import type { SchemaChange } from './schema-change.ts';

export const CHANGES: SchemaChange[] = [
  {
    version: '0.1.0',
    about: 'The day on which a page last changed is written under "meta", no longer under "data"',
    find: fieldRenamed('pages', 'meta/data/modified', 'meta/modified'),
  },
  {
    version: '0.1.0',
    about: 'Colours belong to the look of the site, "theme", no longer to "brand"',
    find: fieldRenamed('site', 'brand/colours', 'theme'),
  },
];
