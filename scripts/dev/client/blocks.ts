/** The blocks of the page that is shown. */

/** Their elements, in the order of the manifest: each block makes one, and a live one has its wrapper. */
export function blockElements(): Element[] {
  const parts = [...document.querySelectorAll('#main > div')];
  return parts.flatMap((part) => (part.hasAttribute('data-live') ? [part] : [...part.children]));
}

/** What an element is in, of these: the words that are nearest to it. */
const WORDED = 'h1, h2, h3, h4, p, li, summary, dt, dd, td, th, a, button, label, legend, figcaption, blockquote';

/** The words of what was pointed at, if they are of one block. */
export function wordsAt(target: Element, block: Element): string {
  const worded = target.closest<HTMLElement>(WORDED);
  return worded && block.contains(worded) ? (worded.innerText ?? '') : '';
}
