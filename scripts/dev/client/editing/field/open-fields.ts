/** The fields that are open: one, and those whose texts could not be written yet. */
import { boxOf, unfold } from '../page/visibility.ts';
import type { ShownText } from '../page/shown-text.ts';
import type { ShownTexts } from '../page/shown-texts.ts';
import { scrollTo } from '../page/stops.ts';
import { choicesToAccept } from './acceptance.ts';
import { draftsOfPage, dropDraft } from './drafts.ts';
import { Field } from './field.ts';
import { choiceToDiscard, saveField } from './save-field.ts';
import type { SaveEvents } from './save-field.ts';
import { showOrigins } from './origins.ts';
import { words } from '../words/words.ts';

/** Room between a field and what is above and below it, in pixels. */
const [GAP, HEADER] = [8, 80];

interface OpenFieldsEvents extends SaveEvents {
  /** Returns what the check says of a text. */
  about(at: string): string[];
  /** Returns the kinds of the warnings about a text. */
  acceptable(at: string): string[];
  /** Opens the block that a text is in. */
  openBlock(at: string): void;
  /** Opens the dialog for the picture that an alternative text is of. */
  openPicture(at: string): void;
  /** Leads the keyboard back to a text, or to the one before or after it. */
  leave(at: string, step: number): void;
}

export class OpenFields {
  readonly #holder: HTMLElement;
  readonly #texts: ShownTexts;
  readonly #on: OpenFieldsEvents;
  readonly #fields = new Set<Field>();

  constructor(holder: HTMLElement, texts: ShownTexts, on: OpenFieldsEvents) {
    this.#holder = holder;
    this.#texts = texts;
    this.#on = on;
  }

  /** Opens a text for typing; one that is open already gets the focus. */
  open(shown: ShownText, leave = this.#on.leave): Field {
    const { at } = shown.text;
    const known = [...this.#fields].find((one) => one.shown.text.at === at);
    const field = known ?? this.#make(shown, leave);
    if (!known) {
      if (!boxOf(shown)) unfold(shown);
      scrollTo(shown);
      const faults = this.#on.about(at);
      const written = (lines: number) => this.#on.written(shown.text, lines);
      if (faults.length > 0) field.tell(faults.join(' '), choicesToAccept(field, this.#on.acceptable(at), written));
      this.#bringIntoView(field);
    }
    field.parts.area.focus({ preventScroll: true });
    if (!known) field.parts.area.select();
    return field;
  }

  /** Scrolls where the field would end below the window, or under the editor's own buttons. */
  #bringIntoView(field: Field): void {
    field.reposition();
    const { top, bottom } = field.parts.element.getBoundingClientRect();
    const end = (this.#holder.getRootNode() as ShadowRoot).getElementById('bar')!.getBoundingClientRect().top - GAP;
    if (bottom <= end) return;
    scrollBy({ top: Math.min(bottom - end, Math.max(0, top - HEADER)), behavior: 'instant' });
    field.reposition();
  }

  /** Opens what was typed before the page was loaded again, and not written. */
  openDrafts(): void {
    for (const { at, source, value } of draftsOfPage()) {
      const shown = this.#texts.findAgain({ at, source }) ?? this.#texts.find(at);
      if (!shown) continue;
      dropDraft(at);
      const { text } = shown;
      if (value === text.source) continue;
      const field = this.open(shown);
      field.value = value;
      if (text.source !== source) field.tell(words.changedByOther(text.source), [choiceToDiscard(field)]);
    }
  }

  /** Writes a text without its being typed. */
  async write(shown: ShownText, text: string): Promise<void> {
    const field = this.open(shown);
    field.value = text;
    await field.save(0);
  }

  /** The page shows a newer file. Where it is not certain which text is that of a field, this stays one of the older file. */
  renew(): void {
    for (const field of this.#fields) {
      const { text } = field.shown;
      const same = this.#texts.findAgain(text);
      const there = this.#texts.find(text.at);
      if (same) field.renew(same, this.#texts.hash);
      else if (there) field.shown = { text, ranges: there.ranges };
    }
  }

  /** Keeps the texts that are open, as leaving a field does. Returns whether all could be kept. */
  async saveAll(): Promise<boolean> {
    await Promise.all(Array.from(this.#fields, (field) => field.save(undefined)));
    return this.#fields.size === 0;
  }

  /** The text whose field has the focus. */
  get focused(): ShownText | undefined {
    return [...this.#fields].find(({ parts }) => parts.element.matches(':focus-within'))?.shown;
  }

  reposition(): void {
    for (const field of this.#fields) field.reposition();
  }

  #make(shown: ShownText, leave: OpenFieldsEvents['leave']): Field {
    const field: Field = new Field(shown, this.#texts.hash, {
      save: async () => {
        await this.#texts.settled();
        return saveField(field, this.#on);
      },
      closed: (step) => {
        this.#fields.delete(field);
        if (step !== undefined) leave(shown.text.at, step);
      },
    });
    // The value that a text refers to is edited at the same place.
    showOrigins(field, {
      openValue: (text) => {
        field.close(undefined);
        this.open({ text, ranges: shown.ranges }, (_value, step) => leave(shown.text.at, step));
      },
      openBlock: this.#on.openBlock,
      openPicture: this.#on.openPicture,
    });
    this.#fields.add(field);
    this.#holder.append(field.parts.element);
    return field;
  }
}
