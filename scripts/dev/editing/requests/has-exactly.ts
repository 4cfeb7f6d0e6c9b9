/** Checks the fields of a request. */
import type { Tree } from '../../../../schema/values/tree.ts';

/** Returns whether a request has the fields with some names, and no others. */
export function hasExactly(request: Tree, names: readonly string[]): boolean {
  return Object.keys(request).length === names.length && names.every((name) => Object.hasOwn(request, name));
}
