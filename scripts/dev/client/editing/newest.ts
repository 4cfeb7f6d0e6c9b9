/** Gives everyone who waits the newest answer. */

export class Newest<Answer> {
  #last: Promise<Answer> | undefined;

  /** Returns the answer to a question; where another was asked meanwhile, the answer to that one. */
  async of(asked: Promise<Answer>): Promise<Answer> {
    this.#last = asked;
    let answer = await asked;
    // oxlint-disable-next-line no-await-in-loop -- each may be overtaken by another
    for (let last = asked; last !== this.#last; answer = await last) last = this.#last;
    return answer;
  }
}
