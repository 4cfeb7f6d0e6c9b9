/** Takes edits back, and does them again: by buttons, and by the keys for it outside of fields. */
import type { EditorParts } from './editor-parts.ts';
import type { Patches } from './patches.ts';
import { write } from './server-calls.ts';
import { words } from './words/words.ts';

interface State {
  canUndo: boolean;
  canRedo: boolean;
}

export class History {
  readonly #parts: EditorParts;
  readonly #patches: Patches;
  readonly #say: (sentence: string) => void;
  #isOn = false;

  constructor(parts: EditorParts, patches: Patches, say: (sentence: string) => void) {
    this.#parts = parts;
    this.#patches = patches;
    this.#say = say;
    parts.undo.addEventListener('click', () => void this.#revert('undo'));
    parts.redo.addEventListener('click', () => void this.#revert('redo'));
    addEventListener('keydown', (event) => this.#press(event));
  }

  /** Shows what can be undone, and done again. A button that says it cannot keeps the focus. */
  show({ canUndo, canRedo }: State, isOn: boolean): void {
    this.#isOn = isOn;
    const { undo, redo } = this.#parts;
    undo.hidden = redo.hidden = !isOn;
    undo.setAttribute('aria-disabled', String(!canUndo));
    redo.setAttribute('aria-disabled', String(!canRedo));
  }

  #press(event: KeyboardEvent): void {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!this.#isOn || isTyping(event) || !(ctrlKey || metaKey) || altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    void this.#revert(key === 'y' || shiftKey ? 'redo' : 'undo');
  }

  async #revert(request: 'undo' | 'redo'): Promise<void> {
    const outcome = await write(request === 'undo' ? { undo: true } : { redo: true });
    if (outcome.kind !== 'written') return this.#say(outcome.kind === 'conflict' ? words.cannotUndo : outcome.sentence);
    this.show(outcome, this.#isOn);
    await this.#patches.untilPatched(outcome.time);
    this.#say(request === 'undo' ? words.undone(outcome.lines) : words.redone(outcome.lines));
  }
}

/** Whether a key goes into a field, of the editor or of the page. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
