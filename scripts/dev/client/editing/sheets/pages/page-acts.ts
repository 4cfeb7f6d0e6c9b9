/** The buttons for what can be done with the chosen page. They stay the same elements, so that the focus does. */
import type { SitePage } from '../../../../editing/plans/pages/pages.ts';
import { buttonOf } from '../../editor-parts.ts';
import { words } from '../../words/words.ts';
import { PlaceChoice } from '../place-choice.ts';

/** What can be done with a page; "hold" makes it a draft. */
export type PageActName = keyof typeof words.pageActions;

const ACTS = Object.keys(words.pageActions) as PageActName[];

export class PageActs {
  readonly element = document.createElement('div');
  readonly #name = document.createElement('p');
  readonly #place: PlaceChoice;
  readonly #buttons: Record<PageActName, HTMLButtonElement>;

  constructor(act: (act: PageActName) => void) {
    const { element } = this;
    element.className = 'acts';
    element.setAttribute('role', 'group');
    this.#buttons = Object.fromEntries(ACTS.map((name) => [name, buttonOf(words.pageActions[name], () => act(name))])) as Record<PageActName, HTMLButtonElement>; // prettier-ignore
    const { open, fields, up, down, move, ...others } = this.#buttons;
    this.#place = new PlaceChoice(move);
    const choices = document.createElement('div');
    choices.className = 'choices';
    choices.append(open, fields, up, down, this.#place.element, ...Object.values(others));
    element.append(this.#name, choices);
  }

  /** Shows what can be done with a page of a list. */
  show(page: SitePage | undefined, index: number, length: number): void {
    const { add: _add, up, down, hold, publish, ...others } = this.#buttons;
    const name = page ? words.chosen(words.page(page.name, page.path), index + 1, length) : words.noPages;
    this.element.setAttribute('aria-label', name);
    this.#name.textContent = name;
    for (const button of [...Object.values(others), up, down]) button.hidden = !page;
    up.setAttribute('aria-disabled', String(index === 0));
    down.setAttribute('aria-disabled', String(index === length - 1));
    hold.hidden = !page || page.isDraft;
    publish.hidden = !page?.isDraft;
    this.#place.show(index, length);
  }

  /** The number at which the page is wanted, from 0. */
  get position(): number {
    return this.#place.position;
  }

  focus(act: PageActName): void {
    this.#buttons[act].focus();
  }
}
