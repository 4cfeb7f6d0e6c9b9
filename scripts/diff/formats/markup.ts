/** Formats parts of a report as HTML that is also valid in Markdown. */
import { escapeHtml } from '../../../schema/values/html.ts';
import { printable } from '../../../server/leads/printable.ts';
import type { DiffPassage } from '../report.ts';
import { isReplacement, shorten } from './passages.ts';

/** Escapes a text for HTML and removes characters that are not printable. */
export function plain(text: string): string {
  return escapeHtml(printable(text));
}

/** Returns a passage with `ins` and `del` elements. `spoken` makes a label for screen readers. */
export function passageHtml(passage: DiffPassage, spoken: (word: string) => string = () => ''): string {
  const parts = shorten(passage).map(({ kind, text }) => {
    if (kind === 'same') return escapeHtml(text);
    const [tag, word] = kind === 'added' ? ['ins', 'added'] : ['del', 'removed'];
    return `<${tag}>${spoken(word)}${escapeHtml(text)}</${tag}>`;
  });
  return parts.join(isReplacement(passage) ? ' → ' : '');
}
