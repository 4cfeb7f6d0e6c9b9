/** Shows on the page which of its blocks is chosen: a frame is around it. */
import { blockElements } from '../../../blocks.ts';
import { positionOver } from '../../editor-parts.ts';

/** How far a block is from its frame, and from the top of the window where the page is scrolled to it. */
const [MARGIN, TOP] = [-1, 90];

export class ChosenBlock {
  readonly #frame: HTMLElement;

  constructor(frame: HTMLElement) {
    this.#frame = frame;
  }

  /** Keeps the frame around the block with a number; without one, there is none. */
  reposition(index: number | undefined): void {
    const element = elementAt(index);
    this.#frame.hidden = !element;
    if (element) positionOver(this.#frame, element.getBoundingClientRect(), MARGIN);
  }

  /** Scrolls the page to a block, unless its head is in view. */
  reveal(index: number): void {
    const box = elementAt(index)?.getBoundingClientRect();
    if (box && (box.top < 0 || box.top > innerHeight / 3)) scrollBy({ top: box.top - TOP, behavior: 'instant' });
  }
}

function elementAt(index: number | undefined): Element | undefined {
  const element = index === undefined ? undefined : blockElements()[index];
  return element?.matches('[data-live]') ? (element.firstElementChild ?? element) : element;
}
