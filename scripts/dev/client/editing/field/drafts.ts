/** Keeps what is being typed until it is written: the server may go away, and the page be loaded again. */
import type { Pointer } from '../../../../../schema/values/pointer.ts';
import type { PageText } from '../../../editing/texts/page-text.ts';

/** A text as the file has it. */
type Written = Pick<PageText, 'at' | 'source'>;

/** What was typed, and the text that it is to replace. */
interface Draft extends Written {
  value: string;
}

/** Returns where the drafts of the open page begin; a place may be shown by several pages. */
const prefix = () => `waybill-draft ${location.pathname} `;

/** Remembers what was typed and is not written yet. */
export function storeDraft({ at, source }: Written, value: string): void {
  try {
    sessionStorage.setItem(prefix() + at, JSON.stringify([source, value]));
  } catch {
    // There is no room: then the field alone has it.
  }
}

/** Forgets it, once it is written or left. */
export function dropDraft(at: Pointer): void {
  sessionStorage.removeItem(prefix() + at);
}

/** Returns what was typed at one place of the open page and is not written. */
export function draftAt(at: Pointer): Draft | undefined {
  const kept = sessionStorage.getItem(prefix() + at);
  if (kept === null) return undefined;
  const [source, value] = JSON.parse(kept) as [string, string];
  return { at, source, value };
}

/** Returns what was typed on the open page and is not written. */
export function draftsOfPage(): Draft[] {
  const places = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix()));
  return places.flatMap((key) => draftAt(key.slice(prefix().length)) ?? []);
}
