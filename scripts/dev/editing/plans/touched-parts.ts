/** Sorts what an act changes by the parts of the site that show it. */
import type { Pointer } from '../../../../schema/values/pointer.ts';
import { stepsOf, valueAt } from '../../../../schema/values/pointer.ts';
import { textNameParts } from '../texts/names.ts';
import type { Reach } from '../texts/reach.ts';

/** A part of the site: a page by its path, the not-found page or the answer page, a shared block, or what is around all pages. */
export interface SitePart {
  page?: string;
  special?: string;
  shared?: { name: string; pages: number };
}

/** A change of one value, in words or addresses: without `before` it is new, without `after` it goes. */
export interface TouchedValue {
  at: Pointer;
  before?: string;
  after?: string;
  /** The path of the page, where it is not in the file yet. */
  page?: string;
}

/** What an act changes in a part. */
export interface TouchedPart extends SitePart {
  changes: (TouchedValue & { name: string[] })[];
}

/** Returns the part that a pointer is in. */
export function partAt(manifest: unknown, at: Pointer, reach: Reach): SitePart {
  const [top = '', second = ''] = stepsOf(at);
  if (top === 'routes') return { page: String(valueAt(manifest, `/routes/${second}/path`)) };
  if (top === 'notFound' || top === 'answerPage') return { special: top };
  return top === 'shared' ? { shared: { name: second, pages: reach.pagesOfShared(second) } } : {};
}

/** Returns changes by their parts, in the order in which they were first met. */
export function touchedParts(manifest: unknown, changes: TouchedValue[], reach: Reach): TouchedPart[] {
  const byPart = Map.groupBy(changes, ({ at, page }) =>
    JSON.stringify(page === undefined ? partAt(manifest, at, reach) : { page }),
  );
  return Array.from(byPart, ([part, all]) => ({
    ...(JSON.parse(part) as SitePart),
    changes: all.map((change) => ({ ...change, name: nameFor(manifest, change.at) })),
  }));
}

/** Fields that hold an address are called by what people see of them. */
const CALLED: Partial<Record<string, string>> = { to: 'link', path: 'address' };

/** Returns what people call a part, from the inside out. */
export function nameFor(manifest: unknown, at: Pointer): string[] {
  const [own = 'page', ...others] = textNameParts(manifest, at);
  return [CALLED[own] ?? own, ...others];
}
