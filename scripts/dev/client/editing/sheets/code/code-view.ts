/** A block of the page, the page, or the whole file as it is written, beside what the page shows of it. */
import { parentOf } from '../../../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../../../schema/values/pointer.ts';
import type { CodeProblem, ShownCode } from '../../../../editing/code/code.ts';
import { alertLine, buttonOf, labelledRow } from '../../editor-parts.ts';
import { LatestAnswer } from '../../latest-answer.ts';
import { askCode, askCodeProblems, askOutline, refusalOf, write } from '../../server-calls.ts';
import { codeWords, words } from '../../words/words.ts';
import type { SheetContent, SheetEvents } from '../lazy-sheet.ts';
import { CodeEditor } from './code-editor.ts';
import { codeDraft, dropCodeDraft, storeCodeDraft } from './code-draft.ts';

interface CodeViewEvents extends SheetEvents {
  /** The caret is in the text that is written at a place. */
  point(at: Pointer): void;
}

/** A part that can be shown. */
interface Part {
  at: Pointer;
  label: string;
}

export class CodeView implements SheetContent {
  readonly #on: CodeViewEvents;
  readonly #panel: HTMLElement;
  readonly #choice = document.createElement('select');
  readonly #problems = document.createElement('ul');
  readonly #fault = alertLine();
  readonly #saveButton = buttonOf(codeWords.save, () => void this.#write());
  readonly #discardButton = buttonOf(codeWords.discard, () => this.#discard());
  readonly #editor: CodeEditor;
  readonly #latest = new LatestAnswer<Part[] | string>();
  #parts: Part[] = [];
  /** The part that was chosen by hand. */
  #chosen: Pointer | undefined;
  /** The part as the file has it, or had it when something was typed. */
  #shown: (ShownCode & { at: Pointer }) | undefined;
  #isBusy = false;

  constructor(panel: HTMLElement, on: CodeViewEvents) {
    this.#on = on;
    this.#panel = panel;
    this.#choice.addEventListener('change', () => void this.#choose());
    this.#problems.className = 'code-problems';
    this.#problems.setAttribute('aria-label', codeWords.problems);
    const [holder, choices] = [document.createElement('div'), document.createElement('div')];
    holder.className = 'code';
    choices.className = 'choices';
    choices.append(this.#saveButton, this.#discardButton);
    panel.append(labelledRow('code-part', codeWords.part, this.#choice), holder, this.#fault, choices, this.#problems);
    this.#editor = new CodeEditor(holder, {
      typed: () => this.#typed(),
      moved: (offset) => this.#moved(offset),
      save: () => void this.#write(),
      check: (code) => this.#check(code),
    });
    this.#showButtons();
  }

  opened(): void {
    void this.#open();
  }

  /** Shows what the file says now; code that was typed stays. */
  refresh(): void {
    void this.#refresh();
  }

  /** Shows the code of a text of the page, unless something was typed: in the part that was chosen, or in its block. */
  async follow(at: Pointer): Promise<void> {
    if (this.#panel.hidden) return;
    const isIn = (part: Pointer) => part === '' || at === part || at.startsWith(`${part}/`);
    const chosen = this.#chosen !== undefined && isIn(this.#chosen) ? this.#chosen : undefined;
    const part = chosen ?? this.#parts.find((one) => one.at !== '' && isIn(one.at))?.at;
    if (part === undefined) return;
    if (part !== this.#shown?.at) {
      if (this.#isChanged) return;
      await this.#show(part);
    }
    const value = this.#shown?.values.find((one) => one.at === at);
    if (value && !this.#isChanged) this.#editor.mark(value);
  }

  get #isChanged(): boolean {
    return this.#shown !== undefined && this.#editor.code !== this.#shown.code;
  }

  async #open(): Promise<void> {
    await this.#readParts();
    const draft = codeDraft();
    const first = draft?.at ?? this.#shown?.at ?? this.#parts[0]?.at;
    if (first === undefined) return;
    await this.#show(first);
    if (draft && draft.at === this.#shown?.at) this.#restore(draft);
    this.#editor.focus();
  }

  /** Code that was typed before the page was loaded again is there again; it is of the file as that was then. */
  #restore({ hash, before, code }: NonNullable<ReturnType<typeof codeDraft>>): void {
    const shown = this.#shown!;
    if (before !== shown.code) Object.assign(shown, { hash, code: before });
    this.#editor.show(code, shown);
    this.#typed();
  }

  async #refresh(): Promise<void> {
    await this.#readParts();
    if (!this.#shown || this.#isChanged || this.#isBusy) return;
    const { at } = this.#shown;
    const isThere = this.#parts.some((part) => part.at === at);
    await this.#show(isThere ? at : (this.#parts[0]?.at ?? ''));
  }

  async #readParts(): Promise<void> {
    const parts = await this.#latest.of(partsOfPage());
    if (typeof parts === 'string') return this.#showError(parts);
    const typed = codeDraft()?.at; // perhaps on another page
    const isElsewhere = typed !== undefined && !parts.some(({ at }) => at === typed);
    this.#parts = isElsewhere ? [{ at: typed, label: codeWords.typedElsewhere }, ...parts] : parts;
    this.#choice.replaceChildren(...this.#parts.map(({ at, label }) => new Option(label, at)));
    if (this.#shown) this.#choice.value = this.#shown.at;
  }

  /** What was typed is written before another part is shown. */
  async #choose(): Promise<void> {
    const { value } = this.#choice;
    if (this.#isChanged && !(await this.#write())) return void (this.#choice.value = this.#shown!.at);
    this.#chosen = value;
    await this.#show(value);
  }

  async #show(at: Pointer): Promise<void> {
    const code = await askCode(at);
    if (typeof code === 'string' || 'sentence' in code)
      return this.#showError(typeof code === 'string' ? code : code.sentence);
    if (this.#isChanged) return; // something was typed while the answer was on its way
    this.#shown = { ...code, at };
    this.#choice.value = at;
    this.#showError('');
    this.#editor.show(code.code, code);
    this.#showButtons();
  }

  #typed(): void {
    const shown = this.#shown;
    if (!shown) return;
    if (this.#isChanged)
      storeCodeDraft({ at: shown.at, hash: shown.hash, before: shown.code, code: this.#editor.code });
    else dropCodeDraft();
    this.#showButtons();
  }

  #moved(offset: number): void {
    if (!this.#shown || this.#isChanged) return;
    const value = this.#shown.values.find(({ start, end }) => start <= offset && offset <= end);
    if (value) this.#on.point(value.at);
  }

  async #check(code: string): Promise<CodeProblem[]> {
    const shown = this.#shown;
    if (!shown) return [];
    const answer = await askCodeProblems({ base: shown.hash, at: shown.at, code });
    if (code !== this.#editor.code) return [];
    const problems = typeof answer === 'string' ? [] : answer.problems;
    this.#problems.replaceChildren(...problems.map((problem) => this.#problemItem(problem)));
    return problems;
  }

  #problemItem({ severity, sentence, span }: CodeProblem): HTMLElement {
    const row = document.createElement('li');
    row.className = severity;
    const text = `${codeWords.severity[severity]} ${span ? sentence : codeWords.elsewhere(sentence)}`;
    if (span) row.append(buttonOf(text, () => this.#editor.focus(span.start)));
    else row.textContent = text;
    return row;
  }

  /** Returns whether the file now says what was typed. */
  async #write(): Promise<boolean> {
    const shown = this.#shown;
    if (!shown || this.#isBusy) return false;
    if (!this.#isChanged) return true;
    this.#isBusy = true;
    const { code } = this.#editor;
    const outcome = await write({ base: shown.hash, at: shown.at, code });
    this.#isBusy = false;
    if (outcome.kind !== 'written') {
      this.#showError(refusalOf(outcome));
      return false;
    }
    dropCodeDraft();
    Object.assign(shown, { hash: outcome.hash, code });
    this.#showError('');
    this.#on.say(words.written(outcome.lines));
    this.#showButtons();
    await this.#refresh();
    return true;
  }

  #discard(): void {
    if (!this.#shown) return;
    dropCodeDraft();
    this.#editor.show(this.#shown.code, this.#shown);
    this.#showError('');
    this.#showButtons();
    this.#editor.focus();
    void this.#refresh();
  }

  #showButtons(): void {
    for (const button of [this.#saveButton, this.#discardButton])
      button.setAttribute('aria-disabled', String(!this.#isChanged));
  }

  #showError(sentence: string): void {
    this.#fault.textContent = sentence;
  }
}

/** Returns what can be shown as code here: the blocks of the page, the page, and the file. */
async function partsOfPage(): Promise<Part[] | string> {
  const outline = await askOutline(location.pathname);
  if (typeof outline === 'string') return outline;
  const blocks = outline.blocks.map(({ at, name, title }) => ({ at, label: words.block(name, title) }));
  const page = outline.list === undefined ? [] : [{ at: parentOf(outline.list), label: codeWords.page }];
  return [...blocks, ...page, { at: '', label: codeWords.file }];
}
