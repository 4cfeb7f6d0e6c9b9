/** Makes tabs of the links above parts, by the pattern of ARIA: arrow keys, Home and End; an address opens its tab. */

/** Turns an element with parts into tabs, where the styles show one part at a time. */
export function run(element: HTMLElement): void {
  if (matchMedia('(scripting: enabled)').matches) new Tabs(element).start();
}

class Tabs {
  readonly #element: HTMLElement;
  readonly #list: HTMLElement;
  readonly #tabs: HTMLAnchorElement[];
  readonly #panels: HTMLElement[];

  constructor(element: HTMLElement) {
    this.#element = element;
    this.#list = element.firstElementChild as HTMLElement;
    this.#tabs = [...this.#list.querySelectorAll('a')];
    this.#panels = [...element.querySelectorAll<HTMLElement>(':scope > .tab-panel')];
  }

  start(): void {
    const addressed = this.#addressed();
    const wasHidden = addressed?.checkVisibility() === false;
    this.#giveRoles();
    this.#select(Math.max(0, this.#indexOf(addressed)));
    this.#element.toggleAttribute('data-ready', true);
    if (wasHidden) {
      addressed!.scrollIntoView({ behavior: 'instant' });
      addressed!.focus({ preventScroll: true });
    }
    this.#list.addEventListener('click', (event) => this.#onClick(event));
    this.#list.addEventListener('keydown', (event) => this.#onKey(event));
    addEventListener('hashchange', this.#onAddress);
  }

  #giveRoles(): void {
    this.#list.role = 'tablist';
    for (const [index, tab] of this.#tabs.entries()) {
      const panel = this.#panels[index]!;
      tab.parentElement!.role = 'presentation';
      tab.role = 'tab';
      tab.id = `${panel.id}-tab`;
      tab.setAttribute('aria-controls', panel.id);
      panel.addEventListener('beforematch', () => this.#select(index)); // the browser's search has found something in it
    }
  }

  #select(selected: number): void {
    for (const [index, tab] of this.#tabs.entries()) {
      const isSelected = index === selected;
      tab.ariaSelected = String(isSelected);
      tab.tabIndex = isSelected ? 0 : -1;
      const panel = this.#panels[index]!;
      // What is closed stays within reach of the browser's search, and of nothing else.
      setOrRemove(panel, 'hidden', isSelected ? undefined : 'until-found');
      setOrRemove(panel, 'role', isSelected ? 'tabpanel' : undefined);
      setOrRemove(panel, 'aria-labelledby', isSelected ? tab.id : undefined);
      panel.tabIndex = isSelected ? 0 : -1;
    }
  }

  /** Selects a tab as somebody has asked for it: the address then leads to it. */
  #choose(index: number): void {
    this.#select(index);
    this.#tabs[index]!.focus();
    history.replaceState(history.state, '', this.#tabs[index]!.hash);
  }

  #onClick(event: MouseEvent): void {
    const tab = (event.target as Element).closest('a');
    if (!tab || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.#choose(this.#tabs.indexOf(tab));
  }

  #onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const current = this.#tabs.indexOf((event.target as Element).closest('a')!);
    const onward = getComputedStyle(this.#element).direction === 'rtl' ? -1 : 1;
    const targets: Record<string, number> = {
      ArrowRight: current + onward,
      ArrowLeft: current - onward,
      Home: 0,
      End: -1,
      ' ': current,
    };
    const index = targets[event.key];
    if (index === undefined) return;
    event.preventDefault();
    this.#choose((index + this.#tabs.length) % this.#tabs.length);
  }

  readonly #onAddress = () => {
    if (!this.#element.isConnected) return removeEventListener('hashchange', this.#onAddress);
    const addressed = this.#addressed();
    const index = this.#indexOf(addressed);
    if (index < 0) return;
    this.#select(index);
    addressed!.scrollIntoView();
  };

  /** Returns what the address leads to. */
  #addressed(): HTMLElement | null {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  }

  #indexOf(target: Element | null): number {
    return this.#panels.findIndex((panel) => panel.contains(target));
  }
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
