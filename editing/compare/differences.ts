/** Finds the edits that turn one value into another. */
import { isDeepStrictEqual } from 'node:util';
import { fieldPointer } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { align, inOrder } from './align.ts';
import type { Edit } from '../edit.ts';

/** Returns the edits, in order, that turn `before`, which is at a pointer, into `after`. */
export function differences(before: unknown, after: unknown, pointer: Pointer = ''): Edit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, pointer);
  if (isRecord(before) && isRecord(after)) return ofFields(before, after, pointer);
  return [{ op: 'replace', path: pointer, value: after }];
}

function ofFields(before: Record<string, unknown>, after: Record<string, unknown>, pointer: Pointer): Edit[] {
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const added = Object.keys(after).filter((name) => !Object.hasOwn(before, name));
  const kept = Object.keys(after).filter((name) => Object.hasOwn(before, name));
  return [
    ...kept.flatMap((name) => differences(before[name], after[name], fieldPointer(pointer, name))),
    ...added.map((name): Edit => ({ op: 'add', path: fieldPointer(pointer, name), value: after[name] })),
    ...removed.map((name): Edit => ({ op: 'remove', path: fieldPointer(pointer, name) })),
  ];
}

function ofLists(before: unknown[], after: unknown[], pointer: Pointer): Edit[] {
  const from = align(before, after);
  const edits: Edit[] = [];
  const order = [...before.keys()]; // the old indices, as the list is by now
  for (const [to, old] of from.entries()) {
    if (old !== undefined) edits.push(...differences(before[old], after[to], `${pointer}/${old}`));
  }
  const kept = new Set(from);
  for (const index of [...before.keys()].toReversed()) {
    if (kept.has(index)) continue;
    edits.push({ op: 'remove', path: `${pointer}/${index}` });
    order.splice(index, 1);
  }
  const settled = inOrder(from.filter((index) => index !== undefined));
  for (const old of from) {
    if (old === undefined || settled.has(old)) continue;
    // Behind the nearest entry before it that is settled already.
    const at = order.indexOf(old);
    order.splice(at, 1);
    const target = targetIndex(old, from, order, settled);
    order.splice(target, 0, old);
    settled.add(old);
    if (at !== target) edits.push({ op: 'move', from: `${pointer}/${at}`, path: `${pointer}/${target}` });
  }
  for (const [to, old] of from.entries()) {
    if (old === undefined) edits.push({ op: 'add', path: `${pointer}/${to}`, value: after[to] });
  }
  return edits;
}

/** Returns the index at which an entry belongs, in an order without the entry itself. */
function targetIndex(old: number, from: (number | undefined)[], order: number[], settled: Set<number>): number {
  const before = from.slice(0, from.indexOf(old)).findLast((index) => index !== undefined && settled.has(index));
  return before === undefined ? 0 : order.indexOf(before) + 1;
}
