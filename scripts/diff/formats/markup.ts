/** Parts of a report as HTML, which a Markdown reader takes too. */
import { escapeHtml } from '../../../schema/html.ts';
import { printable } from '../../../server/leads/printable.ts';
import type { Passage } from '../report.ts';
import { isReplacement, shorten } from './passages.ts';

/** A text that can be nothing but text. */
export function plain(text: string): string {
  return escapeHtml(printable(text));
}

/** Changed words, each with a word for those who hear it read. `spoken` makes that word. */
export function passageHtml(passage: Passage, spoken: (word: string) => string = () => ''): string {
  const parts = shorten(passage).map(({ kind, text }) => {
    if (kind === 'same') return escapeHtml(text);
    const [tag, word] = kind === 'added' ? ['ins', 'added'] : ['del', 'removed'];
    return `<${tag}>${spoken(word)}${escapeHtml(text)}</${tag}>`;
  });
  return parts.join(isReplacement(passage) ? ' → ' : '');
}
