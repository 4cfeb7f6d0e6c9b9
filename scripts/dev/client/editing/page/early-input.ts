/** Takes what is typed after a click until the text under it is open. */
import type { Field } from '../field/field.ts';
import { words } from '../words/words.ts';

/** The keys that end typing in a field. */
const ENDS = new Set(['Enter', 'Escape', 'Tab']);

export class EarlyInput {
  readonly #area = document.createElement('textarea');
  #end: KeyboardEvent | undefined;

  /** Takes the focus, within an element of the editor. */
  constructor(holder: ParentNode) {
    this.#area.className = 'early-input';
    this.#area.setAttribute('aria-label', words.opening);
    this.#area.addEventListener('keydown', (event) => {
      event.stopPropagation(); // what is typed is no command of the page
      if (event.isComposing || !ENDS.has(event.key) || (event.key === 'Enter' && event.shiftKey)) return;
      event.preventDefault();
      this.#end = event;
      this.#area.readOnly = true;
    });
    holder.append(this.#area);
    this.#area.focus({ preventScroll: true });
  }

  /** Removes itself, inserts what was typed at the caret of the field that is open now, and repeats the key that ended typing. */
  endIn(field: Field | undefined): void {
    this.#area.remove();
    if (!field) return;
    const { area } = field.parts;
    if (this.#area.value !== '') {
      area.setRangeText(this.#area.value, area.selectionStart, area.selectionEnd, 'end');
      field.value = area.value; // has the field keep a draft
    }
    if (this.#end) area.dispatchEvent(new KeyboardEvent('keydown', this.#end));
  }
}
