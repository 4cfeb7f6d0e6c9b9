/** Reads on behind mistakes whose repair is known, so that one of them does not hide the mistakes behind it. */
import { parse } from '../yaml/parse.ts';
import type { SyntaxProblem, Source } from '../yaml/parse.ts';
import type { Edit, Finding, Span } from '../problems/problem.ts';
import { beforeSplices, overlap, splice } from '../yaml/edit/splice.ts';
import { validate } from '../explain/validate.ts';
import { findForeignLines } from './foreign-syntax/index.ts';
import { isOfMissingLines } from './incomplete-file.ts';
import type { SyntaxFix } from './syntax-fix.ts';
import { searchFix } from './search.ts';
import { Windows } from './window.ts';

/** What a text holds: its mistakes, and its value where it has one, if need be behind repairs. */
export interface RecoveredText {
  slips: SyntaxProblem[];
  source?: Source;
  /** The repairs that were made to read it, as splices of the text. */
  edits: Edit[];
}

/** More mistakes than anybody wants to see at once, and more text than is worth reading that often. */
const MAX_ROUNDS = 30;
const MAX_LENGTH = 4_000_000;
/** Parts of a manifest that are searched for mistakes in what can be read. */
const MAX_WINDOWS = 5;
const MAX_MISFITS = 100;
/** What a search may explain better. The others say by themselves what to do. */
const SEARCHED = new Set(['yaml-syntax', 'yaml-duplicate-key', 'yaml-tab', 'yaml-tag', 'yaml-alias']);

/** Parses a text. All places are those of the text as it was given. */
export function parseWithRecovery(file: string, text: string): RecoveredText {
  const first = parse(file, text);
  return Array.isArray(first) ? carryOn(file, text, first) : { slips: [], source: first, edits: [] };
}

/**
 * Reads a text again whose value does not fit the schema, behind repairs that make it fit: a line in the wrong column
 * may say something that can be read, and yet is not what was meant. Undefined where there is no such repair.
 */
export function checkRecovered(
  file: string,
  text: string,
  reading: RecoveredText,
  misfits: Finding[],
): RecoveredText | undefined {
  const { source, slips, edits } = reading;
  if (!source || text.length > MAX_LENGTH) return undefined;
  const current = splice(text, edits);
  const now = edits.length === 0 ? source : parse(file, current);
  if (Array.isArray(now)) return undefined;
  const foreign = findForeignLines(current, { rate, valueOf });
  const toOriginal = beforeSplices(edits);
  const fresh: SyntaxFix[] = [];
  const isPartial = slips.some((slip) => slip.isPartial);
  const unclear = isPartial ? misfits.filter((misfit) => !isOfMissingLines(misfit)) : misfits;
  for (const found of foreign.length > 0 ? foreign : structuralRepairs(now, current, unclear)) {
    const repair = moveRepair(found, toOriginal);
    if (!touches(repair, [...edits, ...fresh.flatMap((other) => other.edits)])) fresh.push(repair);
  }
  if (fresh.length === 0) return undefined;
  const all = [...edits, ...fresh.flatMap((repair) => repair.edits)];
  const next = parse(file, splice(text, all));
  if (Array.isArray(next)) return undefined;
  return {
    slips: [...slips, ...fresh.map(({ slip }) => slip)],
    edits: all,
    source: moveSource(next, text, beforeSplices(all)),
  };
}

function structuralRepairs(source: Source, text: string, misfits: Finding[]): SyntaxFix[] {
  const windows = new Windows(text);
  const offsets = unexplained(misfits)
    .slice(0, MAX_MISFITS)
    .map(({ pointer, at, mark }) => {
      const { start } = source.locate(pointer, at);
      return mark === undefined ? start : Math.max(start, text.indexOf(mark, start));
    });
  return windows
    .around(offsets)
    .slice(0, MAX_WINDOWS)
    .flatMap(({ near }) => repairIn(windows, near) ?? []);
}

/** The misfits that a move of lines may explain; an entry in the wrong list says by itself where it belongs. */
function unexplained(misfits: Finding[]): Finding[] {
  const isAlone = misfits.length === 1;
  return misfits.filter(({ code, fix }) => !fix || (code === 'misplaced-entry' && !isAlone));
}

function carryOn(file: string, text: string, first: SyntaxProblem[]): RecoveredText {
  const slips: SyntaxProblem[] = [];
  const edits: Edit[] = [];
  let found = first;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const current = edits.length === 0 ? text : splice(text, edits);
    const toOriginal = beforeSplices(edits);
    const repairs = repairsOf(current, found).map((repair) => moveRepair(repair, toOriginal));
    if (repairs.length === 0 || repairs.some((repair) => touches(repair, edits))) {
      const moved = found.map((slip) => moveSlip(slip, toOriginal));
      return { slips: [...slips, ...moved.filter((slip) => !isNear(slip, slips, text))], edits };
    }
    slips.push(...repairs.map(({ slip }) => slip));
    edits.push(...repairs.flatMap((repair) => repair.edits));
    if (text.length > MAX_LENGTH) break;
    const next = parse(file, splice(text, edits));
    if (!Array.isArray(next)) return { slips, source: moveSource(next, text, beforeSplices(edits)), edits };
    found = next;
  }
  return { slips: slips.length > 0 ? slips : first, edits };
}

/** The repairs of what keeps a text from being read; none where nobody can say. */
function repairsOf(text: string, found: SyntaxProblem[]): SyntaxFix[] {
  const isLong = text.length > MAX_LENGTH;
  const windows = new Windows(text);
  const offsets = found.flatMap(({ span, stoppedAt }) => [span.start, stoppedAt ?? span.start]);
  const window = isLong ? windows.at(offsets[0]!) : { start: 0, text };
  if (window) {
    const out = (offset: number) => offset + window.start;
    const foreign = findForeignLines(window.text, { rate, valueOf }).map((repair) => moveRepair(repair, out));
    if (foreign.length > 0) return foreign;
  }
  if (found.every(isSearched)) {
    const repair = repairIn(windows, offsets, found[0]);
    if (repair) return [repair];
  }
  return found.every(({ fix }) => fix) ? found.map((slip) => ({ slip, edits: slip.fix! })) : [];
}

/** Whether a search may explain a slip better. What is said of an order to YAML, such as an anchor, says it all. */
function isSearched({ code, related, message }: SyntaxProblem): boolean {
  return SEARCHED.has(code) && !(code === 'yaml-alias' && related) && !(code === 'yaml-tag' && message.includes('!!'));
}

/** How much is wrong with a text; Infinity where it cannot be read. */
function rate(text: string): number {
  const read = parse('', text);
  return Array.isArray(read) ? Infinity : validate(read.value).length;
}

function valueOf(text: string): unknown {
  const read = parse('', text);
  return Array.isArray(read) ? undefined : read.value;
}

/** Searches the windows of some offsets; what it finds has its places in the whole text. */
function repairIn(windows: Windows, offsets: number[], explained?: SyntaxProblem): SyntaxFix | undefined {
  for (const { window, near } of windows.around(offsets)) {
    const into = (offset: number) => offset - window.start;
    const out = (offset: number) => offset + window.start;
    const isInside = ({ span, fix = [] }: SyntaxProblem) =>
      [span, ...fix].every((part) => part.start >= window.start && part.end <= window.end);
    const known = explained && isInside(explained) ? moveSlip(explained, into) : undefined;
    const found = searchFix(window, near.map(into), known);
    if (!found) continue;
    const { candidate, isOnly } = found;
    const slip = candidate.explain();
    const repair = { slip: isOnly ? { ...slip, fix: candidate.edits } : slip, edits: candidate.edits };
    return moveRepair(repair, out);
  }
  return undefined;
}

function touches({ edits }: SyntaxFix, others: Edit[]): boolean {
  return edits.some((edit) => others.some((other) => overlap(edit, other)));
}

/** Whether a slip stands in the line of another one or right below it: then it may be its consequence. */
function isNear({ span }: SyntaxProblem, others: SyntaxProblem[], text: string): boolean {
  return others.some((other) => {
    const between = text.slice(Math.min(other.span.start, span.start), Math.max(other.span.start, span.start));
    return between.split('\n', 3).length < 3;
  });
}

function moveSource(source: Source, text: string, toOriginal: (offset: number) => number): Source {
  return {
    ...source,
    text,
    locate: (pointer, at) => moveSpan(source.locate(pointer, at), toOriginal),
  };
}

function moveRepair({ slip, edits }: SyntaxFix, move: (offset: number) => number): SyntaxFix {
  return { slip: moveSlip(slip, move), edits: edits.map((edit) => ({ ...edit, ...moveSpan(edit, move) })) };
}

function moveSlip<Slip extends SyntaxProblem>(slip: Slip, move: (offset: number) => number): Slip {
  const { span, related, fix } = slip;
  return {
    ...slip,
    span: moveSpan(span, move),
    ...(related ? { related: { ...related, span: moveSpan(related.span, move) } } : {}),
    ...(fix ? { fix: fix.map((edit) => ({ ...edit, ...moveSpan(edit, move) })) } : {}),
  };
}

function moveSpan({ start, end }: Span, move: (offset: number) => number): Span {
  return { start: move(start), end: move(end) };
}
