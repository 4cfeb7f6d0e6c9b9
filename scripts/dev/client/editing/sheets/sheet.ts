/** A part of the editor that opens above its buttons: one at a time; the focus goes in, and back to its button. */
import { buttonOf } from '../editor-parts.ts';
import type { EditorParts } from '../editor-parts.ts';
import { words } from '../words/words.ts';

/** What a sheet is called, and what is called when it opens and closes. */
export interface SheetOptions {
  id: string;
  label: string;
  /** What its button says, where that is shorter. */
  name?: string;
  /** Called when it is opened; leads the focus in. */
  opened?: () => void;
  closed?: () => void;
  /** It is beside the page where there is space. */
  isTall?: boolean;
}

export class Sheet {
  static #current: Sheet | undefined;
  readonly panel = document.createElement('section');
  readonly #toggle: HTMLButtonElement;
  readonly #on: SheetOptions;

  constructor({ sheets, bar, end }: EditorParts, on: SheetOptions) {
    this.#on = on;
    const { panel } = this;
    Object.assign(panel, { id: on.id, className: on.isTall ? 'sheet tall' : 'sheet', hidden: true });
    panel.setAttribute('aria-label', on.label);
    const heading = document.createElement('h2');
    heading.textContent = on.label;
    const close = buttonOf(words.close, () => this.turn(false));
    close.className = 'close';
    const head = document.createElement('header');
    head.append(heading, close);
    panel.append(head);
    panel.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      this.turn(false);
    });
    sheets.append(panel);
    this.#toggle = buttonOf(on.name ?? on.label, () => this.turn(!this.isOpen));
    this.#toggle.setAttribute('aria-controls', on.id);
    this.#toggle.setAttribute('aria-expanded', 'false');
    this.#toggle.hidden = true;
    bar.insertBefore(this.#toggle, end);
  }

  get isOpen(): boolean {
    return !this.panel.hidden;
  }

  /** Shows or hides the button that opens the sheet; without it, the sheet is closed. */
  allow(isAllowed: boolean): void {
    this.#toggle.hidden = !isAllowed;
    if (!isAllowed) this.turn(false);
  }

  turn(isOpen: boolean): void {
    if (isOpen === this.isOpen) return;
    const hadFocus = this.panel.matches(':focus-within');
    if (isOpen) Sheet.#current?.turn(false);
    Sheet.#current = isOpen ? this : undefined;
    this.panel.hidden = !isOpen;
    this.#toggle.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) (this.#on.opened ?? (() => this.panel.querySelector<HTMLElement>('button:not(.close)')?.focus()))();
    else {
      this.#on.closed?.();
      if (hadFocus && !this.#toggle.hidden) this.#toggle.focus();
    }
  }
}
