/** The title and description of the page, as a search engine would show them; a click edits them there. */
import type { PageText } from '../../editing/texts/page-text.ts';
import type { ShownText, ShownTexts } from './page/shown-texts.ts';
import { buttonOf } from './editor-parts.ts';
import type { EditorParts } from './editor-parts.ts';
import { words } from './words.ts';

export class MetaPanel {
  readonly #panel: HTMLElement;
  readonly #toggle: HTMLElement;
  readonly #open: (shown: ShownText) => void;
  /** Returns what the check says of a text. */
  readonly #about: (at: string) => string[];
  readonly #preview = document.createElement('div');

  constructor(
    { meta: panel, about: toggle }: EditorParts,
    on: { open(shown: ShownText): void; about(at: string): string[] },
  ) {
    this.#panel = panel;
    this.#toggle = toggle;
    this.#open = on.open;
    this.#about = on.about;
    const heading = document.createElement('h2');
    heading.textContent = words.meta;
    panel.append(
      heading,
      this.#preview,
      buttonOf(words.close, () => this.turn(false)),
    );
    panel.setAttribute('aria-label', words.meta);
    toggle.textContent = words.meta;
    toggle.addEventListener('click', () => this.turn(panel.hidden === true));
    panel.addEventListener('keydown', (event) => event.key === 'Escape' && this.turn(false));
  }

  /** Opens or closes the panel; the focus goes in, and back to its button. */
  turn(isOpen: boolean): void {
    const hadFocus = this.#panel.matches(':focus-within');
    this.#panel.hidden = !isOpen;
    this.#toggle.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) this.#panel.querySelector<HTMLElement>('button')?.focus();
    else if (hadFocus) this.#toggle.focus();
  }

  /** Shows the texts of the page as they are now. */
  show({ all }: ShownTexts): void {
    const title = all.find(({ at }) => isMeta(at, 'title'));
    const description = all.find(({ at }) => isMeta(at, 'description'));
    this.#toggle.hidden = !title;
    if (!title) return this.turn(false);
    const address = document.createElement('p');
    address.className = 'address';
    address.textContent = addressOfPage();
    this.#put(
      [this.#lineOf(title, 'title', document.title)],
      address,
      description && this.#lineOf(description, 'description', contentOf()),
    );
  }

  /** A button that stays keeps its focus. */
  #put(first: HTMLElement[], address: HTMLElement, description: HTMLElement | undefined): void {
    const { activeElement } = this.#panel.getRootNode() as ShadowRoot;
    const focused = activeElement?.closest('#meta-preview') ? activeElement.className : undefined;
    this.#preview.id = 'meta-preview';
    this.#preview.replaceChildren(address, ...first, ...(description ? [description] : []));
    if (focused) this.#preview.querySelector<HTMLElement>(`.${focused}`)?.focus();
  }

  #lineOf(text: PageText, className: string, shown: string): HTMLElement {
    const line = document.createElement('p');
    const button = buttonOf(shown, () => this.#open({ text, ranges: [rangeOf(button)] }));
    button.className = className;
    button.setAttribute('aria-label', `${words.name(text.name, false)}: ${shown}`);
    const length = document.createElement('span');
    length.className = 'length';
    length.textContent = words.length(shown.length);
    line.append(button, length);
    const fault = document.createElement('span');
    fault.className = 'fault';
    fault.textContent = this.#about(text.at).join(' ');
    if (fault.textContent !== '') line.append(fault);
    return line;
  }
}

const isMeta = (at: string, field: string) => new RegExp(`^/(?:routes/\\d+|notFound)/meta/${field}$`).test(at);

function rangeOf(element: Element): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range;
}

/** The address of the page on the site that will be published, in the way of search results. */
function addressOfPage(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  const { host, pathname } = new URL(canonical);
  return [host, ...pathname.split('/').filter(Boolean)].join(' › ');
}

function contentOf(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
}
