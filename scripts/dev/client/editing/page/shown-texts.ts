/** The texts that the open page shows, with the places where they are. */
import type { PageText } from '../../../editing/texts/page-text.ts';
import { rangesOf } from './marked-page.ts';
import { askTexts } from '../server-calls.ts';

/** A text, and where the page shows it: the menu of a phone shows some a second time. */
export interface ShownText {
  text: PageText;
  ranges: Range[];
}

/** What is smaller is hidden from eyes, such as a label for screen readers. */
const LEAST = 4;
/** How far beside a text a pointer still means it. */
const NEAR = 2;

export class ShownTexts {
  /** In the order of the page. */
  list: ShownText[] = [];
  /** All, also those that are not on the page itself, such as its title. */
  all: PageText[] = [];
  /** The hash of the file that they are of. */
  hash = '';
  state = { canUndo: false, canRedo: false };
  #asked: Promise<string | undefined> | undefined;
  #isStale = false;

  /** Asks for the texts again, of the page as it is now. Returns a sentence where that failed. */
  refresh(): Promise<string | undefined> {
    if (this.#asked) this.#isStale = true;
    return (this.#asked ??= this.#ask().finally(() => (this.#asked = undefined)));
  }

  /** Waits for the texts that were asked for last. */
  async settled(): Promise<void> {
    await this.#asked;
  }

  async #ask(): Promise<string | undefined> {
    let answer: Awaited<ReturnType<typeof askTexts>>;
    do {
      this.#isStale = false;
      // oxlint-disable-next-line no-await-in-loop -- the page has changed meanwhile
      answer = await askTexts();
    } while (this.#isStale);
    if (typeof answer === 'string') return answer;
    const { hash, html, texts, canUndo, canRedo } = answer;
    Object.assign(this, { hash, all: texts, state: { canUndo, canRedo } });
    const ranges = rangesOf(html);
    this.list = texts
      .flatMap((text, number): ShownText[] => {
        const places = ranges.get(number);
        return places ? [{ text, ranges: places }] : [];
      })
      .toSorted((a, b) => a.ranges[0]!.compareBoundaryPoints(Range.START_TO_START, b.ranges[0]!));
    return undefined;
  }

  /** Returns the text under a point; beside the words, that of the element there if it shows no other. */
  at(target: Element, x: number, y: number): ShownText | undefined {
    const under = this.list.find(({ ranges }) => ranges.some((range) => isAt(range, target, x, y)));
    if (under) return under;
    const [only, another] = this.list.filter(({ ranges }) => ranges.some((range) => elementOf(range) === target));
    return another ? undefined : only;
  }

  /** Returns the text that is written at a place. */
  find(at: string): ShownText | undefined {
    return this.list.find(({ text }) => text.at === at);
  }
}

function isAt(range: Range, target: Element, x: number, y: number): boolean {
  // What stands over a picture is not the picture.
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
    if (box.width >= LEAST && box.height >= LEAST && elementOf(range).checkVisibility({ visibilityProperty: true }))
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
  const folded = shown.ranges.find((range) => foldOf(range));
  if (boxOf(shown) || !folded) return;
  for (let one: Element | null = elementOf(folded); one; one = one.parentElement) {
    if (one instanceof HTMLDetailsElement) one.open = true;
  }
}

/** Returns whether a text is seen, or can be by opening what it is folded away in. */
export function isReachable(shown: ShownText): boolean {
  return boxOf(shown) !== undefined || shown.ranges.some((range) => foldOf(range));
}

/** Returns what a text is folded away in, if that itself is seen. */
function foldOf(range: Range): Element | undefined {
  let fold: Element | undefined;
  for (let one: Element | null = elementOf(range); one; one = one.parentElement) {
    if (one instanceof HTMLDetailsElement && !one.open) fold = one;
  }
  return fold?.checkVisibility() ? fold : undefined;
}
