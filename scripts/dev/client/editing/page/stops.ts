/** Makes the texts of a page reachable by keyboard: a button for each, of which Tab reaches one, and the arrow keys all. */
import { positionOver } from '../editor-parts.ts';
import { boxOf, isReachable, unfold } from './visibility.ts';
import type { ShownText } from './shown-text.ts';
import { words } from '../words/words.ts';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

interface StopEvents {
  /** A text is to be edited. */
  open(shown: ShownText): void;
  /** The keyboard has reached a text. */
  entered(shown: ShownText): void;
}

/** Keeps a button for each text of the page, in its order. */
export class Stops {
  readonly #group: HTMLElement;
  readonly #on: StopEvents;
  readonly #shown = new Map<HTMLElement, ShownText>();

  constructor(group: HTMLElement, on: StopEvents) {
    this.#group = group;
    this.#on = on;
    group.addEventListener('keydown', (event) => this.#move(event));
    group.addEventListener('focusin', ({ target }) => this.#enter(target as HTMLElement));
  }

  /** Takes in the texts of the page; the one that had the focus keeps it. */
  show(list: ShownText[]): void {
    const { focused } = this;
    const kept = focused ?? this.#current();
    const number = [...this.#shown.values()].findIndex(({ text }) => text.at === kept?.text.at);
    const stopsByPointer = new Map(Array.from(this.#shown, ([stop, { text }]) => [text.at, stop]));
    this.#shown.clear();
    const stops = list.filter(isReachable).map((shown) => {
      const stop = stopsByPointer.get(shown.text.at) ?? this.#makeStop();
      stop.textContent = words.name(shown.text.name, shown.text.isMarkdown);
      this.#shown.set(stop, shown);
      return stop;
    });
    const isSame =
      stops.length === this.#group.childElementCount &&
      stops.every((stop, index) => stop === this.#group.children[index]);
    if (!isSame) this.#group.replaceChildren(...stops);
    // A text that was given an address of its own, or is gone, leaves the keyboard at the same number.
    const current = stops.find((stop) => this.#shown.get(stop)!.text.at === kept?.text.at) ?? stops[number] ?? stops[0];
    for (const stop of stops) stop.tabIndex = stop === current ? 0 : -1;
    if (focused && !this.focused) current?.focus({ preventScroll: true });
  }

  /** The text whose button has the focus. */
  get focused(): ShownText | undefined {
    const stop = (this.#group.getRootNode() as ShadowRoot).activeElement;
    return stop ? this.#shown.get(stop as HTMLElement) : undefined;
  }

  /** Leads the keyboard to a text, or so many texts further; without one, or where it is gone, to where it was last. */
  focus(pointer?: string, further = 0): void {
    const stops = [...this.#shown.keys()];
    const wanted = stops.findIndex((stop) => this.#shown.get(stop)!.text.at === pointer);
    const index = wanted === -1 ? stops.findIndex(({ tabIndex }) => tabIndex === 0) : wanted;
    stops[Math.min(Math.max(index + further, 0), stops.length - 1)]?.focus({ preventScroll: true });
  }

  /** Keeps the button that has the focus over its text. */
  reposition(): void {
    const { activeElement } = this.#group.getRootNode() as ShadowRoot;
    const shown = activeElement && this.#shown.get(activeElement as HTMLElement);
    const box = shown && boxOf(shown);
    if (box) positionOver(activeElement as HTMLElement, box);
  }

  #current(): ShownText | undefined {
    const stop = this.#group.querySelector<HTMLElement>('[tabindex="0"]');
    return stop ? this.#shown.get(stop) : undefined;
  }

  #makeStop(): HTMLElement {
    const stop = document.createElement('button');
    Object.assign(stop, { type: 'button', className: 'stop' });
    stop.addEventListener('click', () => this.#on.open(this.#shown.get(stop)!));
    return stop;
  }

  #enter(stop: HTMLElement): void {
    for (const other of this.#shown.keys()) other.tabIndex = other === stop ? 0 : -1;
    const shown = this.#shown.get(stop);
    if (!shown) return;
    if (!boxOf(shown)) unfold(shown);
    scrollTo(shown);
    this.reposition();
    this.#on.entered(shown);
  }

  #move(event: KeyboardEvent): void {
    const stops = [...this.#shown.keys()];
    const index = stops.indexOf(event.target as HTMLElement);
    const { key } = event;
    const next = key === 'Home' ? 0 : key === 'End' ? stops.length - 1 : index + (STEPS[key] ?? 0);
    if (index === -1 || next === index || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    stops[Math.min(Math.max(next, 0), stops.length - 1)]!.focus({ preventScroll: true });
  }
}

/** Brings a text into the middle of the window, unless it is well in view. */
export function scrollTo(shown: ShownText): void {
  const box = boxOf(shown);
  if (!box || (box.top > 90 && box.bottom < innerHeight - 90)) return;
  scrollBy({ top: box.top - innerHeight / 3, behavior: 'instant' });
}
