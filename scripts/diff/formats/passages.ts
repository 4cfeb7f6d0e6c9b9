/** Shortens passages to the changed words with some context, without control characters. */
import { printable } from '../../../server/leads/printable.ts';
import type { DiffPassage } from '../report.ts';
import { counted } from '../../../manifest/problems/sentence-parts.ts';

/** The number of characters shown before and after a change. */
const CONTEXT = 40;

/** Returns a passage without the middle of long unchanged parts. */
export function shorten(passage: DiffPassage): DiffPassage {
  return passage.map(({ kind, text }, index) => {
    const shown = printable(text);
    return { kind, text: kind === 'same' ? cutOut(shown, index === 0, index === passage.length - 1) : shown };
  });
}

/** Returns whether a passage replaces a whole text by another. */
export function isReplacement(passage: DiffPassage): boolean {
  return passage.map(({ kind }) => kind).join() === 'removed,added';
}

function cutOut(text: string, isFirst: boolean, isLast: boolean): string {
  const head = isFirst ? '' : text.slice(0, CONTEXT).replace(/\S*$/, '');
  const tail = isLast ? '' : text.slice(-CONTEXT).replace(/^\S*/, '');
  return text.length <= 2 * CONTEXT ? text : `${head}…${tail}`;
}

/** Returns how many pages there are, and the paths of the first `most`: on 42 pages: /, /about, /contact and 39 more. */
export function pageListText(pages: string[], most: number): string {
  const shown = pages.slice(0, most).map(printable).join(', ');
  const more = pages.length - most;
  const on = `on ${counted(pages.length, 'page')}`;
  return pages.length === 0 ? 'on no page' : `${on}: ${shown}${more > 0 ? ` and ${more} more` : ''}`;
}
