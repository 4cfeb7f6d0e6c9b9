/** Puts a manifest right where there is only one way to do so. Every byte that is not meant stays. */
import type { Examination } from './manifest.ts';
import type { Edit, Problem } from './problem.ts';
import { overlap, splice } from './splice.ts';

/** Lines that were changed: their first line's number when they were, what they held, what they hold. */
export interface Change {
  line: number;
  before: string[];
  after: string[];
}

export interface Fixed {
  bytes: Uint8Array;
  changes: Change[];
  /** What is left. */
  examination: Examination;
}

/** More rounds than mistakes can hide behind one another. */
const MAX_ROUNDS = 50;

/** Applies every fix, in rounds, as mending one mistake may reveal another. What raises the number of problems is not done. */
export function fixManifest(bytes: Uint8Array, examine: (bytes: Uint8Array) => Examination): Fixed {
  let fixed: Fixed = { bytes, changes: [], examination: examine(bytes) };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const all = compatible(fixed.examination.problems);
    const next = attempt(fixed, all, examine) ?? firstThatHelps(fixed, all, examine);
    if (!next) break;
    fixed = next;
  }
  return fixed;
}

/** The fixes that can be made at once: none that touches what another one changes. */
function compatible(problems: Problem[]): Edit[][] {
  const chosen: Edit[][] = [];
  for (const { fix } of problems) {
    if (fix && !chosen.flat().some((edit) => fix.some((other) => overlap(edit, other)))) chosen.push(fix);
  }
  return chosen;
}

/** Where all fixes together do not help, as one of them reveals more than it mends, another may on its own. */
function firstThatHelps(fixed: Fixed, fixes: Edit[][], examine: (bytes: Uint8Array) => Examination): Fixed | undefined {
  if (fixes.length < 2) return undefined;
  for (const fix of fixes) {
    const next = attempt(fixed, [fix], examine);
    if (next) return next;
  }
  return undefined;
}

/** Makes some fixes; undefined where they would not lower the number of problems. */
function attempt(fixed: Fixed, fixes: Edit[][], examine: (bytes: Uint8Array) => Examination): Fixed | undefined {
  const written = read(fixed.bytes);
  if (written === undefined || fixes.length === 0) return undefined;
  const edits = toWritten(fixes.flat(), written);
  const bytes = new TextEncoder().encode(splice(written, edits));
  const examination = examine(bytes);
  if (examination.problems.length >= fixed.examination.problems.length) return undefined;
  return { bytes, examination, changes: [...fixed.changes, ...changesOf(written, edits)] };
}

/** The file's own text, with its byte order mark and line ends; undefined where it is no UTF-8. */
function read(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Fixes count without a byte order mark and end their lines with a line feed; the file may do otherwise. */
function toWritten(edits: Edit[], written: string): Edit[] {
  const shift = written.startsWith('\uFEFF') ? 1 : 0;
  const [newline = '\n'] = /\r\n?|\n/.exec(written) ?? [];
  return edits.map(({ start, end, text }) => ({
    start: start + shift,
    end: end + shift,
    text: text.replaceAll('\n', newline),
  }));
}

/** The lines that some splices change. Splices in one line are one change. */
function changesOf(text: string, edits: Edit[]): Change[] {
  const changes: { start: number; end: number; edits: Edit[] }[] = [];
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    const lines = { start: lineStart(text, edit.start), end: lineEnd(text, edit.end), edits: [edit] };
    const last = changes.at(-1);
    if (!last || last.end < lines.start) changes.push(lines);
    else Object.assign(last, { end: Math.max(last.end, lines.end), edits: [...last.edits, edit] });
  }
  return changes.map(({ start, end, edits: own }) => {
    const before = text.slice(start, end);
    const after = splice(
      before,
      own.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
    );
    return { line: linesOf(text.slice(0, start)).length, ...differing(linesOf(before), linesOf(after)) };
  });
}

/** A line that is the same before and after is none that was changed. */
function differing(before: string[], after: string[]): { before: string[]; after: string[] } {
  while (before.length > 0 && after.length > 0 && before.at(-1) === after.at(-1)) {
    before = before.slice(0, -1);
    after = after.slice(0, -1);
  }
  return { before, after };
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

function lineStart(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

function lineEnd(text: string, offset: number): number {
  const end = text.slice(offset).search(/[\r\n]/);
  return end === -1 ? text.length : offset + end;
}
