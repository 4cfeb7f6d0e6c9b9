/** A text that is being typed: a field over the place where the page shows it. */
import { buttonOf, positionOver } from '../editor-parts.ts';
import { boxOf } from '../page/visibility.ts';
import type { ShownText } from '../page/shown-text.ts';
import { words } from '../words/words.ts';
import { dropDraft, storeDraft } from './drafts.ts';
import { makeField } from './field-parts.ts';
import type { FieldParts } from './field-parts.ts';

/** What may be done about a text that was not written. */
export interface Choice {
  label: string;
  act(): void;
}

/** Why a text was not written, and what may be done; undefined where it is written. */
export type Refused = { sentence: string; choices: Choice[] } | undefined;

interface FieldEvents {
  /** Has the text written. */
  save(): Promise<Refused>;
  /** The field is closed; `step` says which text the keyboard is led to: this one, or the one before or after. */
  closed(step: number | undefined): void;
}

/** The least that a field is wide, where the window is. */
const LEAST_WIDTH = 280;

export class Field {
  readonly parts: FieldParts;
  /** The hash of the file that the text is of. */
  base: string;
  shown: ShownText;
  readonly #on: FieldEvents;
  /** The writing that is under way; a second call waits for the same. */
  #saving: Promise<void> | undefined;
  isClosed = false;

  constructor(shown: ShownText, base: string, on: FieldEvents) {
    this.shown = shown;
    this.base = base;
    this.#on = on;
    this.parts = makeField(shown);
    const { element, area } = this.parts;
    area.addEventListener('input', () => this.#typed());
    element.addEventListener('keydown', (event) => this.#press(event));
    element.addEventListener('focusout', ({ relatedTarget }) => {
      if (!element.contains(relatedTarget as Node | null) && document.hasFocus()) void this.save(undefined);
    });
  }

  get value(): string {
    return this.parts.area.value;
  }

  /** Whether the field says anything else than the file. A browser gives each line end of a field as a line feed. */
  get #isChanged(): boolean {
    return this.value !== this.shown.text.source.replaceAll(/\r\n?/g, '\n');
  }

  /** Goes on with the text as a newer file has it, perhaps elsewhere. */
  renew(shown: ShownText, base: string): void {
    dropDraft(this.shown.text.at);
    Object.assign(this, { shown, base });
    if (this.#isChanged) storeDraft(shown.text, this.value);
  }

  /** Puts another text into the field, as if it had been typed. */
  set value(text: string) {
    this.parts.area.value = text;
    this.#typed();
    this.parts.area.focus();
  }

  /** Has the text written, and goes; stays with a sentence where that cannot be. */
  save(step: number | undefined): Promise<void> {
    this.#saving ??= this.#write(step).finally(() => (this.#saving = undefined));
    return this.#saving;
  }

  async #write(step: number | undefined): Promise<void> {
    if (this.isClosed) return;
    if (!this.#isChanged) return this.close(step);
    this.#wait(true); // what was typed now would be lost
    const refused = await this.#on.save();
    this.#wait(false);
    if (!refused) return this.close(step);
    this.tell(refused.sentence, [...refused.choices, { label: words.tryAgain, act: () => void this.save(0) }]);
  }

  #wait(isBusy: boolean): void {
    this.parts.area.readOnly = isBusy;
    if (isBusy) this.parts.element.setAttribute('aria-busy', 'true');
    else this.parts.element.removeAttribute('aria-busy');
  }

  /** Says something of the text, with buttons for what may be done. */
  tell(sentence: string, choices: Choice[]): void {
    this.parts.fault.textContent = sentence;
    this.parts.choices.replaceChildren(...choices.map(({ label, act }) => buttonOf(label, act)));
  }

  /** Goes without a word; what was typed and not written is forgotten. */
  close(step: number | undefined): void {
    if (this.isClosed) return;
    this.isClosed = true;
    dropDraft(this.shown.text.at);
    this.#on.closed(step);
    this.parts.element.remove();
  }

  /** Keeps the field over its text. */
  reposition(): void {
    const box = boxOf(this.shown);
    if (!box) return;
    const width = Math.min(Math.max(box.width + 24, LEAST_WIDTH), innerWidth - 16);
    const left = Math.min(Math.max(box.left - 10, 8), innerWidth - width - 8);
    positionOver(this.parts.element, { left, top: box.top - 8, width });
  }

  #typed(): void {
    const { area } = this.parts;
    if (this.shown.text.kind === 'line' && /[\r\n]/.test(area.value)) {
      const end = area.selectionEnd;
      area.value = area.value.replaceAll(/\s*[\r\n]+\s*/g, ' '); // as a field of one line does with what is pasted
      area.setSelectionRange(end, end);
    }
    storeDraft(this.shown.text, area.value);
  }

  #press(event: KeyboardEvent): void {
    const { key, shiftKey, isComposing } = event;
    if (isComposing || event.keyCode === 229) return; // the key belongs to the input method
    const isCommand = event.ctrlKey || event.metaKey;
    const { kind } = this.shown.text;
    const isTyping = event.target === this.parts.area;
    if (key === 'Escape') command(event, () => this.#leave());
    else if (isTyping && key === 'Enter' && (isCommand || kind === 'line' || (kind === 'paragraph' && !shiftKey)))
      command(event, () => void this.save(0));
    else if (key === 'Tab' && !isCommand && this.#isAtEnd(event))
      command(event, () => void this.save(shiftKey ? -1 : 1));
    else if (isTyping) event.stopPropagation(); // what is typed is no command of the page
  }

  /** Closes the field without a change; a text that is just being written is no longer held back. */
  #leave(): void {
    if (!this.#saving) this.close(0);
  }

  /** Whether Tab would leave the field: then it leads to the next text. */
  #isAtEnd({ target, shiftKey }: KeyboardEvent): boolean {
    const { area, element } = this.parts;
    if (shiftKey) return target === area;
    const stops = [area, ...element.querySelectorAll<HTMLElement>('button, :checked')];
    return target === stops.at(-1);
  }
}

function command(event: KeyboardEvent, action: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  action();
}
