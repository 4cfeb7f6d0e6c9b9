/** Groups planned changes by page. */
import type { Pointer } from '../../../../schema/values/pointer.ts';
import { stepsOf, valueAt } from '../../../../schema/values/pointer.ts';
import { textNameParts } from '../texts/names.ts';
import type { UsageCounts } from '../texts/usage-counts.ts';

/** Where a change is: on a page, named by its path, on the not-found page or the answer page, in a shared block, or around all pages. */
export interface ChangeLocation {
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

/** What an act changes at one location. */
export interface TouchedPart extends ChangeLocation {
  changes: (TouchedValue & { name: string[] })[];
}

/** Returns the location of a pointer. */
export function locationAt(manifest: unknown, at: Pointer, usage: UsageCounts): ChangeLocation {
  const [top = '', second = ''] = stepsOf(at);
  if (top === 'routes') return { page: String(valueAt(manifest, `/routes/${second}/path`)) };
  if (top === 'notFound' || top === 'answerPage') return { special: top };
  return top === 'shared' ? { shared: { name: second, pages: usage.pagesOfShared(second) } } : {};
}

/** The items at one location. */
export interface LocationGroup<Item> {
  location: ChangeLocation;
  items: Item[];
}

/** Groups items by their locations, in the order in which these come first. */
export function groupByLocation<Item>(
  items: Item[],
  locationOf: (item: Item) => ChangeLocation,
): LocationGroup<Item>[] {
  const groups = new Map<string, LocationGroup<Item>>();
  for (const item of items) {
    const location = locationOf(item);
    const key = JSON.stringify(location);
    const group = groups.get(key) ?? { location, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Returns changes by their locations. */
export function touchedParts(manifest: unknown, changes: TouchedValue[], usage: UsageCounts): TouchedPart[] {
  const groups = groupByLocation(changes, ({ at, page }) =>
    page === undefined ? locationAt(manifest, at, usage) : { page },
  );
  return groups.map(({ location, items }) => ({
    ...location,
    changes: items.map((change) => ({ ...change, name: nameFor(manifest, change.at) })),
  }));
}

/** Fields that hold an address are called by what people see of them. */
const CALLED: Partial<Record<string, string>> = { to: 'link', path: 'address' };

/** Returns what people call a part, from the inside out. */
export function nameFor(manifest: unknown, at: Pointer): string[] {
  const [own = 'page', ...others] = textNameParts(manifest, at);
  return [CALLED[own] ?? own, ...others];
}
