/** Makes a splice as small as possible. */
import type { Splice } from '../edit.ts';

/** Removes the common start and end from a splice; returns an empty list if nothing changes. */
export function trimmed(original: string, { start, end, text }: Splice): Splice[] {
  const old = original.slice(start, end);
  if (old === text) return [];
  const before = commonStart(old, text);
  const after = Math.min(commonEnd(old, text), old.length - before, text.length - before);
  return [{ start: start + before, end: end - after, text: text.slice(before, text.length - after) }];
}

/** Counts the characters with which two texts start alike; a pair of surrogates counts as a whole. */
export function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length > 0 && /[\uD800-\uDBFF]/.test(one[length - 1]!) ? length - 1 : length;
}

/** Counts the characters with which two texts end alike; a pair of surrogates counts as a whole. */
export function commonEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length++;
  return length > 0 && /[\uDC00-\uDFFF]/.test(one.at(-length)!) ? length - 1 : length;
}
