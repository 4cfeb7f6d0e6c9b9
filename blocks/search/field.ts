/** Shows results below a search field while somebody types. */
import { marked } from './engine/marked.ts';
import type { Engine, Hit } from './engine/engine.ts';
import { searchWords } from './engine/words.ts';

/** After so many milliseconds without a key, the search begins. */
const DEBOUNCE = 120;
const engines = new Map<string, Promise<Engine>>();
const started = new WeakSet<HTMLElement>();

/** Starts the search of a form, once for each form, however it is reached. */
export function run(form: HTMLElement): void {
  if (started.has(form)) return;
  started.add(form);
  new Field(form as HTMLFormElement).start();
}

class Field {
  readonly #form: HTMLFormElement;
  readonly #input: HTMLInputElement;
  readonly #list: HTMLOListElement;
  readonly #status: HTMLElement;
  #timer = 0;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#input = form.querySelector('input')!;
    this.#list = form.querySelector('ol')!;
    this.#status = form.querySelector('[role=status]')!;
  }

  start(): void {
    const [form, input] = [this.#form, this.#input];
    for (const hint of ['focus', 'pointerenter']) input.addEventListener(hint, () => void this.#prepare());
    input.addEventListener('input', () => {
      clearTimeout(this.#timer);
      form.toggleAttribute('data-asked', this.#query !== '');
      this.#timer = window.setTimeout(() => void this.#show(), DEBOUNCE);
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      clearTimeout(this.#timer);
      void this.#show().then(() => this.#list.querySelector('a')?.focus());
    });
    form.addEventListener('keydown', (event) => this.#move(event));
    if (this.#isOfPage && this.#query === '') input.value = new URLSearchParams(location.search).get('q') ?? '';
    if (this.#query !== '') void this.#show();
    else if (document.activeElement === input) void this.#prepare();
  }

  get #query(): string {
    return this.#input.value.trim();
  }

  /** The query of a page's own field is in its address, so that going back leads to the results. */
  get #isOfPage(): boolean {
    return this.#form.closest('main') !== null;
  }

  /** Loads what will be needed; whether it can be loaded is said when something is searched for. */
  async #prepare(): Promise<void> {
    await this.#load().catch(() => {});
  }

  /** Loads the texts of the site, once; after a failure, the next call tries again. */
  #load(): Promise<Engine> {
    const { index = '', language = '' } = this.#form.dataset;
    const loading =
      engines.get(index) ?? import('./engine/engine.ts').then((module) => module.Engine.load(index, language));
    engines.set(index, loading);
    loading.catch(() => engines.delete(index));
    return loading;
  }

  /** Shows what fits the words in the field. */
  async #show(): Promise<void> {
    const query = this.#query;
    this.#form.toggleAttribute('data-asked', query !== '');
    if (this.#isOfPage) rememberInAddress(query);
    if (query === '') return this.#put([], '');
    if (this.#list.childElementCount === 0) this.#status.textContent = this.#word('loading');
    try {
      const engine = await this.#load();
      if (this.#query !== query) return; // somebody has typed on
      const { hits, total } = engine.search(query);
      const count = total > hits.length ? `${hits.length}+` : `${total}`;
      this.#put(hits, total === 0 ? this.#word('none') : this.#word('count').replace('{number}', count));
    } catch {
      if (this.#query === query) this.#put([], this.#word('failed'));
    }
  }

  /** Arrow keys lead from the field through the results and back. */
  #move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [this.#input, ...this.#list.querySelectorAll('a')];
    const next = stops[stops.indexOf(document.activeElement as HTMLAnchorElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  /** Keeps the focus in the list: somebody may have gone down to a result while the last key was still waited for. */
  #put(hits: Hit[], status: string): void {
    const links = () => [...this.#list.querySelectorAll('a')];
    const focused = links().indexOf(document.activeElement as HTMLAnchorElement);
    this.#status.textContent = status;
    this.#list.replaceChildren(...hits.map((hit) => this.#item(hit)));
    if (focused >= 0) (links()[focused] ?? this.#input).focus();
  }

  #item({ path, title, heading, excerpt, isMatch }: Hit): HTMLElement {
    const { index = '', language = '' } = this.#form.dataset;
    const item = document.createElement('li');
    item.append(document.createElement('a'), this.#form.querySelector('template')!.content.cloneNode(true));
    const fill = (part: Element, text: string) => {
      const places = searchWords(text, language).filter(({ term }) => isMatch(term));
      part.replaceChildren(...marked(text, places));
    };
    item.querySelector('a')!.href = index.slice(0, index.lastIndexOf('/')) + path; // below the same path of a shared host
    fill(item.querySelector('a')!, title);
    fill(item.querySelector('b')!, heading);
    fill(item.querySelector('p')!, excerpt);
    return item;
  }

  #word(name: string): string {
    return this.#status.dataset[name] ?? '';
  }
}

function rememberInAddress(query: string): void {
  const url = new URL(location.href);
  if (query === '') url.searchParams.delete('q');
  else url.searchParams.set('q', query);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
