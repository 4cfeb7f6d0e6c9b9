/** Shows the title and the description of the page as a search engine would; a click edits them there. */
import type { PageText } from '../../../editing/texts/page-text.ts';
import type { ShownText } from '../page/shown-text.ts';
import type { ShownTexts } from '../page/shown-texts.ts';
import { buttonOf } from '../editor-parts.ts';
import type { EditorParts } from '../editor-parts.ts';
import { words } from '../words/words.ts';
import { Sheet } from './sheet.ts';

export class MetaSheet {
  readonly sheet: Sheet;
  /** Returns what the check says of a text. */
  readonly #about: (at: string) => string[];
  readonly #address = document.createElement('p');
  readonly #title: MetaLine;
  readonly #description: MetaLine;
  #all: PageText[] = [];

  constructor(parts: EditorParts, on: { open(shown: ShownText): void; about(at: string): string[] }) {
    this.sheet = new Sheet(parts, { id: 'meta', label: words.meta, name: words.metaButton });
    this.#about = on.about;
    this.#title = new MetaLine('title', on.open);
    this.#description = new MetaLine('description', on.open);
    this.#address.className = 'address';
    const preview = document.createElement('div');
    preview.id = 'meta-preview';
    preview.append(this.#address, this.#title.element, this.#description.element);
    this.sheet.panel.append(preview);
    // The head of the page follows when it is drawn next, which may be after its texts are known.
    const head = new MutationObserver(() => this.#fill());
    head.observe(document.head, { childList: true, subtree: true, characterData: true });
  }

  /** Shows the texts of the page as they are now; their buttons stay the same elements, so that the focus stays on them. */
  show({ all }: ShownTexts): void {
    this.#all = all;
    this.sheet.allow(this.#find('title') !== undefined);
    this.#fill();
  }

  #find(field: string): PageText | undefined {
    return this.#all.find(({ at }) => isMeta(at, field));
  }

  #fill(): void {
    const [title, description] = [this.#find('title'), this.#find('description')];
    if (!title) return;
    this.#address.textContent = addressOfPage();
    this.#title.show(title, document.title, this.#about(title.at));
    this.#description.element.hidden = !description;
    if (description) this.#description.show(description, contentOf(), this.#about(description.at));
  }
}

/** A text of the page's head: a button that opens it, its length, and what the check says of it. */
class MetaLine {
  readonly element = document.createElement('p');
  readonly #button: HTMLElement;
  readonly #length = document.createElement('span');
  readonly #fault = document.createElement('span');
  #text: PageText | undefined;

  constructor(className: string, open: (shown: ShownText) => void) {
    this.#button = buttonOf('', () => this.#text && open({ text: this.#text, ranges: [rangeOf(this.#button)] }));
    this.#button.className = className;
    this.#length.className = 'length';
    this.#fault.className = 'fault';
    this.element.append(this.#button, this.#length);
  }

  show(text: PageText, shown: string, faults: string[]): void {
    this.#text = text;
    if (this.#button.textContent !== shown) this.#button.textContent = shown; // an open field is over the same words
    this.#button.setAttribute('aria-label', `${words.name(text.name, false)}: ${shown}`);
    this.#length.textContent = words.length(shown.length);
    this.#fault.textContent = faults.join(' ');
    if (faults.length > 0) this.element.append(this.#fault);
    else this.#fault.remove();
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
