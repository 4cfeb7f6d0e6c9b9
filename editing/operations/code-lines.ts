/** A line of the file, and the one of the code that is made of it. */
interface Line {
  /** Where it begins in the file's lines, and in the code. */
  start: number;
  codeStart: number;
  /** How many spaces it has in the file only. */
  removed: number;
}

/** Removes from lines the spaces that all of them begin with, and puts them back. */
export class CodeLines {
  readonly code: string;
  readonly #lines: Line[] = [];
  /** How many spaces each line begins with; the first one may follow a hyphen or a bracket. */
  readonly #indent: number;
  readonly #startsLine: boolean;

  /** With lines as they are in the file. */
  constructor(written: string, startsLine: boolean, indent?: number) {
    this.#startsLine = startsLine;
    const lines = written.split('\n');
    const moved = lines.filter((line, number) => this.#isMoved(line, number));
    this.#indent = indent ?? (moved.length > 0 ? Math.min(...moved.map((line) => /^ */.exec(line)![0].length)) : 0);
    let [start, codeStart] = [0, 0];
    const code = lines.map((line, number) => {
      const removed = this.#isMoved(line, number) ? this.#indent : 0;
      this.#lines.push({ start, codeStart, removed });
      start += line.length + 1;
      codeStart += line.length - removed + 1;
      return line.slice(removed);
    });
    this.code = code.join('\n');
  }

  /** Returns code as it is written in the file. */
  written(code: string): string {
    const lines = code.replaceAll(/\r\n?/g, '\n').split('\n');
    return lines
      .map((line, number) => (this.#isMoved(line, number) ? ' '.repeat(this.#indent) + line : line))
      .join('\n');
  }

  /** Returns other code at the same place. */
  withCode(code: string): CodeLines {
    return new CodeLines(this.written(code), this.#startsLine, this.#indent);
  }

  /** Returns an offset of the file's lines as one of the code; the spaces that the code lacks are at the start of its line. */
  toCode(offset: number): number {
    let [low, high] = [0, this.#lines.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#lines[middle]!.start <= offset) low = middle;
      else high = middle;
    }
    const { start, codeStart, removed } = this.#lines[low]!;
    return codeStart + Math.max(0, offset - start - removed);
  }

  /** Blank lines are shown and written as they are: nobody sees how many spaces they have. */
  #isMoved(line: string, number: number): boolean {
    return (number > 0 || this.#startsLine) && !/^ *$/.test(line);
  }
}
