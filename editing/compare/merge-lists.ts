/** Merges two versions of a list: entries that were changed, added, removed and moved. */
import { isDeepStrictEqual } from 'node:util';
import type { Pointer } from '../../schema/values/pointer.ts';
import { align, inOrder } from './align.ts';
import { ABSENT } from './versions.ts';
import type { Conflict, Versions } from './versions.ts';

interface Lists {
  base: unknown[];
  ours: unknown[];
  theirs: unknown[];
}

/** How values within the lists are merged, and where conflicts are noted. */
interface Merging {
  conflicts: Conflict[];
  merge(versions: Versions, pointer: Pointer, conflicts: Conflict[]): unknown;
}

/** An entry of the merged list, with the index that it has in our list, if it is there. */
interface Merged {
  value: unknown;
  ours?: number | undefined;
}

/** Returns their list with our changes; what we added comes after the entry that it follows in our list. */
export function mergeLists({ base, ours, theirs }: Lists, pointer: Pointer, { conflicts, merge }: Merging): unknown[] {
  const [ofOurs, ofTheirs] = [align(base, ours), align(base, theirs)];
  const ourIndexes = new Map(ofOurs.flatMap((old, index) => (old === undefined ? [] : [[old, index] as const])));
  const list: Merged[] = [];
  for (const [index, value] of theirs.entries()) {
    const old = ofTheirs[index];
    const ourIndex = old === undefined ? sameNew(value, { ours, ofOurs, list }) : ourIndexes.get(old);
    const versions = (at: number) => ({
      base: base[at],
      ours: ourIndex === undefined ? ABSENT : ours[ourIndex],
      theirs: value,
    });
    const merged = old === undefined ? value : merge(versions(old), `${pointer}/${index}`, conflicts);
    if (merged !== ABSENT) list.push({ value: merged, ours: ourIndex });
  }
  const kept = new Set(ofTheirs);
  for (const [old, ourIndex] of ourIndexes) {
    // They removed it: where we changed it, our words would be lost.
    if (!kept.has(old) && !isDeepStrictEqual(base[old], ours[ourIndex]))
      conflicts.push({ pointer, ours: ours[ourIndex] });
  }
  insertOurs(list, { ours, ofOurs, ofTheirs });
  return list.map(({ value }) => value);
}

/** Returns which of our new entries is the same as one of theirs: both added it. */
function sameNew(
  value: unknown,
  { ours, ofOurs, list }: { ours: unknown[]; ofOurs: (number | undefined)[]; list: Merged[] },
): number | undefined {
  const index = ours.findIndex(
    (own, at) => ofOurs[at] === undefined && isDeepStrictEqual(own, value) && !list.some((entry) => entry.ours === at),
  );
  return index === -1 ? undefined : index;
}

/** Inserts what we added, and puts what only we moved where we moved it. */
function insertOurs(
  list: Merged[],
  { ours, ofOurs, ofTheirs }: { ours: unknown[]; ofOurs: (number | undefined)[]; ofTheirs: (number | undefined)[] },
): void {
  const isKnown = (index: number | undefined): index is number => index !== undefined;
  const [unmovedOurs, unmovedTheirs] = [inOrder(ofOurs.filter(isKnown)), inOrder(ofTheirs.filter(isKnown))];
  for (const [index, old] of ofOurs.entries()) {
    const at = list.findIndex((entry) => entry.ours === index);
    const isNew = old === undefined && at === -1;
    const isMoved = old !== undefined && at !== -1 && !unmovedOurs.has(old) && unmovedTheirs.has(old);
    if (!isNew && !isMoved) continue;
    const [entry] = isMoved ? list.splice(at, 1) : [{ value: ours[index], ours: index }];
    const target = placeAfter(list, index);
    list.splice(target, 0, entry!);
  }
}

/** Returns the index after the nearest entry that precedes ours in our list as well. */
function placeAfter(list: Merged[], index: number): number {
  for (let before = index - 1; before >= 0; before--) {
    const at = list.findIndex((entry) => entry.ours === before);
    if (at !== -1) return at + 1;
  }
  return 0;
}
