/** Keeps what is being typed until it is written: the server may go away, and the page be loaded again. */
import type { Pointer } from '../../../../../schema/values/pointer.ts';

const PREFIX = 'waybill-draft ';

/** Remembers a text that is not written yet. */
export function keepDraft(at: Pointer, text: string): void {
  try {
    sessionStorage.setItem(PREFIX + at, text);
  } catch {
    // There is no room, or it is not allowed: then the field alone has it.
  }
}

/** Forgets it, once it is written or left. */
export function dropDraft(at: Pointer): void {
  sessionStorage.removeItem(PREFIX + at);
}

/** Returns what was typed at a place and is not written. */
export function draftAt(at: Pointer): string | undefined {
  return sessionStorage.getItem(PREFIX + at) ?? undefined;
}
