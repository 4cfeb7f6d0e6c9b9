/** The fields of the site, a page or a block, and of the parts within it: each is written when it is left. */
import type { Edit } from '../../../../../../editing/edit.ts';
import type { PartFields } from '../../../../editing/fields/fields.ts';
import type { Outcome } from '../../../../editing/writer.ts';
import { buttonOf } from '../../editor-parts.ts';
import { askFields, write } from '../../server-calls.ts';
import { words } from '../../words/words.ts';
import type { PictureTarget } from '../../../../editing/fields/pictures/pictures.ts';
import { openPicture } from './picture/open-picture.ts';
import { FieldView } from './field-view.ts';

interface PartEvents {
  say(sentence: string): void;
  /** The first part was left; without it, there is nothing to go back to. */
  left?(): void;
}

export class PartView {
  readonly element = document.createElement('div');
  readonly #backButton = buttonOf(words.back, () => void this.back());
  readonly #heading = document.createElement('h3');
  readonly #note = document.createElement('p');
  readonly #fields = document.createElement('div');
  readonly #on: PartEvents;
  /** The parts that lead to the one that is shown, that of `open` first. */
  #path: string[] = [];
  #views = new Map<string, FieldView>();
  #hash = '';
  #name: string | undefined;
  /** The part whose fields are shown; undefined while others are asked for. */
  #shown: string | undefined;
  /** How many writes were asked for, and how many have ended. */
  #writes = 0;
  #ended = 0;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(on: PartEvents) {
    this.#on = on;
    const { element } = this;
    Object.assign(element, { className: 'part', hidden: true });
    this.#heading.tabIndex = -1;
    const head = document.createElement('div');
    head.className = 'choices';
    head.append(this.#backButton, this.#heading);
    element.append(head, this.#note, this.#fields);
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || this.#backButton.hidden) return;
      event.preventDefault(); // it leads back, and does not close the whole sheet
      void this.back();
    });
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  /** Shows the fields of a part, with a sentence about it. */
  async open(at: string, note: string): Promise<void> {
    this.#path = [at];
    this.#note.textContent = note;
    this.element.hidden = false;
    await this.#show();
    this.#heading.focus();
  }

  close(): void {
    this.element.hidden = true;
  }

  /** Shows the part around this one; from the first, back to where it was opened. */
  async back(): Promise<void> {
    const from = this.#path.pop()!;
    if (this.#path.length === 0) {
      this.close();
      return this.#on.left?.();
    }
    await this.#show();
    const field = [...this.#views].find(([at]) => from === at || from.startsWith(`${at}/`))?.[1];
    field?.element.closest('details')?.setAttribute('open', '');
    const key = from.slice(from.lastIndexOf('/') + 1);
    const entry = field?.element.querySelector<HTMLElement>(`[data-key="${key} edit"]`);
    (entry ?? field ?? this.#heading).focus();
  }

  /** Takes in what the file says now. */
  async refresh(): Promise<void> {
    const [writes, at] = [this.#writes, this.#path.at(-1)];
    if (!this.isOpen || this.#ended < writes) return; // the last write leads here again
    const part = await this.#ask();
    if (!part || !this.isOpen || writes !== this.#writes) return; // outdated: something was entered since the request
    if (at !== this.#shown) return; // outdated: another part is shown by now, or none yet
    // Another block may be at this place now.
    if (part.name !== this.#name) {
      if (!this.#on.left) return this.open(this.#path[0]!, '');
      this.close();
      return this.#on.left();
    }
    this.#hash = part.hash;
    for (const field of part.fields) this.#views.get(field.at)?.update(field);
  }

  async #ask(): Promise<PartFields | undefined> {
    const part = await askFields(this.#path.at(-1)!);
    if (typeof part === 'string') return (this.#on.say(part), undefined);
    return part;
  }

  async #show(): Promise<void> {
    this.#shown = undefined;
    const wanted = this.#path.at(-1);
    const part = await this.#ask();
    if (!part || wanted !== this.#path.at(-1)) return;
    this.#shown = wanted;
    this.#backButton.hidden = !this.#on.left && this.#path.length === 1;
    this.#hash = part.hash;
    this.#name = part.name;
    this.#heading.textContent = words.fieldsOf(part.name);
    const views = part.fields.map((field) => {
      const view = new FieldView(field, {
        write: (edits) => this.#write(edits),
        enter: (at) => void this.#enter(at),
        picture: (place, files) => void this.#picture(place, files),
      });
      return { field, view };
    });
    this.#views = new Map(views.map(({ field, view }) => [field.at, view]));
    const [usual, others] = [views.slice(0, part.usual), views.slice(part.usual)];
    const more = document.createElement('details');
    const summary = document.createElement('summary');
    summary.textContent = words.moreFields(others.length);
    more.append(summary, ...others.map(({ view }) => view.element));
    this.#fields.replaceChildren(...usual.map(({ view }) => view.element), ...(others.length > 0 ? [more] : []));
  }

  async #enter(at: string): Promise<void> {
    this.#path.push(at);
    await this.#show();
    this.#heading.focus();
  }

  #picture(place: PictureTarget, files?: FileList): Promise<void> {
    const root = this.element.getRootNode() as ShadowRoot;
    return openPicture(root, place, { say: (sentence) => this.#on.say(sentence), closed: () => void this.refresh() }, files); // prettier-ignore
  }

  /** Writes one after the other: each is about the file as the one before left it. */
  #write(edits: Edit[]): Promise<Outcome> {
    this.#writes++;
    const written = this.#lastWrite.then(() => this.#send(edits));
    this.#lastWrite = written;
    return written;
  }

  async #send(edits: Edit[]): Promise<Outcome> {
    const outcome = await write({ base: this.#hash, edits });
    this.#ended++;
    if (outcome.kind === 'written') {
      this.#hash = outcome.hash;
      this.#on.say(words.written(outcome.lines));
    }
    if (outcome.kind !== 'unavailable') void this.refresh();
    return outcome;
  }
}
