/** Builds without V8's slowest compiler, where its code would be ready when most pages are made (docs/decisions/0082-turbofan.md). */
import { setFlagsFromString } from 'node:v8';

/** Where V8 has Maglev, the compiler before TurboFan: elsewhere nothing would be compiled well. */
const PROCESSORS = new Set(['x64', 'arm64']);
/** About 30,000 pages on two processors: with more, what TurboFan makes of the code saves more time than it took. */
const MAX_BYTES = 2 ** 28;
/** Somebody chose the compilers: with some of these V8 ends when TurboFan is turned on again. */
const CHOSEN = /--(?:no-?)?(?:jitless|opt|turbofan|maglev)\b/;

let isOff = false;

/** Does some work without TurboFan if it pays for a manifest of these bytes, and turns it on again for what follows. */
export async function withoutTurboFan<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
  const options = [...process.execArgv, process.env['NODE_OPTIONS']].join(' ');
  if (bytes > MAX_BYTES || !PROCESSORS.has(process.arch) || CHOSEN.test(options)) return work();
  turnOff(true);
  try {
    return await work();
  } finally {
    turnOff(false);
  }
}

/** Does some work with TurboFan again, wherever it is: a loop over all lines of a manifest, which is compiled while it runs. */
export function withTurboFan<Result>(work: () => Result): Result {
  if (!isOff) return work();
  turnOff(false);
  try {
    return work();
  } finally {
    turnOff(true);
  }
}

function turnOff(off: boolean): void {
  isOff = off;
  setFlagsFromString(off ? '--no-turbofan' : '--turbofan');
}
