/** Finds the elements of the blocks on the open page, and of the layout around them. */
import type { Section } from '../manifest/block-positions.ts';

/** Returns the blocks' elements, in the order of the manifest: each block renders one, and an interactive one has a wrapper. */
export function blockElements(): Element[] {
  const parts = [...document.querySelectorAll('#main > div')];
  return parts.flatMap((part) => (part.hasAttribute('data-live') ? [part] : [...part.children]));
}

/** The elements that show a section of the manifest; the logo comes first, since it is within the header. */
const SECTION_ELEMENTS: [string, Section][] = [
  ['.header .logo', 'brand'],
  ['.header', 'navigation'],
  ['.floating', 'floatingButtons'],
  ['.footer', 'footer'],
];

/** A part of the manifest under the pointer, and the element that shows it. */
export interface PointedPart {
  part: number | Section;
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

/** Elements that contain text. */
const WORDED = 'a, h1, h2, h3, h4, p, li, summary, dt, dd, td, th, button, label, legend, figcaption, blockquote';

/** Returns the text of the nearest such element around a target, if it is within the block; else an empty text. */
export function wordsAt(target: Element, block: Element): string {
  const worded = target.closest<HTMLElement>(WORDED);
  return worded && block.contains(worded) ? (worded.innerText ?? '') : '';
}
