/** Makes the edits that revert one change of a value. */
import { parentOf, stepsOf, valueAt } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { align, inOrder } from '../compare/align.ts';
import type { Edit } from '../edit.ts';
import type { ValueChange } from './changes.ts';

/** Returns the edits of the new version that revert a change between two versions, and nothing else. */
export function editsToRevert(before: unknown, after: unknown, change: ValueChange): Edit[] {
  const { kind, containers } = change;
  if (kind === 'added') return [{ op: 'remove', path: change.after! }];
  const old = valueAt(before, change.before!);
  if (kind === 'changed') return [{ op: 'replace', path: change.after!, value: old }];
  const list = valueAt(after, containers.after);
  if (!Array.isArray(list)) return [restoredField(before, after, change, old)];
  const index = indexIn(valueAt(before, containers.before) as unknown[], list, indexOf(change.before!));
  if (kind === 'removed') return [{ op: 'add', path: `${containers.after}/${index}`, value: old }];
  // As in JSON Patch, the index counts in the list without the entry.
  const to = index > indexOf(change.after!) ? index - 1 : index;
  return [{ op: 'move', from: change.after!, path: `${containers.after}/${to}` }];
}

const indexOf = (at: Pointer) => Number(stepsOf(at).at(-1));

function restoredField(before: unknown, after: unknown, { before: at, containers }: ValueChange, value: unknown): Edit {
  const fields = Object.keys(valueAt(before, parentOf(at!)) as object);
  const name = stepsOf(at!).at(-1)!;
  const kept = valueAt(after, containers.after) as object;
  const above = fields.slice(0, fields.indexOf(name)).findLast((one) => Object.hasOwn(kept, one));
  const path = containers.after + at!.slice(at!.lastIndexOf('/'));
  return { op: 'add', path, value, ...(above === undefined ? {} : { after: above }) };
}

/** Returns the index in the new list after the nearest entry that precedes another one in the old list, and did not move itself. */
function indexIn(before: unknown[], after: unknown[], index: number): number {
  const from = align(before, after);
  const inPlace = inOrder(from.filter((one) => one !== undefined));
  for (let above = index - 1; above >= 0; above--) if (inPlace.has(above)) return from.indexOf(above) + 1;
  return 0;
}
