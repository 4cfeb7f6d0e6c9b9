/** What a pointer or a finger does on a page in edit mode: it shows what can be typed, and a click opens it. */
import { positionOver } from '../editor-parts.ts';
import type { Field } from '../field/field.ts';
import { boxOf, unfold } from './visibility.ts';
import { scrollTo } from './stops.ts';
import type { ShownText } from './shown-text.ts';
import type { ShownTexts } from './shown-texts.ts';
import { EarlyInput } from './early-input.ts';

/** How far the frame is from its text. */
const MARGIN = 4;

export class Pointing {
  readonly #texts: ShownTexts;
  readonly #frame: HTMLElement;
  readonly #open: (shown: ShownText) => Field;
  #pointed: ShownText | undefined;
  isOn = false;

  constructor(texts: ShownTexts, frame: HTMLElement, open: (shown: ShownText) => Field) {
    this.#texts = texts;
    this.#frame = frame;
    this.#open = open;
    addEventListener('pointermove', (event) => (this.#pointed = this.#textAt(event)), { passive: true });
    addEventListener('click', (event) => this.#click(event), { capture: true });
  }

  /** Shows a text in the frame, as if the pointer were over it. */
  show(shown: ShownText): void {
    if (!boxOf(shown)) unfold(shown);
    scrollTo(shown);
    this.#pointed = shown;
  }

  /** Keeps the frame around the text under the pointer. */
  reposition(): void {
    const box = this.isOn && this.#pointed && boxOf(this.#pointed);
    this.#frame.hidden = !box;
    if (box) positionOver(this.#frame, box, MARGIN);
  }

  #textAt({ target, clientX, clientY }: MouseEvent): ShownText | undefined {
    return this.isOn && target instanceof Element ? this.#texts.textAtPoint(target, clientX, clientY) : undefined;
  }

  /** With Control or the like held, a click does what it does on the site; so does a key on a link. */
  #click(event: MouseEvent): void {
    const { ctrlKey, metaKey, altKey, shiftKey, detail } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || detail === 0) return;
    const shown = this.#textAt(event);
    const mayBeText = this.isOn && this.#texts.isOutdated && isOfPage(event);
    if (!shown && !mayBeText) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!shown || this.#texts.isOutdated) void this.#openLater(event);
    else this.#open(shown);
  }

  /**
   * Opens the text under a click once it is known which one that is: the page is just open, or has changed. Where there is
   * none, the click does what it does on the site.
   */
  async #openLater({ target, clientX, clientY }: MouseEvent): Promise<void> {
    const earlyInput = new EarlyInput(this.#frame.parentNode!);
    await this.#texts.settled();
    const under = document.elementFromPoint(clientX, clientY);
    const shown = this.isOn && under ? this.#texts.textAtPoint(under, clientX, clientY) : undefined;
    earlyInput.endIn(shown && this.#open(shown));
    if (!shown) target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}

/** The editor and the panel are in shadow trees, from which a click comes with their host as its target. */
const isOfPage = (event: MouseEvent): boolean => event.composedPath()[0] === event.target;
