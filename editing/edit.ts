/** The edits of a manifest: the operations of JSON Patch (RFC 6902), and one that renames a field. */
import type { Splice } from '../manifest/problems/problem.ts';
import type { Pointer } from '../schema/values/pointer.ts';

export type { Splice };

/** One edit. Pointers name parts of the value; offsets in the text are never part of an edit. */
export type Edit =
  /** Inserts an entry before the one at its index ("-" for the end), or writes a field, after another one or as the last. */
  | { op: 'add'; path: Pointer; value: unknown; after?: string }
  | { op: 'replace'; path: Pointer; value: unknown }
  | { op: 'remove'; path: Pointer }
  /** Moves an entry or a field. As in JSON Patch, the index counts in the list without the entry. */
  | { op: 'move'; from: Pointer; path: Pointer }
  /** Writes what is at `from` at `path` as well. */
  | { op: 'copy'; from: Pointer; path: Pointer }
  /** Gives a field another name; it stays where it is. */
  | { op: 'rename'; path: Pointer; name: string };

export type Transfer = Extract<Edit, { from: Pointer }>;

/** The reason why an edit is not made: one sentence for people. */
export interface Refusal {
  refusal: string;
}

/** Returns whether a result is a refusal. */
export function isRefusal(result: object): result is Refusal {
  return 'refusal' in result;
}

/** Thrown within this folder with the sentence of a refusal. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Returns what a function returns, or the refusal that it throws. */
export function orRefusal<Result>(make: () => Result): Result | Refusal {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.message };
    throw error;
  }
}
