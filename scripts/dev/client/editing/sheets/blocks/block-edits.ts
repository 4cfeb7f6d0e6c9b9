/** Makes the edits of whole blocks: each is one act. */
import type { Edit } from '../../../../../../editing/edit.ts';
import { fieldPointer, parentOf, stepsOf } from '../../../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../../../schema/values/pointer.ts';
import type { Tree } from '../../../../../../schema/values/tree.ts';
import type { OutlineBlock } from '../../../../editing/outline/outline.ts';

/** Returns the number of a block in its list, from 0. */
export function indexOf(at: Pointer): number {
  return Number(stepsOf(at).at(-1));
}

/** Finds a block among those of a page by what is written in it; of several alike, the one where it was before. */
export function sameBlock(
  blocks: OutlineBlock[],
  { at, value }: Pick<OutlineBlock, 'at' | 'value'>,
): OutlineBlock | undefined {
  const written = JSON.stringify(value);
  const alike = blocks.filter((one) => JSON.stringify(one.value) === written);
  return alike.find((one) => one.at === at) ?? alike[0];
}

/** Returns the edits that move a block to a number that a function gives for the one that it has, here or on every page that shows it. */
export function editsToMove(
  { at, shared }: OutlineBlock,
  to: (index: number) => number,
  isEverywhere: boolean,
): Edit[] {
  const places = isEverywhere && shared ? onePerList(shared.references) : [{ at, length: Infinity }];
  return places.flatMap((place): Edit[] => {
    const index = indexOf(place.at);
    const next = Math.min(Math.max(to(index), 0), place.length - 1);
    return next === index ? [] : [{ op: 'move', from: place.at, path: `${parentOf(place.at)}/${next}` }];
  });
}

function onePerList<Part extends { at: Pointer }>(places: Part[]): Part[] {
  return [...Map.groupBy(places, ({ at }) => parentOf(at)).values()].map(([first]) => first!);
}

/** Returns the edits that take a block out, here or on every page that shows it; what no page shows any more is not kept. */
export function editsToDelete({ at, shared }: OutlineBlock, isEverywhere: boolean): Edit[] {
  if (!shared) return [{ op: 'remove', path: at }];
  const places = isEverywhere ? shared.references.map((reference) => reference.at) : [at];
  const isLast = places.length === shared.references.length;
  return [
    ...places.toReversed().map((path): Edit => ({ op: 'remove', path })), // from the end, so that numbers stay right
    ...(isLast ? [{ op: 'remove', path: fieldPointer('/shared', shared.name) } as const] : []),
  ];
}

/** Returns the edits that insert a block that was copied or cut before the one with a number; `from` is where it is, if it still exists. */
export function editsToPaste(
  clipboard: { isCut: boolean; value: Tree },
  from: Pointer | undefined,
  to: Pointer,
): Edit[] {
  if (from === undefined)
    return [{ op: 'add', path: to, value: clipboard.isCut ? clipboard.value : withoutAnchor(clipboard.value) }];
  if (clipboard.isCut) {
    const isBefore = parentOf(from) === parentOf(to) && indexOf(from) < indexOf(to);
    return [{ op: 'move', from, path: isBefore ? `${parentOf(to)}/${indexOf(to) - 1}` : to }];
  }
  const anchor: Edit[] = Object.hasOwn(clipboard.value, 'id') ? [{ op: 'remove', path: `${to}/id` }] : [];
  return [{ op: 'copy', from, path: to }, ...anchor]; // links lead to the one that was there first
}

/** Returns the edits after which a block is written once for several pages, and the name that it has then; `taken` are those of others. */
export function editsToShare(
  { at, name, value }: OutlineBlock,
  taken: string[] | undefined,
): { name: string; edits: Edit[] } {
  const base = name.replaceAll(' ', '-');
  let own = base;
  for (let number = 2; taken?.includes(own); number++) own = `${base}-${number}`;
  const path = fieldPointer('/shared', own);
  const edits: Edit[] = [
    taken ? { op: 'copy', from: at, path } : { op: 'add', path: '/shared', value: { [own]: value } },
    { op: 'remove', path: at },
    { op: 'add', path: at, value: { type: 'shared', name: own } },
  ];
  return { name: own, edits };
}

function withoutAnchor(block: Tree): Tree {
  const { id: _id, ...others } = block;
  return others;
}
