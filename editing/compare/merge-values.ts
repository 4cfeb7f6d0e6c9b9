/** Merges two versions of a value that come from the same one, by where each change is in the tree. */
import { isDeepStrictEqual } from 'node:util';
import { fieldPointer } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { mergeLists } from './merge-lists.ts';
import { ABSENT } from './versions.ts';
import type { Conflict, Versions } from './versions.ts';

/** Returns the value with the changes of both; where they conflict, theirs, and adds a conflict to the list. */
export function mergeValues({ base, ours, theirs }: Versions, pointer: Pointer, conflicts: Conflict[]): unknown {
  if (isDeepStrictEqual(ours, theirs) || isDeepStrictEqual(base, ours)) return theirs;
  if (isDeepStrictEqual(base, theirs)) return ours;
  if (isRecord(ours) && isRecord(theirs) && (isRecord(base) || base === ABSENT))
    return mergeFields({ base: base === ABSENT ? {} : base, ours, theirs }, pointer, conflicts);
  if (Array.isArray(base) && Array.isArray(ours) && Array.isArray(theirs))
    return mergeLists({ base, ours, theirs }, pointer, { conflicts, merge: mergeValues });
  conflicts.push({
    pointer,
    ...(ours === ABSENT ? {} : { ours }),
    ...(theirs === ABSENT ? {} : { theirs }),
  });
  return theirs;
}

type Fields = Record<string, unknown>;

function mergeFields(
  { base, ours, theirs }: { base: unknown; ours: Fields; theirs: Fields },
  pointer: Pointer,
  conflicts: Conflict[],
): Fields {
  const names = new Set([...Object.keys(theirs), ...Object.keys(ours)]);
  const partOf = (version: unknown, name: string) =>
    Object.hasOwn(version as Fields, name) ? (version as Fields)[name] : ABSENT;
  return Object.fromEntries(
    Array.from(names, (name) => {
      const parts = { base: partOf(base, name), ours: partOf(ours, name), theirs: partOf(theirs, name) };
      return [name, mergeValues(parts, fieldPointer(pointer, name), conflicts)];
    }).filter(([, value]) => value !== ABSENT),
  );
}
