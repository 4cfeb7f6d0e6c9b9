/** Shows the form of an act with a page: what it takes, and what it would change before it is done. */
import type { PageAct, PagePlan, SitePage } from '../../../../editing/plans/pages/pages.ts';
import { buttonOf, checkboxRow, labelledRow } from '../../editor-parts.ts';
import { askPlan } from '../../server-calls.ts';
import { words } from '../../words/words.ts';
import { addressFor } from './page-address.ts';
import { PlanView } from './plan-view.ts';

/** After so many milliseconds without a key, the plan is asked for. */
const PAUSE = 250;

interface FormEvents {
  /** Does what was planned; returns whether it is done. */
  apply(act: PageAct, plan: PagePlan): Promise<boolean>;
  left(): void;
}

export class PageForm {
  readonly element = document.createElement('form');
  readonly #heading = document.createElement('h3');
  readonly #pattern = document.createElement('select');
  readonly #name = document.createElement('input');
  readonly #address = document.createElement('input');
  readonly #target = document.createElement('select');
  readonly #draft = document.createElement('input');
  readonly #rows: Record<'pattern' | 'name' | 'address' | 'target' | 'draft', HTMLElement>;
  readonly #view: PlanView;
  readonly #button = buttonOf('', () => void this.#submit());
  readonly #on: FormEvents;
  #kind: PageAct['act'] = 'add';
  #page!: SitePage;
  #suggested = '';
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: Promise<{ act: PageAct; plan: PagePlan } | undefined> = Promise.resolve(undefined);

  constructor(on: FormEvents) {
    this.#on = on;
    Object.assign(this.element, { className: 'page-form', hidden: true, noValidate: true });
    for (const input of [this.#name, this.#address])
      Object.assign(input, { type: 'text', autocomplete: 'off', spellcheck: false });
    this.#rows = {
      pattern: labelledRow('page-pattern', words.startWith, this.#pattern),
      name: labelledRow('page-name', words.pageName, this.#name),
      address: labelledRow('page-address', words.pageAddress, this.#address),
      target: labelledRow('page-target', words.linkTarget, this.#target),
      draft: checkboxRow(this.#draft, words.asDraft),
    };
    const buttons = document.createElement('p');
    buttons.className = 'choices';
    buttons.append(this.#button, buttonOf(words.cancel, () => this.close())); // prettier-ignore
    this.#view = new PlanView(buttons);
    this.element.append(this.#heading, ...Object.values(this.#rows), this.#view.element);
    this.element.addEventListener('input', ({ target }) => this.#changed(target));
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit();
    });
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
        event.preventDefault(); // there is no button of the form itself
        void this.#submit();
      }
      if (event.key !== 'Escape') return;
      event.preventDefault(); // it leaves the form, and not the whole sheet
      this.close();
    });
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  /** Opens the form of an act with one of the pages. */
  open(kind: PageAct['act'], page: SitePage, pages: SitePage[]): void {
    [this.#kind, this.#page, this.#suggested] = [kind, page, ''];
    const title = ({ name, path }: SitePage) => words.page(name, path);
    const isNew = kind === 'add' || kind === 'copy';
    this.#heading.textContent = words.pageForms[kind](title(page));
    this.#button.textContent = words.submit[kind];
    const shown = { pattern: isNew, name: isNew, address: kind !== 'delete', target: kind === 'delete', draft: isNew };
    for (const [name, isShown] of Object.entries(shown)) this.#rows[name as keyof typeof shown].hidden = !isShown;
    this.#pattern.replaceChildren(new Option(words.emptyPage, ''), ...pages.map((one) => new Option(words.copyOf(title(one)), one.path))); // prettier-ignore
    this.#pattern.value = kind === 'copy' ? page.path : '';
    const others = pages.filter((one) => one !== page);
    this.#target.replaceChildren(...others.map((one) => new Option(title(one), one.path)));
    this.#target.value = nearest(page.path, others);
    this.#name.value = '';
    this.#address.value = kind === 'rename' ? page.path : '';
    this.#draft.checked = true;
    this.element.hidden = false;
    this.#view.show(words.notPlanned);
    if (kind === 'delete') this.#plan();
    (kind === 'delete' ? this.#target : kind === 'rename' ? this.#address : this.#name).focus();
  }

  /** Goes without doing anything. */
  close(): void {
    this.hide();
    this.#on.left();
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#turn++;
    this.element.hidden = true;
  }

  #changed(target: EventTarget | null): void {
    if (target === this.#name && this.#address.value === this.#suggested)
      this.#address.value = this.#suggested = addressFor(this.#name.value, this.#page.path);
    clearTimeout(this.#timer);
    this.#turn++;
    this.#timer = setTimeout(() => this.#plan(), PAUSE);
  }

  /** What the fields say; undefined while one is empty. */
  get #act(): PageAct | undefined {
    const [page, path, name] = [this.#page.path, this.#address.value.trim(), this.#name.value.trim()];
    const isDraft = this.#draft.checked;
    const of = this.#pattern.value;
    if (this.#kind === 'delete') return { act: 'delete', page, to: this.#target.value };
    if (path === '') return undefined;
    if (this.#kind === 'rename') return path === page ? undefined : { act: 'rename', page, path };
    if (name === '') return undefined;
    return of === ''
      ? { act: 'add', after: page, path, name, isDraft }
      : { act: 'copy', page: of, path, name, isDraft };
  }

  #plan(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#asked = this.#ask(++this.#turn);
  }

  async #ask(turn: number): Promise<{ act: PageAct; plan: PagePlan } | undefined> {
    const act = this.#act;
    if (!act) return void this.#view.show(words.notPlanned);
    this.#view.show(words.planning);
    const plan = await askPlan(act);
    if (turn !== this.#turn) return undefined; // other fields are written meanwhile
    const fault = typeof plan === 'string' ? plan : 'sentence' in plan ? plan.sentence : undefined;
    this.#view.show(fault ?? (plan as PagePlan), fault !== undefined);
    return fault === undefined ? { act, plan: plan as PagePlan } : undefined;
  }

  async #submit(): Promise<void> {
    if (this.#timer !== undefined) this.#plan();
    const asked = this.#asked;
    this.#asked = Promise.resolve(undefined); // a second press does nothing more
    const planned = await asked;
    if (planned && (await this.#on.apply(planned.act, planned.plan))) return this.hide();
    if (this.isOpen && planned) this.#plan(); // the file has changed meanwhile
  }
}

/** Returns the page that is most likely meant in the place of another: the one above, else the home page. */
function nearest(path: string, pages: SitePage[]): string {
  const above = pages
    .filter((one) => path.startsWith(`${one.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length);
  return above[0]?.path ?? '/';
}
