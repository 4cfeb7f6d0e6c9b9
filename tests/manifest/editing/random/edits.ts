/** Makes edits at random that a value allows. */
import type { Edit } from '../../../../editing/edit.ts';
import { fieldPointer, valueAt } from '../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import type { RandomManifest } from './manifests.ts';

/** Returns the pointers of all parts of a value but the whole. */
export function pointersOf(value: unknown, pointer: Pointer = ''): Pointer[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const own = fieldPointer(pointer, name);
    return [own, ...pointersOf(part, own)];
  });
}

/** Returns a random edit of a value; undefined where there is nothing to edit. */
export function randomEdit(value: unknown, made: RandomManifest): Edit | undefined {
  const all = pointersOf(value);
  const path = made.one(all);
  if (path === undefined) return undefined;
  const holders = [
    '',
    ...all.filter((pointer) => typeof valueAt(value, pointer) === 'object' && valueAt(value, pointer) !== null),
  ];
  const target = () => {
    const holder = made.one(holders);
    const into = valueAt(value, holder);
    return fieldPointer(holder, Array.isArray(into) ? String(made.below(into.length + 1)) : made.name());
  };
  const chance = made.random();
  if (chance < 0.4) {
    const scalars = all.filter((pointer) => typeof valueAt(value, pointer) === 'string');
    return { op: 'replace', path: scalars.length > 0 ? made.one(scalars) : path, value: made.scalar() };
  }
  if (chance < 0.5) return { op: 'replace', path, value: made.value(2) };
  if (chance < 0.65) return { op: 'add', path: target(), value: made.value(2) };
  if (chance < 0.75) return { op: 'remove', path };
  if (chance < 0.8) return { op: 'rename', path, name: made.name() };
  const list = all.filter((pointer) => /\/\d+$/.test(pointer));
  const from = list.length > 0 && made.random() < 0.7 ? made.one(list) : path;
  const within = from.replace(/\d+$/, () =>
    String(made.below((valueAt(value, from.slice(0, from.lastIndexOf('/'))) as unknown[] | undefined)?.length ?? 1)),
  );
  return {
    op: made.random() < 0.7 ? 'move' : 'copy',
    from,
    path: made.random() < 0.6 && /\/\d+$/.test(from) ? within : target(),
  };
}
