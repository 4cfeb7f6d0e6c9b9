/** Fixes what is wrong in a manifest where there is only one way to do so. Every other byte stays. */
import type { CheckedManifest } from './check-text.ts';
import type { Splice } from '../problems/problem.ts';
import { endOfWrittenLine, splitLines, startOfWrittenLine } from '../yaml/line-ends.ts';
import { compatible, applySplices } from '../yaml/edit/splice.ts';

/**
 * Neighbouring lines that were changed: the number of the first one before the change, and the lines before and after
 * it.
 */
export interface LineChange {
  line: number;
  before: string[];
  after: string[];
}

export interface FixResult {
  bytes: Uint8Array;
  changes: LineChange[];
  /** The check of the text after the fixes. */
  checked: CheckedManifest;
}

/** Fixing stops after so many rounds without fewer problems: a fix may reveal another mistake in its place. */
const MAX_IDLE_ROUNDS = 3;
/** The most checks of one file, more than fixing needs: a check of a giant one takes a second. */
const MAX_CHECKS = 40;

/** Applies every fix, in rounds, as fixing one mistake may reveal another. Nothing is done that would not lower the number of problems. */
export function fixManifest(bytes: Uint8Array, check: (bytes: Uint8Array) => CheckedManifest): FixResult {
  let checks = 0;
  const attempt = (fixed: FixResult, fixes: Splice[][]): FixResult | undefined => {
    if (fixes.length === 0 || ++checks > MAX_CHECKS) return undefined;
    const next = apply(fixed, fixes.flat(), check);
    if (next && errorsOf(next) <= errorsOf(fixed)) return next; // warnings may be revealed on the way
    if (fixes.length === 1) return undefined;
    // One of them reveals more than it fixes; the others may help without it.
    const half = Math.ceil(fixes.length / 2);
    return attempt(fixed, fixes.slice(0, half)) ?? attempt(fixed, fixes.slice(half));
  };
  let best: FixResult = { bytes, changes: [], checked: check(bytes) };
  let idle = 0;
  for (let last: FixResult | undefined = best; last && idle <= MAX_IDLE_ROUNDS;) {
    last = attempt(last, compatible(last.checked.problems));
    if (last && isBetter(last, best)) [best, idle] = [last, 0];
    else idle++;
  }
  return best;
}

const errorsOf = ({ checked }: FixResult): number =>
  checked.problems.filter(({ severity }) => severity === 'error').length;

/**
 * Returns whether a result has fewer errors, or as many and fewer warnings: a redirect that saves a lost address adds
 * warnings about links to it. With as many of both, the next mistake of the same texts has been revealed.
 */
function isBetter(one: FixResult, other: FixResult): boolean {
  const errors = errorsOf(one) - errorsOf(other);
  if (errors !== 0) return errors < 0;
  const count = one.checked.problems.length - other.checked.problems.length;
  return count < 0 || (count === 0 && fixableIn(one) < fixableIn(other) && placesOf(one) === placesOf(other));
}

const fixableIn = ({ checked }: FixResult): number => checked.problems.filter(({ fix }) => fix).length;

/** Returns the kind of each problem with the value that it is about. */
const placesOf = ({ checked }: FixResult): string =>
  checked.problems
    .map(({ code, pointer }) => `${code} ${pointer}`)
    .toSorted()
    .join('\n');

function apply(
  fixed: FixResult,
  fixes: Splice[],
  check: (bytes: Uint8Array) => CheckedManifest,
): FixResult | undefined {
  const written = writtenText(fixed.bytes);
  if (written === undefined) return undefined;
  const splices = toWritten(fixes, written);
  const bytes = new TextEncoder().encode(applySplices(written, splices));
  return { bytes, checked: check(bytes), changes: [...fixed.changes, ...changedLines(written, splices)] };
}

/** Returns the file's own text, with its byte order mark and line ends; undefined where it is no UTF-8. */
export function writtenText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Fixes count without a byte order mark and end their lines with a line feed; the file may do otherwise. */
function toWritten(splices: Splice[], written: string): Splice[] {
  const shift = written.startsWith('\uFEFF') ? 1 : 0;
  const [newline = '\n'] = /\r\n?|\n/.exec(written) ?? [];
  return splices.map(({ start, end, text }) => ({
    start: start + shift,
    end: end + shift,
    text: text.replaceAll('\n', newline),
  }));
}

/** Returns the lines that some splices change. Splices in one line are one change. */
export function changedLines(text: string, splices: Splice[]): LineChange[] {
  const changes: { start: number; end: number; splices: Splice[] }[] = [];
  for (const splice of splices.toSorted((a, b) => a.start - b.start)) {
    const lines = {
      start: startOfWrittenLine(text, splice.start),
      end: endOfWrittenLine(text, splice.end),
      splices: [splice],
    };
    const last = changes.at(-1);
    if (!last || last.end < lines.start) changes.push(lines);
    else {
      last.end = Math.max(last.end, lines.end);
      last.splices.push(splice);
    }
  }
  let line = 1;
  let counted = 0;
  return changes.map(({ start, end, splices: own }) => {
    line += splitLines(text.slice(counted, start)).length - 1;
    counted = start;
    const before = text.slice(start, end);
    const after = applySplices(
      before,
      own.map((splice) => ({ ...splice, start: splice.start - start, end: splice.end - start })),
    );
    return { line, ...differing(splitLines(before), splitLines(after)) };
  });
}

/** Leaves out the last lines that are the same before and after. */
function differing(before: string[], after: string[]): { before: string[]; after: string[] } {
  while (before.length > 0 && after.length > 0 && before.at(-1) === after.at(-1)) {
    before = before.slice(0, -1);
    after = after.slice(0, -1);
  }
  return { before, after };
}
