/** Editing on the page: what can be typed is marked, and what was typed is written into the file. */
import type { Pointer } from '../../../../schema/values/pointer.ts';
import type { Problems } from '../../messages.ts';
import { makeParts } from './editor-parts.ts';
import type { EditorParts } from './editor-parts.ts';
import { OpenFields } from './field/open-fields.ts';
import { History } from './history.ts';
import { PagePictures } from './page/page-pictures.ts';
import { Pointing } from './page/pointing.ts';
import { ShownTexts } from './page/shown-texts.ts';
import type { ShownText } from './page/shown-text.ts';
import type { ShownProblem } from '../../problems.ts';
import { endEditing } from './server-calls.ts';
import { LazySheet } from './sheets/lazy-sheet.ts';
import { MetaSheet } from './sheets/meta-sheet.ts';
import { OutlineSheet } from './sheets/blocks/outline-sheet.ts';
import { Stops } from './page/stops.ts';
import type { CodeView } from './sheets/code/code-view.ts';
import { Patches } from './patches.ts';
import { Remarks } from './remarks.ts';
import { words } from './words/words.ts';

/** Whether the page is in edit mode is remembered in this tab: "on" or "off". */
const MODE = 'waybill-editing';
/** The text that is to get the focus, perhaps on the next page. */
const PENDING_TEXT = 'waybill-pending-text';

/** Keeps the editor's buttons above the floating ones of the page where these are as wide as the screen, as on a phone. */
function leavePageButtonsFree({ foot, bar }: EditorParts): void {
  const buttons = document.querySelector('.floating')?.getBoundingClientRect();
  const isBelow = buttons !== undefined && buttons.left < bar.getBoundingClientRect().right;
  foot.style.setProperty('--page-buttons', isBelow ? `${innerHeight - buttons.top}px` : '0px');
}

/** Its parts call each other through arrow functions: only the first three have to be made before the others. */
export class EditMode {
  readonly #parts = makeParts();
  readonly #texts = new ShownTexts();
  readonly #patches = new Patches();
  readonly #fields = new OpenFields(this.#parts.fields, this.#texts, {
    shown: (time) => this.#patches.untilPatched(time),
    written: ({ at }, lines) => {
      this.#remarks.watch(at);
      this.#say(words.written(lines));
    },
    about: (at) => this.#remarks.about(at),
    acceptable: (at) => this.#remarks.warningsAt(at),
    openBlock: (at) => void this.#outline.open(at),
    openPicture: (at) => void this.#pictures.open(at),
    leave: (at, step) => this.#stops.focus(at, step),
  });
  readonly #open = (shown: ShownText) => {
    this.#showCode(shown);
    return this.#fields.open(shown);
  };
  readonly #stops = new Stops(this.#parts.stops, { open: this.#open, entered: (shown) => this.#showCode(shown) });
  readonly #pointing = new Pointing(this.#texts, this.#parts.hover, this.#open);
  readonly #pictures: PagePictures = new PagePictures(this.#parts.editor.getRootNode() as ShadowRoot, this.#texts, {
    say: (sentence) => this.#say(sentence),
    focused: () => this.#stops.focused ?? this.#fields.focused,
    leave: (at) => this.#stops.focus(at),
  });
  readonly #outline: OutlineSheet = new OutlineSheet(this.#parts, {
    say: (sentence) => this.#say(sentence),
    shown: (time) => this.#patches.untilPatched(time),
  });
  readonly #meta: MetaSheet = new MetaSheet(this.#parts, {
    open: (shown) => void this.#fields.open(shown, () => this.#meta.sheet.setOpen(true)),
    about: (at) => this.#remarks.about(at),
  });
  readonly #lazy = this.#lazySheets();
  readonly #remarks: Remarks = new Remarks(
    this.#parts.fields,
    this.#texts,
    (shown, text) => void this.#fields.write(shown, text),
  );
  readonly #history = new History(this.#parts, this.#patches, (sentence) => this.#say(sentence));
  #code: CodeView | undefined;
  #isOn = false;
  /** The frame in which what lies over the page is placed next. */
  #frame = 0;
  /** The page that the texts are of. */
  #path = '';

  /** With `forEditing`, pages start in edit mode, and a button ends the command. */
  constructor(forEditing: boolean) {
    const { end } = this.#parts;
    end.hidden = !forEditing;
    end.addEventListener('click', () => void this.#end());
    this.#parts.edit.addEventListener('click', () => void this.turn(!this.#isOn));
    addEventListener('keydown', (event) => {
      if (event.key !== 'F2' || event.defaultPrevented) return;
      event.preventDefault();
      void this.turn(!this.#isOn).then(() => (this.#isOn ? this.#stops.focus() : this.#parts.edit.focus()));
    });
    this.#showMode();
    if ((sessionStorage.getItem(MODE) ?? (forEditing ? 'on' : 'off')) === 'on')
      void this.turn(true).then(this.#focusPendingText);
  }

  /** Leads to the text that a problem is about, on its page. */
  goToProblem({ page, pointer = '' }: Pick<ShownProblem, 'page' | 'pointer'>): void {
    sessionStorage.setItem(PENDING_TEXT, pointer);
    sessionStorage.setItem(MODE, 'on');
    if (page !== undefined && page !== location.pathname) location.assign(page);
    else void this.turn(true).then(this.#focusPendingText);
  }

  readonly #focusPendingText = () => {
    const at = sessionStorage.getItem(PENDING_TEXT);
    sessionStorage.removeItem(PENDING_TEXT);
    if (this.#texts.list.some(({ text }) => text.at === at)) this.#stops.focus(at!);
  };

  async #end(): Promise<void> {
    if (!(await this.#fields.saveAll())) return this.#say(words.unsavedText);
    await this.turn(false);
    const hasEnded = await endEditing();
    this.#parts.bar.hidden = hasEnded;
    this.#say(hasEnded ? words.ended : words.serverUnreachable);
  }

  /** Starts or ends editing. */
  async turn(isOn: boolean): Promise<void> {
    this.#isOn = isOn;
    this.#showMode();
    if (!isOn) {
      sessionStorage.setItem(MODE, 'off');
      void this.#fields.saveAll();
      this.#remarks.clear();
      return this.#say('');
    }
    sessionStorage.setItem(MODE, 'on');
    cancelAnimationFrame(this.#frame); // editing may be on already
    this.#frame = requestAnimationFrame(this.#reposition);
    const fault = await this.#refresh();
    const { list } = this.#texts;
    this.#say(fault ?? (list.length > 0 ? words.started(list.length) : words.noTexts));
    if (fault !== undefined) this.#leadToSource();
    this.#fields.openDrafts();
  }

  /** Texts of a translation are not edited on its page, but those of its source are. */
  #leadToSource(): void {
    const source = document.querySelector<HTMLLinkElement>('head > link[hreflang=x-default]');
    if (!source || new URL(source.href).pathname === location.pathname) return;
    const link = Object.assign(document.createElement('a'), {
      href: new URL(source.href).pathname,
      textContent: words.openSource,
    });
    this.#parts.said.append(' ', link);
  }

  /** The page shows another state of the site: of a save that was noticed at a time, in milliseconds since 1970. */
  patched(noticed: number): void {
    this.#patches.patched(noticed);
    if (this.#isOn) void this.#refresh();
  }

  /** Sets what is wrong with the file now. */
  setProblems(problems: Problems): void {
    this.#remarks.setProblems(problems);
    if (this.#isOn) this.#meta.show(this.#texts);
  }

  async #refresh(): Promise<string | undefined> {
    this.#path = location.pathname;
    const fault = await this.#texts.refresh();
    if (fault !== undefined) return fault;
    this.#stops.show(this.#texts.list);
    this.#meta.show(this.#texts);
    for (const one of [this.#outline, ...this.#lazy]) {
      one.sheet.allow(this.#isOn);
      void one.refresh();
    }
    this.#fields.renew();
    this.#remarks.show();
    this.#history.show(this.#texts.state, this.#isOn);
    return undefined;
  }

  #showMode(): void {
    const { edit, stops } = this.#parts;
    edit.textContent = this.#isOn ? words.done : words.edit;
    edit.title = this.#isOn ? words.doneKey : words.editKey;
    edit.classList.toggle('on', this.#isOn);
    stops.hidden = !this.#isOn;
    for (const { sheet } of [this.#meta, this.#outline, ...this.#lazy]) if (!this.#isOn) sheet.allow(false);
    this.#pointing.isOn = this.#pictures.isOn = this.#isOn;
    this.#pointing.reposition();
    this.#history.show(this.#texts.state, this.#isOn);
  }

  #lazySheets(): LazySheet[] {
    const on = { say: (sentence: string) => this.#say(sentence) };
    const pages = { id: 'pages', label: words.pages, name: words.pagesButton };
    const settings = { id: 'settings', label: words.settings, name: words.settingsButton };
    const find = { id: 'find', label: words.find, name: words.findButton };
    const code = { id: 'code', label: words.code, name: words.codeButton };
    const review = { id: 'review', label: words.review, name: words.reviewButton };
    return [
      new LazySheet(this.#parts, pages, on, async (panel) => new (await import('./sheets/pages/pages-view.ts')).PagesView(panel, on)), // prettier-ignore
      new LazySheet(this.#parts, settings, on, async (panel) => new (await import('./sheets/settings-view.ts')).SettingsView(panel, on)), // prettier-ignore
      new LazySheet(this.#parts, find, on, async (panel) => new (await import('./sheets/find/find-view.ts')).FindView(panel, on)), // prettier-ignore
      new LazySheet(this.#parts, code, on, async (panel) => (this.#code = new (await import('./sheets/code/code-view.ts')).CodeView(panel, { ...on, point: (at) => this.#point(at) }))), // prettier-ignore
      new LazySheet(this.#parts, review, on, async (panel) => new (await import('./sheets/review/review-view.ts')).ReviewView(panel, on)), // prettier-ignore
    ];
  }

  /** Has the code show a text, where the code is open. */
  #showCode({ text }: ShownText): void {
    void this.#code?.follow(text.at);
  }

  /** Shows the text that the caret of the code is in. */
  #point(at: Pointer): void {
    const shown = this.#texts.find(at);
    if (shown) this.#pointing.show(shown);
  }

  #say(sentence: string): void {
    this.#parts.said.textContent = sentence;
  }

  /** Texts move with every scroll and every fold: what lies over them follows in each frame. */
  readonly #reposition = () => {
    if (!this.#isOn) return;
    if (location.pathname !== this.#path) void this.#refresh();
    leavePageButtonsFree(this.#parts);
    for (const part of [this.#pointing, this.#stops, this.#remarks, this.#fields, this.#outline]) part.reposition();
    this.#frame = requestAnimationFrame(this.#reposition);
  };
}
