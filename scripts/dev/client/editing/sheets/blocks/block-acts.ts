/** The buttons for what can be done with the chosen block. They stay the same elements, so that the focus does. */
import type { OutlineBlock } from '../../../../editing/outline/outline.ts';
import { buttonOf, offerChoice } from '../../editor-parts.ts';
import { words } from '../../words/words.ts';
import { PlaceChoice } from '../place-choice.ts';
import { blockLabel } from './block-title.ts';

/** What can be done with a block. */
export type Act = 'fields' | 'up' | 'down' | 'move' | 'copy' | 'cut' | 'paste' | 'add' | 'share' | 'delete';

const ACTS: Act[] = ['fields', 'up', 'down', 'move', 'copy', 'cut', 'paste', 'add', 'share', 'delete'];

const KEYS: Record<string, Act> = { 'Alt+ArrowUp': 'up', 'Alt+ArrowDown': 'down', Delete: 'delete', 'Control+c': 'copy', 'Control+x': 'cut', 'Control+v': 'paste' }; // prettier-ignore

/** Returns what a key asks for; undefined where it asks for nothing. */
export function actOfKey({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): Act | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return KEYS[`${altKey ? 'Alt+' : ''}${ctrlKey || metaKey ? 'Control+' : ''}${name}`];
}

export class BlockActs {
  readonly element = document.createElement('div');
  readonly #name = document.createElement('p');
  readonly #scope = document.createElement('fieldset');
  readonly #place: PlaceChoice;
  readonly #buttons: Record<Act, HTMLButtonElement>;

  constructor(act: (act: Act) => void) {
    const { element } = this;
    element.className = 'acts';
    element.setAttribute('role', 'group');
    this.#buttons = Object.fromEntries(ACTS.map((name) => [name, buttonOf(words.actions[name], () => act(name))])) as Record<Act, HTMLButtonElement>; // prettier-ignore
    const { fields, up, down, move, ...others } = this.#buttons;
    this.#place = new PlaceChoice(move);
    const choices = document.createElement('div');
    choices.className = 'choices';
    choices.append(fields, up, down, this.#place.element, ...Object.values(others));
    element.append(this.#name, this.#scope, choices);
  }

  /** Shows what can be done with a block of a list; without one, a block can only be added or pasted. */
  show(
    block: OutlineBlock | undefined,
    { index, length, clipboard }: { index: number; length: number; clipboard: string | undefined },
  ): void {
    const { fields, up, down, copy, cut, paste, share, delete: remove } = this.#buttons;
    const name = block ? words.chosen(blockLabel(block), index + 1, length) : words.noBlocks;
    this.element.setAttribute('aria-label', name);
    this.#name.textContent = name;
    for (const button of [fields, up, down, copy, cut, remove]) button.hidden = !block;
    share.hidden = !block || block.shared !== undefined;
    up.setAttribute('aria-disabled', String(index === 0));
    down.setAttribute('aria-disabled', String(index === length - 1));
    paste.hidden = clipboard === undefined;
    paste.textContent = words.paste(clipboard ?? '');
    this.#place.show(index, length);
    this.#showScope(block);
  }

  /** The number at which the block is wanted, from 0. */
  get position(): number {
    return this.#place.position;
  }

  /** Whether what is done with a shared block is done on every page that shows it. */
  get isEverywhere(): boolean {
    return this.#scope.querySelector<HTMLInputElement>('[value=everywhere]')?.checked ?? false;
  }

  /** Leads the focus to a button; the one that adds a block is always there. */
  focus(act: Act = 'add'): void {
    this.#buttons[act].focus();
  }

  #showScope(block: OutlineBlock | undefined): void {
    const { shared } = block ?? {};
    this.#scope.hidden = !shared || shared.pages < 2;
    if (this.#scope.dataset['of'] === block?.shared?.name) return; // the choice stays while the block does
    this.#scope.dataset['of'] = shared?.name ?? '';
    if (!shared) return this.#scope.replaceChildren();
    const { here, everywhere } = words.scopes;
    offerChoice(this.#scope, words.scope(shared.name, shared.pages), { here, everywhere: everywhere(shared.pages) });
  }
}
