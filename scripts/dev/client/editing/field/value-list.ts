/** Offers the values of the site while a reference to one is typed: after "${" the list of phones, figures and the like. */
import type { SiteValue } from '../../../editing/texts/page-text.ts';
import { askValues } from '../server-calls.ts';
import { words } from '../words/words.ts';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** What is written of a reference before the caret; two dollar signs write the notation itself. */
const BEGUN = /(?<!\$)\$\{([^{}\s]*)$/;
/** So many are read at a glance, and need no scrolling: more letters find fewer. */
const MOST = 7;

let count = 0;

/** Offers values in a field of text, below what its holder has now. */
export function offerValues(input: TextInput, holder: HTMLElement): void {
  const list = document.createElement('ul');
  Object.assign(list, { id: `values-${++count}`, className: 'values', role: 'listbox', hidden: true });
  list.setAttribute('aria-label', words.values);
  const more = document.createElement('p');
  more.hidden = true;
  holder.append(list, more);
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  new ValueList(input, list, more).listen();
}

class ValueList {
  readonly #input: TextInput;
  readonly #list: HTMLElement;
  /** Says how many other values there are. */
  readonly #more: HTMLElement;
  /** Asked for once for each field: the site has the same values as long as it is open. */
  #values: Promise<SiteValue[]> | undefined;

  constructor(input: TextInput, list: HTMLElement, more: HTMLElement) {
    this.#input = input;
    this.#list = list;
    this.#more = more;
  }

  listen(): void {
    const [input, list] = [this.#input, this.#list];
    input.addEventListener('input', () => void this.#show());
    input.addEventListener('blur', () => this.#close());
    input.addEventListener('keydown', (event) => this.#press(event as KeyboardEvent));
    list.addEventListener('pointerdown', (event) => event.preventDefault()); // the focus stays in the field
    list.addEventListener('click', ({ target }) => this.#insert((target as Element).closest('[role=option]')));
  }

  get #chosen(): Element | null {
    return this.#list.querySelector('[aria-selected=true]');
  }

  /** Returns what of a name is typed before the caret; undefined where there is no reference. */
  get #begun(): string | undefined {
    const { value, selectionStart, selectionEnd } = this.#input;
    if (selectionStart === null || selectionStart !== selectionEnd) return undefined;
    return BEGUN.exec(value.slice(0, selectionStart))?.[1];
  }

  async #show(): Promise<void> {
    if (this.#begun === undefined) return this.#close();
    this.#values ??= askValues().then((answer) => (typeof answer === 'string' ? [] : answer.values));
    const values = await this.#values;
    const begun = this.#begun?.toLowerCase(); // something may have been typed meanwhile
    if (begun === undefined) return this.#close();
    const found = values.filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(begun));
    const starting = found.filter(({ name }) => name.toLowerCase().startsWith(begun));
    const sorted = [...starting, ...found.filter((one) => !starting.includes(one))];
    this.#list.replaceChildren(...sorted.slice(0, MOST).map((value, index) => this.#optionOf(value, index)));
    this.#list.hidden = sorted.length === 0;
    this.#more.hidden = sorted.length <= MOST;
    this.#more.textContent = words.moreValues(sorted.length - MOST);
    this.#choose(this.#list.firstElementChild);
  }

  #optionOf({ name, value }: SiteValue, index: number): HTMLElement {
    const option = document.createElement('li');
    Object.assign(option, { id: `${this.#list.id}-${index}`, role: 'option' });
    option.dataset['name'] = name;
    const shown = document.createElement('span');
    shown.textContent = value;
    option.append(name, ' ', shown);
    return option;
  }

  #choose(option: Element | null): void {
    this.#chosen?.removeAttribute('aria-selected');
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) this.#input.setAttribute('aria-activedescendant', option.id);
    else this.#input.removeAttribute('aria-activedescendant');
  }

  #press(event: KeyboardEvent): void {
    if (this.#list.hidden || event.isComposing) return;
    const { firstElementChild: first, lastElementChild: last } = this.#list;
    const actions: Partial<Record<string, () => void>> = {
      ArrowDown: () => this.#choose(this.#chosen?.nextElementSibling ?? first),
      ArrowUp: () => this.#choose(this.#chosen?.previousElementSibling ?? last),
      Enter: () => this.#insert(this.#chosen),
      Tab: () => this.#insert(this.#chosen),
      Escape: () => this.#close(),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey ? undefined : actions[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // the key is none of the field's
    act();
  }

  /** Writes the whole reference, in place of what was typed of it and of a brace that follows. */
  #insert(option: Element | null): void {
    const name = (option as HTMLElement | null)?.dataset['name'];
    const begun = this.#begun;
    if (name === undefined || begun === undefined) return this.#close();
    const { value, selectionStart } = this.#input;
    const caret = selectionStart!;
    const end = value[caret] === '}' ? caret + 1 : caret;
    this.#input.setRangeText(`${name}}`, caret - begun.length, end, 'end');
    this.#close();
    this.#input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }

  #close(): void {
    this.#list.hidden = this.#more.hidden = true;
    this.#choose(null);
  }
}
