/**
 * Finds the one mistake in a part of a manifest that cannot be parsed or does not fit the schema: tries the fixes of
 * common mistakes near it, and takes the likeliest of those that leave no problem.
 */
import type { SyntaxProblem } from '../yaml/source.ts';
import { fieldsAt } from '../explain/schema-at.ts';
import { fieldPointer, parentOf, valueAt } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { applySplices } from '../yaml/edit/splice.ts';
import { isComment, lineIndexAt, outline } from './outline.ts';
import type { Outline } from './outline.ts';
import { addsNone, nameAt } from './same-findings.ts';
import type { FixCandidate, SyntaxFix } from './syntax-fix.ts';
import { proposeFixes } from './syntax-fixes/index.ts';
import type { ReadWindow, Window, WindowCheck } from './window.ts';

/** Lines above and below the one where the parser stopped, in the order in which they are looked at. */
const LINE_OFFSETS = [0, -1, 1, -2, -3, -4, -5, -6];
/** Characters that may be parsed in one search: a bound on the time that is the same on every machine. */
const MOST_PARSED = 6_000_000;
const MOST_TRIED = 1500;
/** Where a block is: without a type, the schema does not look into it. */
const BLOCK = /\/blocks\/\d+$/;
/** A fix that costs so much more than another is no second way to read a text. */
const CLEARLY_WORSE = 0.45;

/**
 * Searches a window for the mistake near some of its offsets. The problem has a fix where no other one of about the same
 * cost gives another value. `parserProblem` is the parser's own explanation.
 */
export function searchFix(window: Window, near: number[], parserProblem?: SyntaxProblem): SyntaxFix | undefined {
  const before = window.check(window.text);
  if (before.findings?.length === 0) return undefined;
  let parsed = 0;
  let best: { candidate: FixCandidate; value: string; findingCount: number } | undefined;
  let isOnly = true;
  const seen = new Set([window.text]);
  const candidates = candidatesOf(window, near, before.brokenAt, parserProblem);
  for (const candidate of candidates.toSorted((a, b) => a.cost - b.cost).slice(0, MOST_TRIED)) {
    if (best?.findingCount === 0 && candidate.cost > best.candidate.cost + CLEARLY_WORSE) break;
    const text = applySplices(window.text, candidate.splices);
    if (seen.has(text)) continue;
    seen.add(text);
    parsed += text.length;
    if (parsed > MOST_PARSED) break;
    const after = window.check(text);
    if (!after.findings || !isBetter(after, before, candidate)) continue;
    const findingCount = after.findings.length;
    const value = JSON.stringify(after.root);
    if (!best || findingCount < best.findingCount) [best, isOnly] = [{ candidate, value, findingCount }, true];
    else if (findingCount === best.findingCount && best.value !== value) isOnly = false;
  }
  if (!best) return undefined;
  const { problem, splices, isAmbiguous } = best.candidate;
  return { problem: isOnly && !isAmbiguous ? { ...problem, fix: splices } : problem, splices };
}

/**
 * Returns whether a fix adds no finding, removes some, and puts nothing where the schema does not look. Of a text that
 * could not be parsed, no finding may be left.
 */
function isBetter(after: ReadWindow, before: WindowCheck, { mayBePartial }: FixCandidate): boolean {
  const { findings } = after;
  if (findings.length === 0) return true;
  if (!mayBePartial || !before.findings || findings.length >= before.findings.length) return false;
  return !hidesMore(after, before) && addsNone(findings, before.findings);
}

/** Returns whether a fix moves values to where the schema does not look: into fields and blocks that it does not know. */
function hidesMore(after: ReadWindow, before: ReadWindow): boolean {
  const then = unseenIn(before);
  const byName = new Map(then.entries().map(([pointer, count]) => [nameAt(pointer), count]));
  return unseenIn(after)
    .entries()
    .some(([pointer, count]) => count > (then.get(pointer) ?? byName.get(nameAt(pointer)) ?? Infinity));
}

/** Returns the fields and blocks that the schema was not compared with, and how many values are in each. */
function unseenIn({ findings, root }: ReadWindow): Map<Pointer, number> {
  const pointers = findings.flatMap(({ code, pointer }) => {
    if (code === 'wrong-type') return [pointer];
    const object = parentOf(pointer);
    if (code === 'unknown-block') return [object];
    if (code === 'missing-field' && BLOCK.test(pointer) && !Object.hasOwn(Object(valueAt(root, pointer)), 'type'))
      return [pointer];
    return code === 'unknown-field' || code === 'misspelt-field' ? unknownFields(root, object) : [];
  });
  return new Map(pointers.map((pointer) => [pointer, countValues(valueAt(root, pointer))]));
}

function unknownFields(root: unknown, pointer: Pointer): Pointer[] {
  const fieldNames = new Set(fieldsAt(root, pointer).map(({ name }) => name));
  const names = Object.keys((valueAt(root, pointer) as Tree | undefined) ?? {});
  return names.filter((name) => !fieldNames.has(name)).map((name) => fieldPointer(pointer, name));
}

function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + countValues(part), 0);
}

function candidatesOf(
  window: Window,
  near: number[],
  brokenAt: number | undefined,
  parserProblem: SyntaxProblem | undefined,
): FixCandidate[] {
  const lines = outline(window.text, window.margin);
  const ownFix = parserProblem?.fix ? [{ splices: parserProblem.fix, cost: 0.5, problem: parserProblem }] : [];
  if (lines.lines.length === 0) return ownFix;
  const offsets = brokenAt === undefined ? near : [brokenAt, ...near];
  const indexes = new Set(offsets.flatMap((offset) => suspects(lines, lineIndexAt(lines, offset))));
  const { end } = lines.lines[lineIndexAt(lines, brokenAt ?? Infinity)]!;
  const candidates = [...indexes]
    .flatMap((index) => proposeFixes(lines, index, brokenAt === undefined))
    // The parser would still stop before a change that is after this line.
    .filter(({ splices }) => splices.some(({ start }) => start <= end))
    .map((candidate) =>
      candidate.explainsParserError && parserProblem ? { ...candidate, problem: parserProblem } : candidate,
    );
  return [...candidates, ...ownFix];
}

/** Returns the lines that may be wrong where the parser stopped: those near it, its parent and its first siblings. */
function suspects({ lines }: Outline, index: number): number[] {
  const column = lines[index]!.columns[0]!;
  const parent = lines.findLastIndex(
    (line, at) => at < index && !line.isText && !isComment(line) && line.columns[0]! < column,
  );
  const sibling = lines.findLastIndex((line, at) => at < index && !line.isText && line.columns[0]! <= column);
  const all = [...LINE_OFFSETS.map((by) => index + by), parent, parent + 1, sibling];
  return all.filter((at) => lines[at]);
}
