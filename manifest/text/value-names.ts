/** The values that belong to no group. */
export const SINGLES = ['mail', 'url', 'messaging', 'address'];

/** The names of a site's values, such as mail and phones.office. */
export interface ValueNames {
  all: ReadonlySet<string>;
  /** What follows the group: office among phones. */
  byGroup: ReadonlyMap<string, string[]>;
  /** Whole names by what follows the group: phones.office and figures.office for office. */
  byMember: ReadonlyMap<string, string[]>;
}

/** Sorts the names of a site's values for a look at them from both ends; those without a group are only among all. */
export function valueNames(names: Iterable<string>): ValueNames {
  const all = new Set(names);
  const byGroup = new Map<string, string[]>();
  const byMember = new Map<string, string[]>();
  for (const name of all) {
    const { group, member } = partsOf(name);
    if (group === '') continue;
    append(byGroup, group, member);
    append(byMember, member, name);
  }
  return { all, byGroup, byMember };
}

/** Returns a name in two: its group, if it has one, and what is after the first point. */
export function partsOf(name: string): { group: string; member: string } {
  const at = name.indexOf('.');
  return at === -1 ? { group: '', member: name } : { group: name.slice(0, at), member: name.slice(at + 1) };
}

function append(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
