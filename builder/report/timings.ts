/** Measures the phases of a build: how long each takes, in milliseconds. */
export class Timings {
  readonly #started = performance.now();
  readonly #phases: { name: string; milliseconds: number }[] = [];

  /** Runs some work, and measures how long it takes. */
  async of<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
    const started = performance.now();
    const result = await work();
    this.#phases.push({ name, milliseconds: performance.now() - started });
    return result;
  }

  /** Returns one line for each phase with a bar, then the total with processor time and memory. */
  print(): string {
    const whole = performance.now() - this.#started;
    const measured = this.#phases.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const rows = [...this.#phases, { name: 'other', milliseconds: Math.max(0, whole - measured) }];
    const longest = Math.max(...rows.map(({ name }) => name.length));
    const lines = rows.map(({ name, milliseconds }) => {
      const bar = '█'.repeat(Math.round((milliseconds / whole) * WIDTH));
      return `${name.padEnd(longest)}  ${seconds(milliseconds)}  ${bar}`.trimEnd();
    });
    const { user, system } = process.cpuUsage();
    const start = process.uptime() * 1000 - whole;
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    return [
      ...lines,
      `${'whole'.padEnd(longest)}  ${seconds(whole)}  after ${seconds(start).trim()} of start; processors ${seconds((user + system) / 1000).trim()}, memory ${memory} MB`,
    ].join('\n');
  }
}

/** Characters of the longest possible bar. */
const WIDTH = 30;

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2).padStart(6)} s`;
}
