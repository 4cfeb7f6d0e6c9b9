/** Keeps code that is being typed until it is written: the page may be loaded again. */
import type { Pointer } from '../../../../../../schema/values/pointer.ts';

/** Code that was typed for a part, the hash of the file that the part was of, and what it said. */
interface CodeDraft {
  at: Pointer;
  hash: string;
  before: string;
  code: string;
}

const KEY = 'waybill-code';

/** Remembers what was typed for a part. */
export function storeCodeDraft(draft: CodeDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // There is no room, or it is not allowed: then the field alone has it.
  }
}

/** Forgets it. */
export function dropCodeDraft(): void {
  sessionStorage.removeItem(KEY);
}

/** Returns what was typed for a part, and is not written. */
export function codeDraft(): CodeDraft | undefined {
  const draft = sessionStorage.getItem(KEY);
  return draft === null ? undefined : (JSON.parse(draft) as CodeDraft);
}
