/** A part of the editor that opens above its buttons: one at a time; the focus goes in, and back to its button. */
import { buttonOf } from '../editor-parts.ts';
import type { EditorParts } from '../editor-parts.ts';
import { words } from '../words/words.ts';

/** Says what a sheet is called, where it is, and what is called when it opens and closes. */
export interface SheetOptions {
  id: string;
  label: string;
  /** What its button says, where that is shorter. */
  name?: string;
  /** Called when it is opened; leads the focus in. */
  opened?: () => void;
  closed?: () => void;
  /** It is beside the page where there is space. */
  isBeside?: boolean;
}

/** Opens and closes a part of the editor, with its button. */
export class Sheet {
  static #current: Sheet | undefined;
  readonly panel = document.createElement('section');
  readonly #toggle: HTMLButtonElement;
  readonly #options: SheetOptions;

  constructor({ sheets, bar, end }: EditorParts, options: SheetOptions) {
    this.#options = options;
    const { panel } = this;
    Object.assign(panel, { id: options.id, className: options.isBeside ? 'sheet beside' : 'sheet', hidden: true });
    panel.setAttribute('aria-label', options.label);
    const heading = document.createElement('h2');
    heading.textContent = options.label;
    const close = buttonOf(words.close, () => this.setOpen(false));
    close.className = 'close';
    const head = document.createElement('header');
    head.append(heading, close);
    panel.append(head);
    panel.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      this.setOpen(false);
    });
    sheets.append(panel);
    this.#toggle = buttonOf(options.name ?? options.label, () => this.setOpen(!this.isOpen));
    this.#toggle.setAttribute('aria-controls', options.id);
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
    if (!isAllowed) this.setOpen(false);
  }

  setOpen(isOpen: boolean): void {
    if (isOpen === this.isOpen) return;
    const hadFocus = this.panel.matches(':focus-within');
    if (isOpen) Sheet.#current?.setOpen(false);
    Sheet.#current = isOpen ? this : undefined;
    this.panel.hidden = !isOpen;
    this.#toggle.setAttribute('aria-expanded', String(isOpen));
    if (isOpen)
      (this.#options.opened ?? (() => this.panel.querySelector<HTMLElement>('button:not(.close)')?.focus()))();
    else {
      this.#options.closed?.();
      if (hadFocus && !this.#toggle.hidden) this.#toggle.focus();
    }
  }
}
