/** Finds words in all texts of the site, and replaces them where that is wanted: one edit of the file, and one undo. */
import type { FoundMatches, Search } from '../../../../editing/plans/find/find.ts';
import { buttonOf, checkboxRow, labelledRow } from '../../editor-parts.ts';
import { LatestAnswer } from '../../latest-answer.ts';
import { askMatches, askReplaced, refusalOf, write } from '../../server-calls.ts';
import { findWords, words } from '../../words/words.ts';
import type { SheetContent, SheetEvents } from '../lazy-sheet.ts';
import { FoundList, refusedLines } from './found-list.ts';

const CHOICES = ['matchCase', 'wholeWords', 'inLinkTargets'] as const;

export class FindView implements SheetContent {
  readonly #form = document.createElement('form');
  readonly #words = fieldOf('search');
  readonly #replacement = fieldOf('text');
  readonly #choices = Object.fromEntries(CHOICES.map((name) => [name, fieldOf('checkbox')])) as Record<(typeof CHOICES)[number], HTMLInputElement>; // prettier-ignore
  readonly #said = document.createElement('p');
  readonly #replacing = document.createElement('div');
  readonly #button = buttonOf('', () => void this.#replace());
  readonly #list = new FoundList(() => this.#count());
  readonly #refused = document.createElement('div');
  readonly #on: SheetEvents;
  #search: Search | undefined;
  #found: FoundMatches | undefined;
  readonly #latest = new LatestAnswer<FoundMatches | string>();
  #isBusy = false;

  constructor(panel: HTMLElement, on: SheetEvents) {
    this.#on = on;
    const find = buttonOf(findWords.findAll, () => void this.#find());
    this.#form.append(
      labelledRow('find-words', findWords.search, this.#words),
      ...CHOICES.map((name) => checkboxRow(this.#choices[name], findWords[name])),
      find,
    );
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.#words.addEventListener('keydown', ({ key }) => key === 'Enter' && void this.#find());
    this.#said.setAttribute('role', 'status');
    this.#refused.className = 'fault';
    this.#refused.setAttribute('role', 'alert');
    this.#replacing.hidden = true;
    this.#replacing.append(labelledRow('find-by', findWords.replaceBy, this.#replacement), this.#button);
    panel.append(this.#form, this.#said, this.#refused, this.#replacing, this.#list.element);
  }

  opened(): void {
    this.#words.focus();
    this.#words.select();
  }

  /** The places may be others now: they are looked for once more, unless some are left out. */
  refresh(): void {
    const isUntouched = () => !this.#isBusy && this.#list.excluded.length === 0;
    if (this.#search && isUntouched()) void this.#look(this.#search, isUntouched);
  }

  #find(): Promise<void> {
    const choices = Object.fromEntries(CHOICES.map((name) => [name, this.#choices[name].checked]));
    const search = { words: this.#words.value, ...choices } as Search;
    this.#refused.replaceChildren();
    this.#search = search.words.trim() === '' ? undefined : search;
    return this.#search ? this.#look(this.#search) : Promise.resolve();
  }

  /** Shows the places, if they are still wanted when they are known. */
  async #look(search: Search, isWanted = () => true): Promise<void> {
    const found = await this.#latest.of(askMatches(search));
    if (!isWanted()) return;
    if (typeof found === 'string') return void (this.#said.textContent = found);
    this.#found = found;
    const { parts, count, stale } = found;
    const shown = parts.reduce((sum, part) => sum + part.places.length, 0);
    const sentence = shown < count ? findWords.foundMore(shown, count) : findWords.found(count, parts.length);
    this.#said.textContent = [sentence, ...stale.map(words.wouldBeStale)].join(' ');
    this.#replacing.hidden = count === 0;
    this.#list.show(parts);
    this.#count();
  }

  #count(): void {
    this.#button.textContent = findWords.replace(this.#list.chosenCount);
  }

  async #replace(): Promise<void> {
    const { chosenCount, excluded } = this.#list;
    if (this.#isBusy || !this.#search || !this.#found) return;
    this.#refused.replaceChildren();
    if (chosenCount === 0) return this.#on.say(findWords.noneChosen);
    this.#isBusy = true;
    await this.#write(
      await askReplaced({
        ...this.#search,
        base: this.#found.hash,
        replacement: this.#replacement.value,
        excluded: excluded.map(({ at, index }) => ({ at, index })),
      }),
    );
    this.#isBusy = false;
  }

  async #write(answer: Awaited<ReturnType<typeof askReplaced>>): Promise<void> {
    if (typeof answer === 'string' || 'sentence' in answer) {
      this.#refused.textContent = typeof answer === 'string' ? answer : answer.sentence;
      return this.#look(this.#search!);
    }
    const { hash, edits, count, refused } = answer;
    const outcome = edits.length > 0 ? await write({ base: hash, edits }) : undefined;
    if (outcome && outcome.kind !== 'written') return void (this.#refused.textContent = refusalOf(outcome));
    await this.#look(this.#search!);
    this.#refused.replaceChildren(...refusedLines(refused));
    this.#on.say(`${findWords.replaced(count)} ${words.written(outcome?.lines ?? 0)}`);
    if (this.#replacing.hidden) this.#words.focus(); // the button is gone with the last place
  }
}

function fieldOf(type: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type, autocomplete: 'off' });
}
