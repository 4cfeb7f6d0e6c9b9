import { remark } from '../report.ts';
import type { DiffEntry } from '../report.ts';
import type { Version } from '../versions/version.ts';

/** Returns an entry for each file that was added, removed or changed, with the pages that show it. */
export function fileEntries(before: Version, after: Version): DiffEntry[] {
  const paths = [...new Set([...before.files.keys(), ...after.files.keys()])].toSorted();
  return paths.flatMap((path): DiffEntry[] => {
    const [one, other] = [before.files.get(path), after.files.get(path)];
    if (one?.hash === other?.hash) return [];
    const what = !one
      ? `Added, ${size(other!.size)}`
      : !other
        ? `Removed, ${size(one.size)}`
        : `Changed, ${size(one.size)} → ${size(other.size)}`;
    const pages = [...after.pages.values()].filter(({ html }) => html.includes(`${path}"`)).map(({ key }) => key);
    return [{ title: path, changes: [remark(what)], ...(pages.length > 0 ? { pages } : {}) }];
  });
}

function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value.toFixed(1)} ${unit}`;
}
