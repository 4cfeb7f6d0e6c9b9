import { median, quantile } from '../support/quantile.ts';
import type { Result, Save } from './measure.ts';

/** What a save may take of the time that Hugo's server needs with the same content. */
const GOAL = { routes: 10_000, atMost: 0.5 };

/** Prints what was measured of one server. */
export function report(name: string, routes: number, { saves, start, memory }: Result): void {
  console.log(`\n${name}, ${routes.toLocaleString('en')} routes, ${saves.length} saves, milliseconds`);
  for (const part of ['total', 'watch', 'make', 'send', 'show'] as const) {
    if (saves[0]?.[part] === undefined) continue;
    const show = (share: number) => quantile(timesOf(saves, part), share).toFixed(0).padStart(6);
    console.log(`${part.padEnd(8)} median ${show(0.5)}  p95 ${show(0.95)}`);
  }
  console.log(`start to the first page ${start.toFixed(0)} ms, ${memory.start} MB; at most ${memory.most} MB`);
}

/** Prints how a save compares, and the goal where there is one. */
export function reportRatio(own: Result, other: Result, routes: number): void {
  const ratio = median(timesOf(own.saves, 'total')) / median(timesOf(other.saves, 'total'));
  const shown = (Math.ceil(ratio * 100) / 100).toFixed(2);
  const verdict = ratio <= GOAL.atMost ? 'reached' : 'missed';
  const goal = routes === GOAL.routes ? `; ${verdict}, the goal is ${GOAL.atMost.toFixed(2)}` : '';
  console.log(`a save ÷ Hugo's: ${shown}${goal}; start ÷ Hugo's: ${(own.start / other.start).toFixed(2)}`);
}

function timesOf(saves: Save[], part: keyof Save): number[] {
  return saves.map((save) => save[part]!);
}
