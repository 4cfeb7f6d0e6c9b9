/** Compares what search engines, previews and breadcrumbs show of a page. */
import { valueAt } from '../../../schema/values/pointer.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import type { Meta, NotFound, Route } from '../../../schema/types.ts';
import { isSame } from './leaves.ts';
import type { DiffChange, DiffPassage } from '../report.ts';
import { replaced } from '../report.ts';
import type { SharedChanges } from './shared.ts';
import type { PagePair } from '../versions/version.ts';
import { wordDifference } from './words.ts';

interface Field {
  name: string;
  /** Its name in the manifest, from the page. */
  field: string;
  of: (page: Route | NotFound) => string;
}

const own = (page: Route | NotFound, field: 'path' | 'name' | 'parent') => ('path' in page ? (page[field] ?? '') : '');
const social = (field: keyof NonNullable<Meta['social']>) => (page: Route | NotFound) => {
  const value = page.meta.social?.[field];
  return isRecord(value) ? `${String(value['file'])} (${String(value['alt'])})` : String(value ?? '');
};

const FIELDS: Field[] = [
  { name: 'Path', field: 'path', of: (page) => own(page, 'path') },
  { name: 'Name', field: 'name', of: (page) => own(page, 'name') },
  { name: 'Parent', field: 'parent', of: (page) => own(page, 'parent') },
  { name: 'Title', field: 'meta/title', of: ({ meta }) => meta.title },
  { name: 'Description', field: 'meta/description', of: ({ meta }) => meta.description },
  { name: 'Robots', field: 'meta/robots', of: ({ meta }) => meta.robots },
  { name: 'Sitemap', field: 'meta/robots', of: (page) => (isListed(page) ? 'listed' : 'unlisted') },
  { name: 'Canonical address', field: 'meta/canonical', of: ({ meta }) => meta.canonical ?? '' },
  { name: 'Title of the preview', field: 'meta/social/title', of: social('title') },
  { name: 'Description of the preview', field: 'meta/social/description', of: social('description') },
  { name: 'Picture of the preview', field: 'meta/social/image', of: social('image') },
];

/** Returns the changed fields of a page's head, without those that a shared change explains. */
export function headChanges([before, after]: PagePair, shared: SharedChanges): DiffChange[] {
  return FIELDS.flatMap(({ name, field, of }): DiffChange[] => {
    const [one, other] = [of(before.resolved), of(after.resolved)];
    const [old, written] = [before, after].map((page) => valueAt(page.written, `/${field}`));
    if (one === other || (isSame(old, written) && shared.touches(written))) return [];
    return [{ what: name, position: after.lineOf(`/${field}`), passages: passages(one, other) }];
  });
}

function passages(before: string, after: string): DiffPassage[] {
  if (before === '' || after === '') return [replaced(before || undefined, after || undefined)];
  return before.includes(' ') ? wordDifference(before, after) : [replaced(before, after)];
}

function isListed(page: Route | NotFound): boolean {
  return 'path' in page && page.meta.robots.startsWith('index');
}
