import type { NamedValue } from './references.ts';

/** The values that belong to no group. */
export const SINGLES = ['mail', 'url', 'messaging', 'address'];

/** The values of a site and their names, such as mail and phones.office. */
export interface NamedValues {
  byName: ReadonlyMap<string, NamedValue>;
  all: ReadonlySet<string>;
  /** What follows the group: office among phones. */
  byGroup: ReadonlyMap<string, string[]>;
  /** Whole names by what follows the group: phones.office and figures.office for office. */
  byMember: ReadonlyMap<string, string[]>;
}

/** Indexes the values of a site by group and by member; those without a group are only in `all`. */
export function namedValues(byName: ReadonlyMap<string, NamedValue>): NamedValues {
  const all = new Set(byName.keys());
  const byGroup = new Map<string, string[]>();
  const byMember = new Map<string, string[]>();
  for (const name of all) {
    const { group, member } = splitName(name);
    if (group === '') continue;
    append(byGroup, group, member);
    append(byMember, member, name);
  }
  return { byName, all, byGroup, byMember };
}

/** Returns a name in two: its group, if it has one, and what is after the first point. */
export function splitName(name: string): { group: string; member: string } {
  const at = name.indexOf('.');
  return at === -1 ? { group: '', member: name } : { group: name.slice(0, at), member: name.slice(at + 1) };
}

function append(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
