/** What the documentation says of a kind of problem, for people who are no programmers. */
export interface ProblemText {
  /** What it is. */
  means: string;
  /** Why it matters to visitors. */
  why: string;
  /** How to mend it. */
  fix: string;
  /** A manifest that has it: a file of tests/messages, without its ending. */
  example: string;
}
