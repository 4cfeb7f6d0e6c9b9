/** Defines the versions and conflicts of a three-way merge. */
import type { Pointer } from '../../schema/values/pointer.ts';

/** A value that both versions changed, each in another way. A version that removed it has none. */
export interface Conflict {
  /** Where it is in their version, or would be. */
  pointer: Pointer;
  ours?: unknown;
  theirs?: unknown;
}

/** Three versions of a value: what both come from, ours and theirs. `ABSENT` where one has none. */
export interface Versions {
  base: unknown;
  ours: unknown;
  theirs: unknown;
}

/** The value of a part that a version lacks. */
export const ABSENT = Symbol('absent');
