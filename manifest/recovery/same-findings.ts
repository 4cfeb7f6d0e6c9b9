/** Compares the findings of a text with those after a fix, which may move what they are about. */
import type { Finding } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';

/** Returns the last name of a pointer, which stays where its object has moved. */
export const nameAt = (pointer: Pointer) => pointer.slice(pointer.lastIndexOf('/'));

/** Returns whether each of some findings was there before, as often at least. */
export function addsNone(after: Finding[], before: Finding[]): boolean {
  const unmatched = before.map(identify);
  return after.every((finding) => {
    const at = unmatched.indexOf(identify(finding));
    if (at !== -1) unmatched.splice(at, 1);
    return at !== -1;
  });
}

const identify = ({ code, message, pointer }: Finding) => `${code} ${message} ${nameAt(pointer)}`;
