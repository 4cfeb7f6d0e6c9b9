/** Lists what differs between two versions of a value: each change by where it is in both. */
import { isDeepStrictEqual } from 'node:util';
import { fieldPointer } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { align, inOrder } from '../compare/align.ts';

/** A part that was changed, added, removed, or moved within its list. */
export interface ValueChange {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Where it was; absent for one that was added. */
  before?: Pointer;
  /** Where it is; absent for one that was removed. */
  after?: Pointer;
  /** The list or the fields that held it, and those that hold it now. */
  containers: Positions;
}

/** Where something is in both versions. */
interface Positions {
  before: Pointer;
  after: Pointer;
}

/** Returns the changes between two versions in the order of the new one; what was removed comes last in its list. */
export function changesBetween(before: unknown, after: unknown): ValueChange[] {
  return within(before, after, { before: '', after: '' });
}

function within(before: unknown, after: unknown, at: Positions): ValueChange[] {
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, at);
  return isRecord(before) && isRecord(after) ? ofFields(before, after, at) : [];
}

function ofPart(before: unknown, after: unknown, at: Positions, containers: Positions): ValueChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  const isInside = (isRecord(before) && isRecord(after)) || (Array.isArray(before) && Array.isArray(after));
  return isInside ? within(before, after, at) : [{ kind: 'changed', ...at, containers }];
}

function ofFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  containers: Positions,
): ValueChange[] {
  const old = (name: string) => fieldPointer(containers.before, name);
  const now = (name: string) => fieldPointer(containers.after, name);
  const present = Object.keys(after).flatMap((name): ValueChange[] => {
    if (!Object.hasOwn(before, name)) return [{ kind: 'added', after: now(name), containers }];
    return ofPart(before[name], after[name], { before: old(name), after: now(name) }, containers);
  });
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [...present, ...removed.map((name): ValueChange => ({ kind: 'removed', before: old(name), containers }))];
}

function ofLists(before: unknown[], after: unknown[], containers: Positions): ValueChange[] {
  const from = align(before, after);
  const inPlace = inOrder(from.filter((index) => index !== undefined));
  const present = from.flatMap((index, to): ValueChange[] => {
    const at = { before: `${containers.before}/${index}`, after: `${containers.after}/${to}` };
    if (index === undefined) return [{ kind: 'added', after: at.after, containers }];
    const moves: ValueChange[] = inPlace.has(index) ? [] : [{ kind: 'moved', ...at, containers }];
    return [...moves, ...ofPart(before[index], after[to], at, containers)];
  });
  const removed = [...before.keys()].filter((index) => !from.includes(index));
  return [...present, ...removed.map((index): ValueChange => ({ kind: 'removed', before: `${containers.before}/${index}`, containers }))]; // prettier-ignore
}
