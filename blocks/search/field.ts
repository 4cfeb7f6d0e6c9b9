/** Shows results below a search field while somebody types. */
import { marked } from './marked.ts';
import type { Engine, Hit } from './engine.ts';
import { wordsOf } from './words.ts';

/** After so many milliseconds without a key, the search begins. */
const REST = 120;
const engines = new Map<string, Promise<Engine>>();

/** Runs once for each form of a page. */
export function run(form: HTMLElement): void {
  if (form.dataset['ready']) return;
  form.dataset['ready'] = 'true';
  const field = new Field(form as HTMLFormElement);
  const { input } = field;
  input.addEventListener('focus', () => void field.load().catch(() => {}));
  input.addEventListener('pointerenter', () => void field.load().catch(() => {}));
  let timer = 0;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void field.show(), REST);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    void field.show();
  });
  form.addEventListener('keydown', (event) => field.move(event));
  const asked = form.closest('main') ? new URLSearchParams(location.search).get('q') : null;
  if (asked !== null && input.value === '') input.value = asked;
  if (input.value !== '') void field.show();
  else if (document.activeElement === input) void field.load().catch(() => {});
}

class Field {
  readonly input: HTMLInputElement;
  readonly #form: HTMLFormElement;
  readonly #list: HTMLOListElement;
  readonly #status: HTMLElement;
  #asked = '';

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.input = form.querySelector('input')!;
    this.#list = form.querySelector('ol')!;
    this.#status = form.querySelector('[role=status]')!;
  }

  /** Loads the texts of the site, once; after a failure, the next call tries again. */
  load(): Promise<Engine> {
    const { index = '', language = '' } = this.#form.dataset;
    const loading = engines.get(index) ?? import('./engine.ts').then((module) => module.Engine.load(index, language));
    engines.set(index, loading);
    loading.catch(() => engines.delete(index));
    return loading;
  }

  /** Shows what fits the words in the field. */
  async show(): Promise<void> {
    const query = this.input.value.trim();
    this.#asked = query;
    if (query === '') return this.#put([], '');
    if (this.#list.childElementCount === 0) this.#say('loading');
    try {
      const engine = await this.load();
      if (this.#asked !== query) return; // somebody has typed on
      const hits = engine.search(query);
      this.#put(
        hits,
        hits.length === 0 ? this.#word('none') : this.#word('count').replace('{number}', String(hits.length)),
      );
    } catch {
      this.#put([], this.#word('failed'));
    }
  }

  /** Arrow keys lead from the field through the results and back. */
  move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [this.input, ...this.#list.querySelectorAll('a')];
    const next = stops[stops.indexOf(document.activeElement as HTMLAnchorElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  #put(hits: Hit[], status: string): void {
    this.#status.textContent = status;
    this.#list.replaceChildren(...hits.map((hit) => this.#item(hit)));
  }

  #item({ path, title, heading, excerpt, isMatch }: Hit): HTMLElement {
    const language = this.#form.dataset['language'] ?? '';
    const withMarks = (text: string) =>
      marked(
        text,
        wordsOf(text, language).filter(({ term }) => isMatch(term)),
      );
    const item = this.#form.querySelector('template')!.content.firstElementChild!.cloneNode(true) as HTMLElement;
    const link = item.querySelector('a')!;
    link.href = path;
    link.replaceChildren(...withMarks(title));
    item.querySelector('b')!.replaceChildren(...withMarks(heading));
    item.querySelector('p')!.replaceChildren(...withMarks(excerpt));
    return item;
  }

  #say(word: string): void {
    this.#status.textContent = this.#word(word);
  }

  #word(name: string): string {
    return this.#status.dataset[name] ?? '';
  }
}
