/** The parts of the page that is shown: its blocks, and what every page has around them. */
import type { LayoutSection } from '../manifest/block-positions.ts';

/** Returns the elements of the blocks, in the order of the manifest: each block makes one, and a live one has its wrapper. */
export function blockElements(): Element[] {
  const parts = [...document.querySelectorAll('#main > div')];
  return parts.flatMap((part) => (part.hasAttribute('data-live') ? [part] : [...part.children]));
}

/** The elements that the page shows a section of the manifest in; the logo comes first, as it is within the header. */
const SECTION_ELEMENTS: [string, LayoutSection][] = [
  ['.header .logo', 'brand'],
  ['.header', 'navigation'],
  ['.floating', 'floatingButtons'],
  ['.footer', 'footer'],
];

/** What was pointed at: a part of the manifest and the element that shows it. */
export interface PointedPart {
  part: number | LayoutSection;
  element: Element;
}

/** Returns the block or section that an element belongs to. */
export function partAt(target: Element): PointedPart | undefined {
  const blocks = blockElements();
  const part = blocks.findIndex((block) => block.contains(target));
  if (part !== -1) return { part, element: blocks[part]! };
  for (const [selector, section] of SECTION_ELEMENTS) {
    const element = target.closest(selector);
    if (element) return { part: section, element };
  }
  return undefined;
}

/** What an element is in, of these: the words that are nearest to it. */
const WORDED = 'a, h1, h2, h3, h4, p, li, summary, dt, dd, td, th, button, label, legend, figcaption, blockquote';

/** Returns the words at an element, if they are of one block; otherwise an empty text. */
export function wordsAt(target: Element, block: Element): string {
  const worded = target.closest<HTMLElement>(WORDED);
  return worded && block.contains(worded) ? (worded.innerText ?? '') : '';
}
