/** Reads the request of a page to edit the manifest. A body with anything else in it is refused. */
import type { Edit } from '../../../../editing/edit.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import { isRecord } from '../../../../schema/values/tree.ts';
import type { Tree } from '../../../../schema/values/tree.ts';
import { hasExactly } from './has-exactly.ts';

export type EditRequest =
  /** Applies edits to the text with the hash `base`. */
  | { base: string; edits: Edit[] }
  /** Writes a part of the text with the hash `base` as other code. */
  | { base: string; at: Pointer; code: string }
  /** Accepts a warning about a part of the text with the hash `base`. */
  | { base: string; at: Pointer; accept: { code: string; reason: string } }
  /** Reverts one change of a review, or all: `from` is the hash of the text that the review compares with. */
  | { base: string; from: string; revert: number | 'all' }
  /** Reverts a commit. */
  | { base: string; revertCommit: string }
  /** Undoes the last edit, or the one with a number. */
  | { undo: true | number }
  /** Redoes the edit that was undone last. */
  | { redo: true }
  /** Asks for the current hash. */
  | { state: true };

/** The most edits of one request. */
export const MAX_EDITS = 1000;

/** Returns the request; undefined where the body holds none. */
export function readEditRequest(body: unknown): EditRequest | undefined {
  if (!isRecord(body)) return undefined;
  const { accept, at, base, code, edits, from, revert, revertCommit, undo } = body;
  if (hasExactly(body, ['base', 'edits']) && isHash(base)) {
    const isRight = Array.isArray(edits) && edits.length <= MAX_EDITS && edits.every(isEdit);
    return isRight ? { base, edits } : undefined;
  }
  if (hasExactly(body, ['at', 'base', 'code']) && isHash(base))
    return typeof at === 'string' && isPointer(at) && typeof code === 'string' ? { base, at, code } : undefined;
  if (hasExactly(body, ['accept', 'at', 'base']) && isHash(base) && isRecord(accept))
    return typeof at === 'string' && isPointer(at) && isAcceptance(accept) ? { base, at, accept } : undefined;
  if (hasExactly(body, ['base', 'from', 'revert']) && isHash(base) && isHash(from))
    return revert === 'all' || isCount(revert) ? { base, from, revert } : undefined;
  if (hasExactly(body, ['base', 'revertCommit']) && isHash(base))
    return isCommit(revertCommit) ? { base, revertCommit } : undefined;
  if (hasExactly(body, ['undo']) && (undo === true || isCount(undo))) return { undo };
  if (hasExactly(body, ['redo']) && body['redo'] === true) return { redo: true };
  return hasExactly(body, ['state']) && body['state'] === true ? { state: true } : undefined;
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
  if (!hasExactly(edit, [...FIELDS[op as Edit['op']], ...(after === undefined ? [] : ['after'])])) return false;
  return Object.entries(texts).every(
    ([name, text]) => typeof text === 'string' && (name === 'name' || isPointer(text)),
  );
}

/** The most characters of a reason. */
export const LONGEST_REASON = 300;

function isAcceptance(accept: Tree): accept is { code: string; reason: string } {
  const { code, reason } = accept;
  const isReason = typeof reason === 'string' && reason.trim() !== '' && reason.length <= LONGEST_REASON;
  return hasExactly(accept, ['code', 'reason']) && typeof code === 'string' && /^[a-z-]{1,50}$/.test(code) && isReason;
}

/** Returns whether a text of a request is a pointer. */
export const isPointer = (text: string): boolean => /^(?:\/(?:[^~/]|~[01])*)*$/.test(text) && text.length < 1000;
const isCommit = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:[\da-f]{40}|[\da-f]{64})$/.test(value);
/** Returns whether a value of a request is the hash of a text. */
export const isHash = (value: unknown): value is string => typeof value === 'string' && /^[\da-f]{64}$/.test(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
