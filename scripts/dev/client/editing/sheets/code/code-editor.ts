/** The field in which code is typed, with its colours, its keys, and what is wrong with it. */
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { forceLinting, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import type { Diagnostic } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
import type { Range } from '@codemirror/state';
import { Decoration, drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { DecorationSet } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { CodeProblem } from '../../../../editing/code/code.ts';
import { codeWords, words } from '../../words/words.ts';

/** What a field of code calls. */
interface CodeEvents {
  /** Something was typed. */
  typed(): void;
  /** The caret was moved, or something was typed: where it is now. */
  moved(offset: number): void;
  /** A key was pressed that saves the code. */
  save(): void;
  /** Returns what is wrong with the code. */
  check(code: string): Promise<CodeProblem[]>;
}

/** How long nothing must be typed before the code is checked, in milliseconds. */
const PAUSE = 400;

const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'light-dark(#1d4f9c, #9cc4ff)' },
  { tag: tags.string, color: 'light-dark(#7a3b00, #ffcf9c)' },
  { tag: [tags.number, tags.bool, tags.null, tags.keyword], color: 'light-dark(#6b2a7a, #e3b5f0)' },
  { tag: tags.comment, color: 'light-dark(#4d6144, #b3c9a8)', fontStyle: 'italic' },
]);

const setMark = StateEffect.define<Range<Decoration>[]>();
/** Which characters the chosen text of the page is written in. */
const markField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { changes, effects }) =>
    effects.reduce((now, effect) => (effect.is(setMark) ? Decoration.set(effect.value) : now), marks.map(changes)),
  provide: (field) => EditorView.decorations.from(field),
});

export class CodeEditor {
  readonly #view: EditorView;
  readonly #language = new Compartment();
  readonly #numbers = new Compartment();
  readonly #on: CodeEvents;
  /** The code is replaced by the program, not typed. */
  #isShowing = false;

  constructor(holder: HTMLElement, on: CodeEvents) {
    this.#on = on;
    const keys = [
      { key: 'Mod-s', preventDefault: true, run: () => (on.save(), true) },
      { key: 'Mod-Enter', run: () => (on.save(), true) },
      ...defaultKeymap,
      ...historyKeymap,
      ...searchKeymap,
      ...lintKeymap,
    ];
    const extensions = [
      this.#numbers.of([]),
      this.#language.of([]),
      lintGutter(),
      linter((view) => this.#diagnostics(view), { delay: PAUSE }),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      syntaxHighlighting(colours),
      search({ top: true }),
      markField,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': words.code, spellcheck: 'false', tabindex: '0' }),
      EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
        if (this.#isShowing) return;
        if (docChanged) on.typed();
        if (docChanged || selectionSet) on.moved(state.selection.main.head);
      }),
      keymap.of(keys),
    ];
    const root = holder.getRootNode() as ShadowRoot;
    this.#view = new EditorView({ root, parent: holder, state: EditorState.create({ extensions }) });
    // Keys of the code are no commands of the page; Escape closes the panel only where it has nothing to close in the field.
    holder.addEventListener('keydown', (event) => event.key !== 'Escape' && event.stopPropagation());
  }

  get code(): string {
    return this.#view.state.doc.toString();
  }

  /** Puts other code into the field, whose lines are counted from a number on; the caret stays where it can. */
  show(code: string, { line, isJson }: { line: number; isJson: boolean }): void {
    const { doc, selection } = this.#view.state;
    const anchor = Math.min(selection.main.head, code.length);
    this.#isShowing = true;
    this.#view.dispatch({
      ...(doc.toString() === code ? {} : { changes: { from: 0, to: doc.length, insert: code }, selection: { anchor } }),
      effects: [
        this.#language.reconfigure(isJson ? json() : yaml()),
        this.#numbers.reconfigure(lineNumbers({ formatNumber: (number) => String(number + line - 1) })),
        setMark.of([]),
      ],
    });
    this.#isShowing = false;
    forceLinting(this.#view);
  }

  /** Marks some characters, and scrolls to them. */
  mark({ start, end }: { start: number; end: number }): void {
    const { length } = this.#view.state.doc;
    const [from, to] = [Math.min(start, length), Math.min(end, length)];
    const mark = from < to ? [Decoration.mark({ class: 'marked' }).range(from, to)] : [];
    this.#isShowing = true;
    this.#view.dispatch({ effects: [setMark.of(mark), EditorView.scrollIntoView(from, { y: 'center' })] });
    this.#isShowing = false;
  }

  /** Puts the caret somewhere, and the focus into the field. */
  focus(offset?: number): void {
    if (offset !== undefined)
      this.#view.dispatch({
        selection: { anchor: Math.min(offset, this.#view.state.doc.length) },
        scrollIntoView: true,
      });
    this.#view.focus();
  }

  async #diagnostics(view: EditorView): Promise<Diagnostic[]> {
    const code = view.state.doc.toString();
    const problems = await this.#on.check(code);
    return problems.flatMap(({ severity, sentence, span, fix }): Diagnostic[] => {
      if (!span) return [];
      const [from, to] = [Math.min(span.start, code.length), Math.min(span.end, code.length)];
      const apply = () => view.dispatch({ changes: fix!.map(({ start, end, text }) => ({ from: start, to: end, insert: text })) }); // prettier-ignore
      return [{ from, to, severity, message: sentence, ...(fix && { actions: [{ name: codeWords.fix, apply }] }) }];
    });
  }
}
