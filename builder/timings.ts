/** Where a build's time went. */
export class Timings {
  readonly #started = performance.now();
  readonly #phases: { name: string; milliseconds: number }[] = [];

  /** Does some work, and notes how long it took. */
  async of<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
    const started = performance.now();
    const result = await work();
    this.#phases.push({ name, milliseconds: performance.now() - started });
    return result;
  }

  /** One line for each phase, the slowest with the longest bar; then the whole, with the processors' time. */
  print(): string {
    const whole = performance.now() - this.#started;
    const known = this.#phases.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const rows = [...this.#phases, { name: 'the rest', milliseconds: Math.max(0, whole - known) }];
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
      `${'whole'.padEnd(longest)}  ${seconds(whole)}  behind ${seconds(start).trim()} of start; processors ${seconds((user + system) / 1000).trim()}, memory ${memory} MB`,
    ].join('\n');
  }
}

/** Signs of the longest bar that there could be. */
const WIDTH = 30;

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2).padStart(6)} s`;
}
