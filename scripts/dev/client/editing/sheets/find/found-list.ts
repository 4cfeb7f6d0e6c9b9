/** The places of words in the site, by pages, each with a box that leaves it out. */
import type { FoundPart, FoundMatch, RefusedText } from '../../../../editing/plans/find/find.ts';
import { checkboxRow } from '../../editor-parts.ts';
import { findWords, words } from '../../words/words.ts';

export class FoundList {
  readonly element = document.createElement('div');
  readonly #boxes = new Map<HTMLInputElement, FoundMatch>();

  /** Calls `changed` when a place is chosen or left out. */
  constructor(changed: () => void) {
    this.element.className = 'preview';
    this.element.addEventListener('change', changed);
  }

  /** The places that are not chosen. */
  get excluded(): FoundMatch[] {
    return [...this.#boxes].filter(([box]) => !box.checked).map(([, place]) => place);
  }

  /** How many places are chosen. */
  get chosenCount(): number {
    return this.#boxes.size - this.excluded.length;
  }

  /** Shows places, all of them chosen. */
  show(parts: FoundPart[]): void {
    this.#boxes.clear();
    this.element.replaceChildren(
      ...parts.map((part) => {
        const [group, legend, list] = [document.createElement('fieldset'), document.createElement('legend'), document.createElement('ul')]; // prettier-ignore
        legend.textContent = words.part(part);
        list.className = 'places';
        list.append(...part.places.map((place) => this.#itemOf(place)));
        group.append(legend, list);
        return group;
      }),
    );
  }

  #itemOf(place: FoundMatch): HTMLElement {
    const [item, box, text] = [document.createElement('li'), document.createElement('input'), document.createElement('span')]; // prettier-ignore
    const [name, mark] = [document.createElement('small'), document.createElement('mark')];
    box.checked = true;
    name.textContent = words.nameAlone(place.name);
    mark.textContent = place.match;
    text.append(place.before, mark, place.after, ' ', name);
    item.append(checkboxRow(box, text));
    this.#boxes.set(box, place);
    return item;
  }
}

/** Returns what to say of texts that the check keeps as they are. */
export function refusedLines(refused: RefusedText[]): HTMLElement[] {
  if (refused.length === 0) return [];
  const [said, list] = [document.createElement('p'), document.createElement('ul')];
  said.textContent = findWords.leftOut(refused.length);
  for (const { sentence, name, ...part } of refused) {
    const item = document.createElement('li');
    item.textContent = `${words.part(part)}, ${words.nameAlone(name)}: ${sentence}`;
    list.append(item);
  }
  return [said, list];
}
