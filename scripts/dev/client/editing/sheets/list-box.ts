/** A list of which one entry is chosen; the arrows choose another. */

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** An entry: what people call it, and a note beside that. */
export interface Row {
  title: string;
  note: string;
}

export class ListBox {
  readonly element = document.createElement('div');
  readonly #chosen: () => void;
  #index = 0;

  /** Calls `chosen` when another entry is chosen by hand. */
  constructor(label: string, chosen: () => void) {
    this.#chosen = chosen;
    const { element } = this;
    element.className = 'list';
    element.setAttribute('role', 'listbox');
    element.setAttribute('aria-label', label);
    element.addEventListener('keydown', (event) => this.#press(event));
    element.addEventListener('click', ({ target }) => {
      const index = [...element.children].findIndex((option) => option.contains(target as Node));
      if (index !== -1) this.#choose(index);
    });
  }

  /** The number of the chosen entry, from 0. */
  get index(): number {
    return this.#index;
  }

  /** Shows entries; the one with a number is chosen. The elements stay, so that the focus does. */
  show(rows: Row[], index: number): void {
    const { element } = this;
    const hadFocus = element.matches(':focus-within');
    while (element.childElementCount > rows.length) element.lastElementChild!.remove();
    while (element.childElementCount < rows.length) element.append(makeOption());
    for (const [number, row] of rows.entries()) {
      const option = element.children[number]!;
      const [title, note] = option.children;
      title!.textContent = row.title;
      note!.textContent = row.note;
      option.setAttribute('aria-posinset', String(number + 1));
      option.setAttribute('aria-setsize', String(rows.length));
    }
    this.#mark(Math.min(index, rows.length - 1));
    if (hadFocus) this.focus();
  }

  focus(): void {
    (this.element.children[this.#index] as HTMLElement | undefined)?.focus();
  }

  #mark(index: number): void {
    this.#index = Math.max(index, 0);
    for (const [number, option] of [...this.element.children].entries()) {
      const isChosen = number === this.#index;
      option.setAttribute('aria-selected', String(isChosen));
      (option as HTMLElement).tabIndex = isChosen ? 0 : -1;
      if (isChosen) option.scrollIntoView({ block: 'nearest' });
    }
  }

  #choose(index: number): void {
    const last = this.element.childElementCount - 1;
    this.#mark(Math.min(Math.max(index, 0), last));
    this.focus();
    this.#chosen();
  }

  #press(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const last = this.element.childElementCount - 1;
    const index = key === 'Home' ? 0 : key === 'End' ? last : key in STEPS ? this.#index + STEPS[key]! : undefined;
    if (index === undefined) return;
    event.preventDefault();
    this.#choose(index);
  }
}

function makeOption(): HTMLElement {
  const option = document.createElement('div');
  option.setAttribute('role', 'option');
  const [name, note] = [document.createElement('span'), document.createElement('span')];
  note.className = 'note';
  option.append(name, note);
  return option;
}
