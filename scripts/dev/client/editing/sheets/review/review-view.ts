/** All that was changed, page by page: single changes are left out here, and the others are committed. */
import type { Review, ReviewedPart } from '../../../../editing/review/review.ts';
import type { Outcome } from '../../../../editing/writer.ts';
import { alertLine, buttonOf } from '../../editor-parts.ts';
import { LatestAnswer } from '../../latest-answer.ts';
import { askReview, refusalOf, write } from '../../server-calls.ts';
import { reviewWords, words } from '../../words/words.ts';
import type { SheetContent, SheetEvents } from '../lazy-sheet.ts';
import { changeItem } from './change-item.ts';
import { CommitForm } from './commit-form.ts';
import { pageFrames } from './page-frames.ts';
import { addReviewStyles } from './review-styles.ts';

export class ReviewView implements SheetContent {
  readonly #summary = document.createElement('p');
  readonly #fault = alertLine();
  readonly #parts = document.createElement('div');
  readonly #all = buttonOf(reviewWords.revertAll, () => void this.#revert('all', ''));
  readonly #form: CommitForm;
  readonly #on: SheetEvents;
  #review: Review | undefined;
  #shown = '';
  readonly #latest = new LatestAnswer<Review | string>();
  /** Why the last review could not be read. */
  #unread = '';
  #isBusy = false;

  constructor(panel: HTMLElement, on: SheetEvents) {
    this.#on = on;
    this.#form = new CommitForm({
      committed: (id) => void this.#done(reviewWords.committed(id)),
      refused: (sentence) => (this.#fault.textContent = sentence),
      revertCommit: (commit) => void this.#revertCommit(commit),
    });
    addReviewStyles(panel);
    this.#summary.tabIndex = -1;
    this.#summary.setAttribute('role', 'status');
    panel.append(this.#summary, this.#fault, this.#parts, this.#all, this.#form.element);
  }

  opened(): void {
    this.#fault.textContent = '';
    void this.#look().then(() => this.#summary.focus());
  }

  refresh(): void {
    if (!this.#isBusy) void this.#look();
  }

  /** Takes in what has changed by now; what is shown already stays, with the focus. */
  async #look(): Promise<void> {
    const review = await this.#latest.of(askReview());
    if (typeof review === 'string') return void (this.#fault.textContent = this.#unread = review);
    if (this.#fault.textContent === this.#unread) this.#fault.textContent = '';
    this.#review = review;
    this.#say(reviewWords.summary(review));
    this.#form.show(review);
    this.#all.hidden = review.lines === 0;
    const shown = JSON.stringify([review.parts, review.from, review.hash]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const place = this.#focusedButton();
    this.#parts.replaceChildren(...review.parts.map((part) => this.#section(part, review)));
    if (place !== undefined) this.#focusOn(place);
  }

  #say(sentence: string): void {
    if (this.#summary.textContent !== sentence) this.#summary.textContent = sentence;
  }

  #section(part: ReviewedPart, review: Review): HTMLElement {
    const [section, heading, list] = [document.createElement('section'), document.createElement('h3'), document.createElement('ul')]; // prettier-ignore
    heading.textContent = reviewWords.part(part);
    list.className = 'changes';
    list.append(...part.changes.map((change) => changeItem(change, (name) => void this.#revert(change.number, name))));
    section.append(heading, list);
    if (hasOwnPage(part, review)) section.append(pageFrames(part, review));
    return section;
  }

  #buttons(): HTMLElement[] {
    return [...this.#parts.querySelectorAll<HTMLElement>('button')];
  }

  /** Returns the number of the button that has the focus. */
  #focusedButton(): number | undefined {
    const number = this.#buttons().findIndex((button) => button.matches(':focus'));
    return number === -1 ? undefined : number;
  }

  /** Leads the focus to a button; to the one that has its place, or to what can be done next, where it is gone. */
  #focusOn(number: number): void {
    const buttons = this.#buttons();
    (buttons[Math.min(number, buttons.length - 1)] ?? this.#summary).focus();
  }

  async #revert(revert: number | 'all', name: string): Promise<void> {
    if (this.#isBusy || !this.#review) return;
    const { hash: base, from } = this.#review;
    const said = revert === 'all' ? reviewWords.allReverted : reviewWords.reverted(name);
    await this.#write(() => write({ base, from, revert }), () => said); // prettier-ignore
  }

  #revertCommit(revertCommit: string): Promise<void> {
    const base = this.#review!.hash;
    return this.#write(() => write({ base, revertCommit }), (lines) => (lines === 0 ? reviewWords.nothingToRevert : reviewWords.commitReverted)); // prettier-ignore
  }

  async #write(act: () => Promise<Outcome>, said: (lines: number) => string): Promise<void> {
    this.#isBusy = true;
    this.#fault.textContent = '';
    const outcome = await act();
    this.#isBusy = false;
    if (outcome.kind !== 'written') return void (this.#fault.textContent = refusalOf(outcome));
    await this.#done(`${said(outcome.lines)} ${outcome.lines > 0 ? words.written(outcome.lines) : ''}`.trim());
  }

  async #done(said: string): Promise<void> {
    this.#fault.textContent = '';
    await this.#look();
    const { activeElement } = this.#summary.getRootNode() as ShadowRoot;
    if (!activeElement || !(activeElement as HTMLElement).checkVisibility()) this.#summary.focus();
    this.#on.say(said);
  }
}

/** What is around all pages, or on several, is seen on the page that is open: one of its parts shows it. */
function hasOwnPage(part: ReviewedPart, { parts }: Review): boolean {
  if (part.page !== undefined || part.special !== undefined) return part.page !== undefined;
  const first = parts.find(({ page, special }) => page === undefined && special === undefined);
  return part === first && !parts.some(({ page }) => page === location.pathname);
}
