/** The pages of the site: they are opened, moved, made, copied, renamed and deleted here. Each act is one edit of the file, and one undo. */
import type { Edit } from '../../../../../../editing/edit.ts';
import type { PageAct, PageList, PagePlan, SitePage } from '../../../../editing/plans/pages/pages.ts';
import { alertLine, hintLine } from '../../editor-parts.ts';
import { LatestAnswer } from '../../latest-answer.ts';
import { askPages, refusalOf, write } from '../../server-calls.ts';
import { words } from '../../words/words.ts';
import type { SheetContent, SheetEvents } from '../lazy-sheet.ts';
import { PartView } from '../fields/part-view.ts';
import { ListBox } from '../list-box.ts';
import type { Row } from '../list-box.ts';
import { PageActs } from './page-acts.ts';
import type { PageActName } from './page-acts.ts';
import { PageForm } from './page-form.ts';

const KEYS: Record<string, PageActName> = { 'Alt+ArrowUp': 'up', 'Alt+ArrowDown': 'down', Delete: 'delete', Enter: 'open' }; // prettier-ignore

export class PagesView implements SheetContent {
  readonly #list = new ListBox(words.pages, () => this.#chosen());
  readonly #acts = new PageActs((act) => void this.#do(act));
  readonly #form: PageForm;
  readonly #part: PartView;
  readonly #main = document.createElement('div');
  readonly #fault = alertLine();
  readonly #on: SheetEvents;
  readonly #latest = new LatestAnswer<PageList | string>();
  #pages: PageList = { hash: '', pages: [] };
  /** The act that has opened the form. */
  #last: PageActName = 'add';

  constructor(panel: HTMLElement, on: SheetEvents) {
    this.#on = on;
    this.#form = new PageForm({ apply: (act, plan) => this.#finish(act, plan), left: () => this.#back() });
    this.#part = new PartView({ say: (sentence) => on.say(sentence), left: () => this.#back() });
    this.#list.element.addEventListener('keydown', (event) => this.#press(event));
    this.#main.append(this.#list.element, this.#acts.element, hintLine(words.pageKeys));
    panel.append(this.#main, this.#form.element, this.#part.element, this.#fault);
  }

  opened(): void {
    this.#form.hide();
    this.#part.close();
    this.#main.hidden = false;
    this.#showError('');
    void this.#choose(location.pathname);
  }

  refresh(): void {
    if (!this.#form.isOpen) void this.#update();
    void this.#part.refresh();
  }

  /** Takes in the pages as the file has them now. Returns whether it could be read. */
  async #update(): Promise<boolean> {
    const pages = await this.#latest.of(askPages());
    if (typeof pages === 'string') {
      this.#showError(pages);
      return false;
    }
    const index = pages.pages.findIndex(({ path }) => path === this.#page?.path);
    this.#pages = pages;
    this.#show(index === -1 ? this.#list.index : index);
    return true;
  }

  async #choose(path: string): Promise<void> {
    if (!(await this.#update())) return;
    this.#show(this.#indexOf(path));
    this.#list.focus();
  }

  get #page(): SitePage | undefined {
    return this.#pages.pages[this.#list.index];
  }

  #indexOf(path: string): number {
    return Math.max(this.#pages.pages.findIndex((page) => page.path === path), 0); // prettier-ignore
  }

  #show(index: number): void {
    this.#list.show(this.#pages.pages.map(pageRow), index);
    this.#acts.show(this.#page, this.#list.index, this.#pages.pages.length);
  }

  #chosen(): void {
    this.#showError('');
    this.#acts.show(this.#page, this.#list.index, this.#pages.pages.length);
  }

  #press(event: KeyboardEvent): void {
    const { ctrlKey, metaKey, altKey, key } = event;
    const act = ctrlKey || metaKey ? undefined : KEYS[`${altKey ? 'Alt+' : ''}${key}`];
    if (act === undefined) return;
    event.preventDefault();
    void this.#do(act);
  }

  async #do(act: PageActName): Promise<void> {
    const page = this.#page;
    if (!page) return;
    this.#showError('');
    const { index } = this.#list;
    if (act === 'open') return location.assign(page.path);
    if (act === 'up' || act === 'down') return this.#move(page, index + (act === 'up' ? -1 : 1));
    if (act === 'move') return this.#move(page, this.#acts.position);
    if (act === 'hold' || act === 'publish') return this.#hold(page, act === 'hold');
    this.#last = act;
    this.#main.hidden = true;
    if (act === 'fields') return this.#part.open(page.at, '');
    this.#form.open(act, page, this.#pages.pages);
  }

  async #move(page: SitePage, to: number): Promise<void> {
    const title = words.page(page.name, page.path);
    const { length } = this.#pages.pages;
    if (to === this.#list.index || to < 0 || to >= length)
      return this.#on.say(words.alreadyAt(title, this.#list.index + 1));
    const edits: Edit[] = [{ op: 'move', from: page.at, path: `/routes/${to}` }];
    if (await this.#write(this.#pages.hash, edits, words.moved(title, to + 1, length))) this.#show(to);
  }

  async #hold(page: SitePage, isDraft: boolean): Promise<void> {
    const path = `${page.at}/draft`;
    const edit: Edit = isDraft ? { op: 'add', path, value: true, after: 'name' } : { op: 'remove', path };
    const said = (isDraft ? words.isHeldNow : words.isPublishedNow)(words.page(page.name, page.path));
    if (await this.#write(this.#pages.hash, [edit], said)) this.#acts.focus(isDraft ? 'publish' : 'hold');
  }

  async #finish(act: PageAct, { hash, edits }: PagePlan): Promise<boolean> {
    const path = act.act === 'delete' ? act.to : act.path;
    const name = 'name' in act ? act.name : this.#page!.name;
    const said = words.pageDone[act.act](words.page(name, act.act === 'delete' ? act.page : path));
    const index = this.#list.index;
    if (!(await this.#write(hash, edits, said))) return false;
    // Without a redirect, the page that is open would be found no more.
    if (
      act.act === 'delete' &&
      act.page === location.pathname &&
      !edits.some((edit) => edit.path.startsWith('/redirects'))
    )
      location.assign(act.to);
    this.#main.hidden = false;
    this.#show(act.act === 'delete' ? index : this.#indexOf(path));
    this.#list.focus();
    return true;
  }

  /** Writes, and says what was done. Returns whether it was. */
  async #write(base: string, edits: Edit[], done: string): Promise<boolean> {
    const outcome = await write({ base, edits });
    if (outcome.kind !== 'written') {
      this.#showError(refusalOf(outcome));
      return false;
    }
    this.#showError('');
    await this.#update();
    this.#on.say(`${done} ${words.written(outcome.lines)}`);
    return true;
  }

  #back(): void {
    this.#main.hidden = false;
    this.#showError('');
    void this.#update();
    this.#acts.focus(this.#last);
  }

  #showError(sentence: string): void {
    this.#fault.textContent = sentence;
  }
}

function pageRow({ name, path, isDraft, publish }: SitePage): Row {
  const note = [path, isDraft && words.draft, publish !== undefined && words.publishedOn(publish)];
  return { title: name, note: note.filter(Boolean).join(' · ') };
}
