/** Makes all who wait for an answer get that to the latest request. */
export class LatestAnswer<Answer> {
  #last: Promise<Answer> | undefined;

  /** Returns the answer to a request; where another was sent meanwhile, the answer to that one. */
  async of(request: Promise<Answer>): Promise<Answer> {
    this.#last = request;
    let [awaited, answer] = [request, await request];
    while (awaited !== this.#last) {
      awaited = this.#last;
      // oxlint-disable-next-line no-await-in-loop -- each may be followed by another
      answer = await awaited;
    }
    return answer;
  }
}
