/** Finds icons by a part of their names. */
import { iconShapes } from '../../../../manifest/resolve/icons/icon-set.ts';
import type { FoundIcon } from './fields.ts';

/** The most icons in an answer: nobody looks through more. */
const MAX = 24;

/** Returns the icons whose name contains the text, the shortest names first: these are the plainest. */
export function findIcons(search: string): FoundIcon[] {
  const wanted = search.trim().toLowerCase().replaceAll(/\s+/g, '-');
  const found = Array.from(iconShapes(), ([name, shape]) => ({ name, shape })).filter(({ name }) =>
    name.includes(wanted),
  );
  return found.toSorted((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1)).slice(0, MAX);
}
