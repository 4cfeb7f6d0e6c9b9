/** Finds the column in which a part of a manifest is to be written. */
import { isIndex, fieldNameSpan, lastOf, partLines } from './field-lines.ts';
import type { Source } from '../source.ts';
import { parentOf } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';

/** Returns the column for a part at a pointer: that of its neighbours, or two more than that of its parent. */
export function columnFor(to: Pointer, source: Source): number | undefined {
  const parent = parentOf(to);
  const below = (pointer: Pointer) => {
    const lines = partLines(pointer, source);
    return lines && lines.column + 2;
  };
  if (!source.has(parent)) return below(siblingOf(parent, source));
  const isEntry = isIndex(lastOf(to));
  if (isEntry && source.has(`${parent}/0`)) return partLines(`${parent}/0`, source)?.column;
  if (parent === '') return 0;
  if (!isEntry && isIndex(lastOf(parent))) return below(parent);
  return columnOfFirst(parent, source) ?? below(parent);
}

function columnOfFirst(pointer: Pointer, source: Source): number | undefined {
  const key = fieldNameSpan(pointer, source);
  if (!key) return undefined;
  const [, indent] = /^:[^\S\n]*(?:#.*)?\n(?:[^\S\n]*(?:#.*)?\n)*( *)[\w"']/.exec(source.text.slice(key.end)) ?? [];
  const own = partLines(pointer, source);
  return indent !== undefined && own && indent.length > own.column ? indent.length : undefined;
}

/** Returns the pointer of the first field of the object that a part is in. */
function siblingOf(pointer: Pointer, source: Source): Pointer {
  const parent = parentOf(pointer);
  const name = /^["']?([\w$-]+)["']?:/.exec(source.text.slice(source.locate(parent).start))?.[1];
  return name === undefined ? parent : `${parent}/${name}`;
}
