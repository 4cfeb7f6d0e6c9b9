/**
 * npm run bench:growth: gives the check long texts and large manifests of several hundred hostile shapes, each in a size and
 * in four times that size. Exit 1 where one takes more than eight times as long: what grows evenly takes four times.
 * --only words picks shapes by their name, --verbose lists every shape.
 */
import { parseArgs } from 'node:util';
import type { Shape } from './growth/shapes.ts';
import { lineShapes } from './growth/lines.ts';
import { pageShapes } from './growth/pages.ts';
import { textShapes } from './growth/texts.ts';
import { cpuTimeSince } from '../support/cpu-time.ts';

const MAX_RATIO = 8;
/** Milliseconds: what takes less is fast enough in any size, and too little to compare. */
const QUICK = 25;
/** A larger figure may come from another program: it is measured again, and the least counts. */
const RUNS = 5;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, verbose: { type: 'boolean' } } });
const shapes = [...textShapes(), ...pageShapes(), ...lineShapes()].filter(({ name }) => name.includes(values.only));
let missed = 0;
for (const shape of shapes) {
  const { once, fourfold } = measure(shape);
  const isMet = fourfold <= QUICK || fourfold <= MAX_RATIO * once;
  if (!isMet) missed++;
  if (!isMet || values.verbose)
    console.log(
      `${isMet ? 'met   ' : 'MISSED'} ${(fourfold / once).toFixed(1).padStart(6)} ${once.toFixed(1).padStart(9)} ms ${fourfold.toFixed(1).padStart(9)} ms  ${shape.name}`,
    );
}
console.log(
  `${shapes.length - missed} of ${shapes.length} shapes take at most ${MAX_RATIO} times as long in four times the size.`,
);
if (missed > 0) process.exitCode = 1;

/** The least time of some runs, in milliseconds of processor time; a fast shape is not run again. */
function measure({ size, make }: Shape): { once: number; fourfold: number } {
  const [small, large] = [make(size), make(size * 4)];
  let [once, fourfold] = [Infinity, Infinity];
  for (let run = 0; run < RUNS; run++) {
    fourfold = Math.min(fourfold, timeOf(large));
    if (fourfold <= QUICK) return { once: fourfold, fourfold };
    once = Math.min(once, timeOf(small));
    if (run > 0 && fourfold <= MAX_RATIO * once) break;
  }
  return { once, fourfold };
}

/** Returns the processor time of a run in milliseconds, without that of other programs. */
function timeOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  return cpuTimeSince(before);
}
