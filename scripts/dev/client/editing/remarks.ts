/** Shows what the check says of texts that were edited, beside each of them. */
import type { Problems } from '../../messages.ts';
import type { ShownProblem } from '../../problems.ts';
import { buttonOf, positionOver } from './editor-parts.ts';
import { boxOf } from './page/visibility.ts';
import type { ShownText } from './page/shown-text.ts';
import type { ShownTexts } from './page/shown-texts.ts';
import { askFindings } from './server-calls.ts';
import { words } from './words/words.ts';

interface Remark {
  element: HTMLElement;
  shown: ShownText;
  sentence: string;
}

/** Keeps a remark beside each edited text that has a problem. */
export class Remarks {
  readonly #holder: HTMLElement;
  readonly #texts: ShownTexts;
  /** Has a text written that takes the place of another. */
  readonly #write: (shown: ShownText, text: string) => void;
  readonly #edited = new Set<string>();
  readonly #remarks = new Map<string, Remark>();
  #problems: ShownProblem[] = [];

  constructor(holder: HTMLElement, texts: ShownTexts, write: (shown: ShownText, text: string) => void) {
    this.#holder = holder;
    this.#texts = texts;
    this.#write = write;
  }

  /** Returns what is wrong with a text now. */
  about(pointer: string): string[] {
    return this.#problems.filter((problem) => problem.pointer === pointer).map(({ message }) => message);
  }

  /** Returns the kinds of the warnings about a text. */
  warningsAt(at: string): string[] {
    return this.#problems.flatMap(({ pointer, severity, code }) =>
      pointer === at && severity === 'warning' && code !== undefined ? [code] : [],
    );
  }

  /** Shows the problems of a text from now on, since it was edited. */
  watch(pointer: string): void {
    this.#edited.add(pointer);
    this.show();
  }

  /** Sets what is wrong with the file now. */
  setProblems({ problems }: Problems): void {
    this.#problems = problems;
    this.show();
  }

  /** Shows no problems any more, since the editor ends. */
  clear(): void {
    this.#edited.clear();
    this.show();
  }

  /** Positions the remarks again below their texts. */
  reposition(): void {
    for (const { element, shown } of this.#remarks.values()) {
      const box = boxOf(shown);
      element.hidden = !box;
      if (box)
        positionOver(element, {
          left: Math.max(8, Math.min(box.left, innerWidth - element.offsetWidth - 8)),
          top: box.bottom + 6,
        });
    }
  }

  /** Shows what is wrong with edited texts, where the page shows these now. */
  show(): void {
    for (const [pointer, remark] of this.#remarks) {
      remark.shown = this.#texts.find(pointer) ?? remark.shown;
      if (this.#edited.has(pointer) && this.about(pointer).join(' ') === remark.sentence) continue;
      remark.element.remove();
      this.#remarks.delete(pointer);
    }
    for (const pointer of this.#edited) {
      const [shown, sentence] = [this.#texts.find(pointer), this.about(pointer).join(' ')];
      if (shown && sentence !== '' && !this.#remarks.has(pointer)) this.#add(shown, sentence);
    }
  }

  #add(shown: ShownText, sentence: string): void {
    const { at: pointer, name, isMarkdown } = shown.text;
    const [element, message, choices] = [
      document.createElement('div'),
      document.createElement('p'),
      document.createElement('div'),
    ];
    Object.assign(element, { className: 'field remark', role: 'group' });
    element.setAttribute('aria-label', words.remark(words.name(name, isMarkdown)));
    message.className = 'fault';
    message.setAttribute('role', 'status');
    choices.className = 'choices';
    const close = buttonOf(words.close, () => {
      this.#edited.delete(pointer);
      this.show();
    });
    choices.append(close);
    element.append(message, choices);
    this.#holder.append(element);
    message.textContent = sentence;
    this.#remarks.set(pointer, { element, shown, sentence });
    void this.#offerFix(shown, close);
  }

  async #offerFix(shown: ShownText, close: HTMLElement): Promise<void> {
    const findings = await askFindings([shown.text.at]);
    const instead = findings.find((finding) => finding.instead !== undefined)?.instead;
    if (instead !== undefined) close.before(buttonOf(words.useSuggestion(instead), () => this.#write(shown, instead)));
  }
}
