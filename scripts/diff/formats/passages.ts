/** Passages as a reader wants them: the changed words with a few around them, and no sign that a terminal obeys. */
import { printable } from '../../../server/leads/printable.ts';
import type { Passage } from '../report.ts';

/** How many signs stand before and after a change. */
const CONTEXT = 40;

/** A passage with long unchanged stretches cut out. */
export function shorten(passage: Passage): Passage {
  return passage.map(({ kind, text }, index) => {
    const shown = printable(text);
    return { kind, text: kind === 'same' ? cutOut(shown, index === 0, index === passage.length - 1) : shown };
  });
}

/** Whether a passage is one whole text in place of another. */
export function isReplacement(passage: Passage): boolean {
  return passage.map(({ kind }) => kind).join() === 'removed,added';
}

function cutOut(text: string, isFirst: boolean, isLast: boolean): string {
  const head = isFirst ? '' : text.slice(0, CONTEXT).replace(/\S*$/, '');
  const tail = isLast ? '' : text.slice(-CONTEXT).replace(/^\S*/, '');
  return text.length <= 2 * CONTEXT ? text : `${head}…${tail}`;
}

/** Several pages in a few words: on 42 pages: /, /about, /contact and 39 more. */
export function pageList(pages: string[], most: number): string {
  const shown = pages.slice(0, most).map(printable).join(', ');
  const more = pages.length - most;
  const on = `on ${pages.length} page${pages.length === 1 ? '' : 's'}`;
  return pages.length === 0 ? 'on no page' : `${on}: ${shown}${more > 0 ? ` and ${more} more` : ''}`;
}
