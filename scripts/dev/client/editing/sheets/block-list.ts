/** The list of a page's blocks: one is chosen; the arrows choose another. */
import type { PageBlock } from '../../../editing/outline/outline.ts';
import { words } from '../words.ts';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns what people call a block: its kind, and the first of its words. */
export function titleOf({ name, title }: PageBlock): string {
  return words.block(name, title);
}

export class BlockList {
  readonly element = document.createElement('div');
  readonly #chosen: () => void;
  #index = 0;

  /** Calls `chosen` when another block is chosen by hand. */
  constructor(chosen: () => void) {
    this.#chosen = chosen;
    const { element } = this;
    element.className = 'list';
    element.setAttribute('role', 'listbox');
    element.setAttribute('aria-label', words.blocks);
    element.addEventListener('keydown', (event) => this.#press(event));
    element.addEventListener('click', ({ target }) => {
      const index = [...element.children].findIndex((option) => option.contains(target as Node));
      if (index !== -1) this.#choose(index);
    });
  }

  /** The number of the chosen block, from 0. */
  get index(): number {
    return this.#index;
  }

  /** Shows blocks; the one with a number is chosen. The elements stay, so that the focus does. */
  show(blocks: PageBlock[], index: number, cut: PageBlock | undefined): void {
    const { element } = this;
    const hadFocus = element.matches(':focus-within');
    while (element.childElementCount > blocks.length) element.lastElementChild!.remove();
    while (element.childElementCount < blocks.length) element.append(makeOption());
    for (const [number, block] of blocks.entries()) {
      const option = element.children[number]!;
      const [name, note] = option.children;
      name!.textContent = titleOf(block);
      note!.textContent = [block.shared && words.onPages(block.shared.pages), block === cut && words.isCut]
        .filter(Boolean)
        .join(' · ');
      option.setAttribute('aria-posinset', String(number + 1));
      option.setAttribute('aria-setsize', String(blocks.length));
    }
    this.#mark(Math.min(index, blocks.length - 1));
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
