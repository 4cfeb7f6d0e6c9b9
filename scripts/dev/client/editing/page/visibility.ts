/** Finds where on the page a text can be seen, and what it is folded away in. */
import type { ShownText } from './shown-text.ts';

/** What is smaller, in pixels, cannot be seen, such as a label for screen readers. */
const MIN_SIZE = 4;
/** How far from a text a pointer still hits it, in pixels. */
const NEAR = 2;

/** Returns whether a point, with the element there, hits a range. */
export function isHit(range: Range, target: Element, x: number, y: number): boolean {
  // What is over a picture is not the picture.
  if (range.startContainer === range.endContainer && range.startContainer instanceof Element)
    return elementOf(range).contains(target);
  const holder = range.commonAncestorContainer;
  if (!target.contains(holder) && !holder.contains(target)) return false;
  return Array.from(range.getClientRects()).some(
    ({ left, right, top, bottom }) => x >= left - NEAR && x <= right + NEAR && y >= top - NEAR && y <= bottom + NEAR,
  );
}

/** Returns the box of the place that can be seen; undefined where none can. */
export function boxOf({ ranges }: ShownText): DOMRect | undefined {
  for (const range of ranges) {
    const box = range.getBoundingClientRect();
    if (
      box.width >= MIN_SIZE &&
      box.height >= MIN_SIZE &&
      elementOf(range).checkVisibility({ visibilityProperty: true })
    )
      return box;
  }
  return undefined;
}

/** Returns the element that shows a text. */
export function elementOf(range: Range): Element {
  const { startContainer: node, startOffset } = range;
  if (!(node instanceof Element)) return node.parentElement!;
  const child = node.childNodes[startOffset];
  return child instanceof Element ? child : node;
}

/** Opens what a text is folded away in, such as the answer below a question, or a menu. */
export function unfold(shown: ShownText): void {
  const folded = shown.ranges.find((range) => closedDetailsAround(range));
  if (boxOf(shown) || !folded) return;
  for (let one: Element | null = elementOf(folded); one; one = one.parentElement) {
    if (one instanceof HTMLDetailsElement) one.open = true;
  }
}

/** Returns whether a text is seen, or can be by opening what it is folded away in. */
export function isReachable(shown: ShownText): boolean {
  return boxOf(shown) !== undefined || shown.ranges.some((range) => closedDetailsAround(range));
}

/** Returns what a text is folded away in, if that itself is seen. */
function closedDetailsAround(range: Range): Element | undefined {
  let fold: Element | undefined;
  for (let one: Element | null = elementOf(range); one; one = one.parentElement) {
    if (one instanceof HTMLDetailsElement && !one.open) fold = one;
  }
  return fold?.checkVisibility() ? fold : undefined;
}
