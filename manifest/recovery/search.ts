/**
 * Finds the one mistake behind a part of a manifest that cannot be read, or that the schema finds much wrong with: tries
 * the repairs of what people do wrong near it, and takes the likeliest of those that leave nothing wrong.
 */
import type { SyntaxProblem } from '../yaml/parse.ts';
import type { Finding } from '../problems/problem.ts';
import { splice } from '../yaml/edit/splice.ts';
import { isComment, lineNumberAt, outline } from './outline.ts';
import type { Outline } from './outline.ts';
import type { Candidate } from './syntax-fix.ts';
import { ofStructure, ofSyntax } from './syntax-fixes/index.ts';
import type { WindowCheck, Window } from './window.ts';

/** Lines above and below the one where the reader stopped, in the order in which they are looked at. */
const NEAR = [0, -1, 1, -2, -3, -4, -5, -6];
/** Characters that may be read in search of one mistake: a bound on the time that is the same on every machine. */
const MOST_READ = 6_000_000;
const MOST_TRIED = 1500;
/** A repair that is so much less likely than another is no second way to read a text. */
const CLEARLY_LESS = 0.45;

/** What the search found. */
export interface FoundFix {
  candidate: Candidate;
  /** There is no second way to put it right that is about as likely. */
  isOnly: boolean;
}

/** Searches a window for the mistake near some offsets of it. `explained` is what is known of it already. */
export function searchFix(window: Window, near: number[], explained?: SyntaxProblem): FoundFix | undefined {
  const before = window.judge(window.text);
  if (isRight(before)) return undefined;
  const { brokenAt } = before;
  const candidates = candidatesOf(window, brokenAt === undefined ? near : [brokenAt, ...near], brokenAt).map(
    (candidate) => (candidate.isKnown && explained ? { ...candidate, explain: () => explained } : candidate),
  );
  if (explained?.fix) candidates.push({ edits: explained.fix, cost: 0.5, explain: () => explained });
  let read = 0;
  let best: { candidate: Candidate; value: string; left: number } | undefined;
  let isOnly = true;
  const seen = new Set([window.text]);
  for (const candidate of candidates.toSorted((a, b) => a.cost - b.cost).slice(0, MOST_TRIED)) {
    if (best?.left === 0 && candidate.cost > best.candidate.cost + CLEARLY_LESS) break;
    const text = splice(window.text, candidate.edits);
    if (seen.has(text)) continue;
    seen.add(text);
    read += text.length;
    if (read > MOST_READ) break;
    const verdict = window.judge(text);
    if (verdict.brokenAt !== undefined || !isBetter(verdict.findings, before, candidate)) continue;
    const left = verdict.findings.length;
    const value = JSON.stringify(verdict.value);
    if (!best || left < best.left) [best, isOnly] = [{ candidate, value, left }, true];
    else if (left === best.left && best.value !== value) isOnly = false;
  }
  return best && { candidate: best.candidate, isOnly: isOnly && !best.candidate.isGuess };
}

function isRight(verdict: WindowCheck): boolean {
  return verdict.brokenAt === undefined && verdict.findings.length === 0;
}

/** Whether a repair brings no new finding and takes some away. A text that could not be read has to become right. */
function isBetter(findings: Finding[], before: WindowCheck, { isOneOfSome }: Candidate): boolean {
  if (findings.length === 0) return true;
  if (!isOneOfSome || before.brokenAt !== undefined || findings.length >= before.findings.length) return false;
  const left = before.findings.map(nameOf);
  return findings.every((finding) => {
    const at = left.indexOf(nameOf(finding));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

/** Says what is wrong, wherever it has moved to. */
function nameOf({ code, message, pointer }: Finding): string {
  return `${code} ${message} ${pointer.slice(pointer.lastIndexOf('/'))}`;
}

function candidatesOf(window: Window, near: number[], brokenAt = Infinity): Candidate[] {
  const proposals = brokenAt === Infinity ? ofStructure : ofSyntax;
  const lines = outline(window.text, window.margin);
  if (lines.lines.length === 0) return [];
  const numbers = new Set(near.flatMap((offset) => suspects(lines, lineNumberAt(lines, offset))));
  const { end } = lines.lines[lineNumberAt(lines, brokenAt)]!;
  const all = [...numbers].flatMap((number) => proposals.flatMap((propose) => propose(lines, number)));
  // The reader would still stop at a place that is in front of all changes.
  return all.filter(({ edits }) => edits.some(({ start }) => start <= end));
}

/** The lines that may be wrong where the reader stopped at one: those near it, and the first beside and around it. */
function suspects({ lines }: Outline, number: number): number[] {
  const column = lines[number]!.columns[0]!;
  const parent = lines.findLastIndex(
    (line, at) => at < number && !line.isText && !isComment(line) && line.columns[0]! < column,
  );
  const sibling = lines.findLastIndex((line, at) => at < number && !line.isText && line.columns[0]! <= column);
  const all = [...NEAR.map((by) => number + by), parent, parent + 1, sibling];
  return all.filter((at) => lines[at]);
}
