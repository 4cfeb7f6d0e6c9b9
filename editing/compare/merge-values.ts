/** Merges two versions of a value that come from the same one, by where each change is in the tree. */
import { isDeepStrictEqual } from 'node:util';
import { fieldPointer } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { mergeLists } from './merge-lists.ts';
import { ABSENT } from './versions.ts';
import type { Conflict, Versions } from './versions.ts';

/** Returns the value with the changes of both; where they conflict, theirs, and adds a conflict to the list. */
export function mergeValues({ base, mine, theirs }: Versions, pointer: Pointer, conflicts: Conflict[]): unknown {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, mine)) return theirs;
  if (isDeepStrictEqual(base, theirs)) return mine;
  if (isRecord(mine) && isRecord(theirs) && (isRecord(base) || base === ABSENT))
    return mergeFields({ base: base === ABSENT ? {} : base, mine, theirs }, pointer, conflicts);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists({ base, mine, theirs }, pointer, { conflicts, merge: mergeValues });
  conflicts.push({
    pointer,
    ...(mine === ABSENT ? {} : { mine }),
    ...(theirs === ABSENT ? {} : { theirs }),
  });
  return theirs;
}

type Fields = Record<string, unknown>;

function mergeFields(
  { base, mine, theirs }: { base: unknown; mine: Fields; theirs: Fields },
  pointer: Pointer,
  conflicts: Conflict[],
): Fields {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const partOf = (version: unknown, name: string) =>
    Object.hasOwn(version as Fields, name) ? (version as Fields)[name] : ABSENT;
  return Object.fromEntries(
    Array.from(names, (name) => {
      const parts = { base: partOf(base, name), mine: partOf(mine, name), theirs: partOf(theirs, name) };
      return [name, mergeValues(parts, fieldPointer(pointer, name), conflicts)];
    }).filter(([, value]) => value !== ABSENT),
  );
}
