/** Offers the places of a list by their numbers, with the button that moves there. */
import { words } from '../words/words.ts';

export class PlaceChoice {
  readonly element = document.createElement('span');
  readonly #select = document.createElement('select');
  #shown = -1;

  constructor(move: HTMLButtonElement) {
    const label = document.createElement('label');
    label.append(words.position, this.#select);
    this.element.className = 'place';
    this.element.append(label, move);
  }

  /** The number that is chosen, from 0. */
  get position(): number {
    return this.#select.selectedIndex;
  }

  /** Shows the places of a list of a length; the one with a number is chosen. A choice of the person stays while both are the same. */
  show(index: number, length: number): void {
    const { options } = this.#select;
    if (this.#shown === index && options.length === length) return;
    this.#shown = index;
    this.element.hidden = length < 2;
    if (options.length !== length)
      this.#select.replaceChildren(...Array.from({ length }, (_, number) => new Option(String(number + 1))));
    this.#select.selectedIndex = index;
  }
}
