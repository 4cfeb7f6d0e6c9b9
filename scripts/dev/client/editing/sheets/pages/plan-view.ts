/** Shows what an act would change, before it is done: a sentence, and each place below. */
import type { PagePlan } from '../../../../editing/plans/pages/pages.ts';
import { words } from '../../words/words.ts';

export class PlanView {
  readonly element = document.createElement('div');
  readonly #said = document.createElement('p');
  readonly #all = document.createElement('details');
  readonly #parts = document.createElement('div');

  /** `buttons` are what does it, above all places: these may be many. */
  constructor(buttons: HTMLElement) {
    this.element.className = 'preview';
    this.#said.setAttribute('role', 'status');
    const summary = document.createElement('summary');
    summary.textContent = words.whatChanges;
    this.#all.append(summary, this.#parts);
    this.element.append(this.#said, buttons, this.#all);
  }

  /** Shows a plan; or a sentence where there is none, which may say what is wrong. */
  show(plan: PagePlan | string, isWrong = false): void {
    this.#said.className = isWrong ? 'fault' : '';
    this.#all.hidden = typeof plan === 'string';
    if (typeof plan === 'string') return this.#say(plan);
    const { parts, lines, stale } = plan;
    const changes = parts.reduce((sum, part) => sum + part.changes.length, 0);
    this.#say([words.planned(changes, parts.length, lines), ...stale.map(words.stale)].join(' '));
    this.#parts.replaceChildren(
      ...parts.flatMap((part) => {
        const [heading, list] = [document.createElement('h4'), document.createElement('ul')];
        heading.textContent = words.part(part);
        list.append(...part.changes.map((change) => itemOf(words.change(change))));
        return [heading, list];
      }),
    );
  }

  #say(sentence: string): void {
    if (this.#said.textContent !== sentence) this.#said.textContent = sentence;
  }
}

function itemOf(text: string): HTMLElement {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}
