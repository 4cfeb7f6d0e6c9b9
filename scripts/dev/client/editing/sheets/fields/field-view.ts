/** One field of a part: its label, its control, its help, and what the check says of it. */
import type { Edit } from '../../../../../../editing/edit.ts';
import type { PictureTarget } from '../../../../editing/fields/pictures/pictures.ts';
import type { PartField } from '../../../../editing/fields/fields.ts';
import type { Outcome } from '../../../../editing/writer.ts';
import { alertLine, buttonOf } from '../../editor-parts.ts';
import { draftAt, dropDraft, storeDraft } from '../../field/drafts.ts';
import { refusalOf } from '../../server-calls.ts';
import { words } from '../../words/words.ts';
import { makeControl } from './controls.ts';
import { textOf } from './control.ts';
import type { Control } from './control.ts';

export interface FieldEvents {
  /** Has edits written. */
  write(edits: Edit[]): Promise<Outcome>;
  /** Shows the fields of a part within this one. */
  enter(at: string): void;
  /** Opens the dialog for a picture; `files` are those that were dropped. */
  picture(place: PictureTarget, files?: FileList): void;
}

let count = 0;

export class FieldView {
  readonly element = document.createElement('div');
  readonly #fault = alertLine();
  readonly #choices = document.createElement('div');
  readonly #control: Control;
  readonly #on: FieldEvents;
  #field: PartField;
  /** The value that was sent last, or is written: what is entered meanwhile is compared with it. */
  #latest: unknown;

  constructor(field: PartField, on: FieldEvents) {
    this.#field = field;
    this.#on = on;
    const id = `part-field-${++count}`;
    this.element.className = 'part-field';
    this.#control = makeControl(
      field,
      {
        set: (value) => void this.#set(value),
        write: (edits) => void this.#write(edits),
        typed: (text) => storeDraft({ at: this.#field.at, source: textOf(this.#field.value) }, text),
        enter: on.enter,
        picture: on.picture,
      },
      id,
    );
    const { input } = this.#control;
    const label = document.createElement(input ? 'label' : 'h3');
    label.textContent = words.fieldLabel(field.label, field.isRequired);
    if (label instanceof HTMLLabelElement) label.htmlFor = id;
    const help = document.createElement('p');
    Object.assign(help, { className: 'help', id: `${id}-help`, textContent: field.help, lang: 'en' });
    this.#fault.id = `${id}-fault`;
    this.#choices.className = 'choices';
    input?.setAttribute('aria-describedby', `${help.id} ${this.#fault.id}`);
    if (!input) this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', field.label);
    if (input) this.element.removeAttribute('aria-label');
    this.element.append(label, this.#control.element, help, this.#fault, this.#choices);
    this.update(field);
    this.#restore();
  }

  /** Puts in what was typed before the page was loaded again, and not written. */
  #restore(): void {
    const { input } = this.#control;
    const [draft, written] = [draftAt(this.#field.at), textOf(this.#field.value)];
    if (!draft || !input || draft.value === written) return;
    this.#control.show({ ...this.#field, value: draft.value });
    this.#fault.textContent = draft.source === written ? words.typedBefore : words.changedByOther(written);
    this.#choices.replaceChildren(
      buttonOf(words.saveTyped, () => input.dispatchEvent(new Event('change'))),
      buttonOf(words.discardChange, () => this.#leave()),
    );
  }

  /** Takes in what is written now. What is being typed, or was refused, stays. */
  update(field: PartField): void {
    this.#field = field;
    this.#latest = field.value;
    if (this.#fault.textContent === '') this.#control.show(field);
  }

  focus(): void {
    this.element.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }

  async #set(value: unknown): Promise<void> {
    const { at, isRequired } = this.#field;
    const before = this.#latest;
    const isOut = value === undefined || (value === '' && !isRequired);
    if (value === before || (isOut && before === undefined)) return this.#clear();
    this.#latest = isOut ? undefined : value;
    await this.#write([
      isOut ? { op: 'remove', path: at } : { op: before === undefined ? 'add' : 'replace', path: at, value },
    ]);
  }

  async #write(edits: Edit[]): Promise<void> {
    const outcome = await this.#on.write(edits);
    if (outcome.kind === 'written') return this.#clear();
    this.#latest = this.#field.value;
    this.#fault.textContent = refusalOf(outcome);
    this.#control.input?.setAttribute('aria-invalid', 'true');
    const instead = outcome.kind === 'refused' ? outcome.instead : undefined;
    this.#choices.replaceChildren(
      ...(instead === undefined
        ? []
        : [buttonOf(words.useSuggestion(instead), () => this.#leave(() => this.#set(instead)))]),
      buttonOf(words.discardChange, () => this.#leave()),
    );
  }

  /** Leaves what was refused: the control shows what the file has. */
  #leave(then?: () => Promise<void>): void {
    this.#clear();
    this.#control.show(this.#field);
    this.focus();
    void then?.();
  }

  #clear(): void {
    dropDraft(this.#field.at);
    this.#fault.textContent = '';
    this.#choices.replaceChildren();
    this.#control.input?.removeAttribute('aria-invalid');
  }
}
