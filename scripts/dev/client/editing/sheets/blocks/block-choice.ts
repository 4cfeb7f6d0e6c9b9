/** The kinds of blocks from which one is chosen to be added; a word in the field leaves those that have it. */
import type { BlockKind } from '../../../../editing/outline/outline.ts';
import { buttonOf } from '../../editor-parts.ts';
import { words } from '../../words/words.ts';

export class BlockChoice {
  readonly element = document.createElement('div');
  readonly #heading = document.createElement('h3');
  readonly #field = document.createElement('input');
  readonly #list = document.createElement('ul');
  readonly #none = document.createElement('p');
  readonly #on: { chosen(kind: BlockKind): void; left(): void };
  #kinds: BlockKind[] = [];

  constructor(on: { chosen(kind: BlockKind): void; left(): void }) {
    this.#on = on;
    const { element } = this;
    Object.assign(element, { className: 'choice', hidden: true });
    const label = document.createElement('label');
    this.#field.type = 'search';
    label.append(words.findKind, this.#field);
    this.#field.addEventListener('input', () => this.#filter());
    this.#none.setAttribute('role', 'status');
    element.append(
      this.#heading,
      label,
      this.#list,
      this.#none,
      buttonOf(words.cancel, () => this.close()),
    );
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault(); // it leaves the choice, and not the whole sheet
      this.close();
    });
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  open(kinds: BlockKind[], heading: string): void {
    this.#kinds = kinds;
    this.#heading.textContent = heading;
    this.#field.value = '';
    this.#filter();
    this.element.hidden = false;
    this.#field.focus();
  }

  /** Goes without a choice. */
  close(): void {
    this.element.hidden = true;
    this.#on.left();
  }

  #filter(): void {
    const wanted = this.#field.value.trim().toLowerCase();
    const found = this.#kinds.filter(({ name, purpose }) => `${name} ${purpose}`.toLowerCase().includes(wanted));
    this.#list.replaceChildren(...found.map((kind) => this.#itemOf(kind)));
    this.#none.textContent = found.length === 0 ? words.noKind : '';
  }

  #itemOf(kind: BlockKind): HTMLElement {
    const item = document.createElement('li');
    const button = buttonOf('', () => this.#on.chosen(kind));
    const [name, purpose] = [document.createElement('strong'), document.createElement('span')];
    name.textContent = words.block(kind.name, undefined);
    purpose.textContent = kind.purpose;
    button.append(name, purpose);
    item.append(button);
    return item;
  }
}
