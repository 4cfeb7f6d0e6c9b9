/** Shows that the changes are saved, and offers to commit them. */
import type { Review } from '../../../../editing/review/review.ts';
import { buttonOf, labelledRow } from '../../editor-parts.ts';
import { askCommit } from '../../server-calls.ts';
import { messageFor } from './message.ts';
import { reviewWords } from '../../words/words.ts';

/** What the form reports. */
export interface CommitEvents {
  committed(id: string): void;
  refused(sentence: string): void;
  revertCommit(commit: string): void;
}

export class CommitForm {
  readonly element = document.createElement('section');
  readonly #kept = document.createElement('p');
  readonly #who = document.createElement('p');
  readonly #message = document.createElement('textarea');
  readonly #row = labelledRow('commit-message', reviewWords.messageLabel, this.#message);
  readonly #button = buttonOf(reviewWords.commit, () => void this.#commit());
  readonly #last = document.createElement('p');
  readonly #back = buttonOf(
    reviewWords.revertCommit,
    () => this.#review?.last && this.#on.revertCommit(this.#review.last.id),
  );
  readonly #on: CommitEvents;
  #review: Review | undefined;
  /** The message that was proposed last; one that somebody has written stays. */
  #proposed = '';
  #isBusy = false;

  constructor(on: CommitEvents) {
    this.#on = on;
    const heading = document.createElement('h3');
    heading.textContent = reviewWords.keepHeading;
    this.#message.rows = 4;
    this.#message.dir = 'auto';
    this.element.append(heading, this.#kept, this.#row, this.#who, this.#button, this.#last, this.#back);
  }

  show(review: Review): void {
    this.#review = review;
    const { commit, lines, file, files, last } = review;
    const hasChanges = lines > 0 || files.length > 0;
    this.element.hidden = !hasChanges && !last;
    const canCommit = hasChanges && 'author' in commit;
    this.#kept.textContent = reviewWords.isKept(file);
    this.#kept.hidden = !hasChanges;
    this.#row.hidden = this.#button.hidden = !canCommit;
    this.#who.textContent = 'author' in commit ? reviewWords.commitsAs(commit.author, file, files) : commit.sentence;
    this.#who.hidden = !hasChanges;
    this.#last.hidden = this.#back.hidden = !last;
    this.#last.textContent = last ? reviewWords.lastCommit(last.subject) : '';
    if (this.#message.value !== this.#proposed) return;
    this.#proposed = this.#message.value = hasChanges ? messageFor(review) : '';
  }

  /** Leads the focus to what can be done next. Returns whether there is something. */
  focus(): boolean {
    const target = [this.#button, this.#back].find((button) => !button.hidden);
    target?.focus();
    return target !== undefined;
  }

  async #commit(): Promise<void> {
    if (this.#isBusy || !this.#review) return;
    this.#isBusy = true;
    this.#button.textContent = reviewWords.committing; // hooks may take their time
    const answer = await askCommit(this.#review.hash, this.#message.value);
    this.#button.textContent = reviewWords.commit;
    this.#isBusy = false;
    if (typeof answer === 'string' || 'sentence' in answer)
      return this.#on.refused(typeof answer === 'string' ? answer : answer.sentence);
    this.#message.value = this.#proposed;
    this.#on.committed(answer.committed);
  }
}
