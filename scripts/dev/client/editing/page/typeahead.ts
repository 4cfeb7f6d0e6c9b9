/** Takes what is typed after a click until the text under it is open. */
import { words } from '../words/words.ts';

/** The keys that end typing in a field. */
const ENDS = new Set(['Enter', 'Escape', 'Tab']);

export class Typeahead {
  readonly #area = document.createElement('textarea');
  #end: KeyboardEvent | undefined;

  /** Takes the focus, within an element of the editor. */
  constructor(holder: ParentNode) {
    this.#area.className = 'typeahead';
    this.#area.setAttribute('aria-label', words.opening);
    this.#area.addEventListener('keydown', (event) => {
      event.stopPropagation(); // what is typed is no command of the page
      if (event.isComposing || !ENDS.has(event.key)) return;
      event.preventDefault();
      this.#end = event;
      this.#area.readOnly = true;
    });
    holder.append(this.#area);
    this.#area.focus({ preventScroll: true });
  }

  /** Goes. Returns what was typed, and the key that ended it. */
  take(): { typed: string; end: KeyboardEvent | undefined } {
    this.#area.remove();
    return { typed: this.#area.value, end: this.#end };
  }
}
