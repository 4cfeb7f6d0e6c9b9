/** Reads the request of a page to have something written. Whatever is not exactly one is none. */
import type { Edit } from '../../../../editing/edit.ts';
import { isRecord } from '../../../../schema/values/tree.ts';

/**
 * Edits of the text with a hash; or one change of it since an older text taken back, or all, or a commit; or what was
 * done back, or again; or only to know the hash.
 */
export type EditRequest =
  | { base: string; edits: Edit[] }
  | { base: string; from: string; leaveOut: number | 'all' }
  | { base: string; takeBack: string }
  | { undo: true | number }
  | { redo: true }
  | { look: true };

/** More edits are not taken at once. */
export const MAX_EDITS = 1000;

/** Returns the request; undefined where the body holds none. */
export function readEditRequest(body: unknown): EditRequest | undefined {
  if (!isRecord(body)) return undefined;
  const fields = Object.keys(body).toSorted().join();
  if (fields === 'base,edits' && isHash(body['base'])) {
    const edits = body['edits'];
    const isRight = Array.isArray(edits) && edits.length <= MAX_EDITS && edits.every(isEdit);
    return isRight ? { base: body['base'], edits } : undefined;
  }
  const { base, from, leaveOut, takeBack } = body;
  if (fields === 'base,from,leaveOut' && isHash(base) && isHash(from))
    return leaveOut === 'all' || isCount(leaveOut) ? { base, from, leaveOut } : undefined;
  if (fields === 'base,takeBack' && isHash(base)) return isCommit(takeBack) ? { base, takeBack } : undefined;
  if (fields === 'undo' && (body['undo'] === true || isCount(body['undo']))) return { undo: body['undo'] };
  if (fields === 'redo' && body['redo'] === true) return { redo: true };
  return fields === 'look' && body['look'] === true ? { look: true } : undefined;
}

/** The fields of each kind of edit; a value may be any. */
const FIELDS: Record<Edit['op'], string[]> = {
  add: ['op', 'path', 'value'],
  replace: ['op', 'path', 'value'],
  remove: ['op', 'path'],
  move: ['from', 'op', 'path'],
  copy: ['from', 'op', 'path'],
  rename: ['name', 'op', 'path'],
};

function isEdit(edit: unknown): edit is Edit {
  if (!isRecord(edit)) return false;
  const { op, after, value: _, ...texts } = edit;
  if (typeof op !== 'string' || !Object.hasOwn(FIELDS, op)) return false;
  if (after !== undefined && (op !== 'add' || typeof after !== 'string')) return false;
  const names = Object.keys(edit).filter((name) => name !== 'after');
  if (names.toSorted().join() !== FIELDS[op as Edit['op']].join()) return false;
  return Object.entries(texts).every(
    ([name, text]) => typeof text === 'string' && (name === 'name' || isPointer(text)),
  );
}

/** Returns whether a text of a request is a pointer. */
export const isPointer = (text: string): boolean => /^(?:\/(?:[^~/]|~[01])*)*$/.test(text) && text.length < 1000;
const isCommit = (value: unknown): value is string => typeof value === 'string' && /^(?:[\da-f]{40}|[\da-f]{64})$/.test(value); // prettier-ignore
/** Returns whether a value of a request is the hash of a text. */
export const isHash = (value: unknown): value is string => typeof value === 'string' && /^[\da-f]{64}$/.test(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
