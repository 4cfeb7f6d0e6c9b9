/**
 * Parses a manifest and continues after mistakes, so that one mistake does not hide others. How an author's mistake
 * becomes one message with a line and a fix:
 *
 * 1. `yaml/decode.ts` turns bytes into text, `yaml/parse.ts` turns text into a value or into syntax problems.
 * 2. Text that cannot be parsed is fixed on a copy, round by round, and parsed again (this file):
 *    - `foreign-syntax/` finds lines that belong to no manifest, such as tabs, merge conflicts, code fences;
 *    - else `search.ts` tries the fixes that `syntax-fixes/` proposes near the line where the parser stopped. It reads
 *      only a window of the text (`window.ts`), and takes the likeliest fix that leaves no problem in it;
 *    - else the message is that of `yaml/syntax/`, which explains the parser's own error.
 * 3. `values/normalize.ts` reports and removes what was pasted by mistake in a value, such as invisible characters.
 * 4. `values/validate-with-recovery.ts` validates the value against the schema. Findings with a certain fix are applied
 *    to the value, and it is validated again; `values/origins.ts` maps the pointers of the changed value to the file.
 * 5. `../explain/` turns each schema error into a finding: message, hint, suggestions and, where certain, a fix.
 * 6. If the schema still finds errors, `recoverStructure` (below) looks for a fix of the text that explains them: a
 *    line in the wrong column may be valid YAML with another meaning.
 * 7. `incomplete-file.ts` replaces all messages by one where the start or the end of the file is missing.
 * 8. `../yaml/edit/` turns the fixes of findings into splices of the text. `../fix.ts` applies them for `--fix`.
 */
import { parse } from '../yaml/parse.ts';
import type { SyntaxProblem, Source } from '../yaml/source.ts';
import { moveSpans } from '../problems/move-spans.ts';
import type { Splice, Finding, Span } from '../problems/problem.ts';
import { anyOverlap, beforeSplices, applySplices } from '../yaml/edit/splice.ts';
import { findForeignSyntax } from './foreign-syntax/index.ts';
import { mayComeFromMissingLines } from './incomplete-file.ts';
import type { SyntaxFix } from './syntax-fix.ts';
import { searchFix } from './search.ts';
import { windowsAround } from './window.ts';
import type { Window } from './window.ts';

/** The value of a text, if there is one after fixes, and the problems that were fixed to read it. */
export interface RecoveredText {
  syntaxProblems: SyntaxProblem[];
  source?: Source;
  /** The fixes that were made to read it, as splices of the text. */
  splices: Splice[];
}

/** More mistakes than an author wants to see at once, and more text than is worth parsing that often. */
const MAX_ROUNDS = 30;
const MAX_LENGTH = 4_000_000;
/** Limits of the search for fixes of a text that can be parsed. */
const MAX_WINDOWS = 5;
const MAX_FINDINGS = 100;
/** Problems that a search may explain better. The others say what to do. */
const SEARCHED = new Set(['yaml-syntax', 'yaml-duplicate-key', 'yaml-tab', 'yaml-tag', 'yaml-alias']);

type MapOffset = (offset: number) => number;

/** Parses a text, with fixes where it cannot be parsed. All offsets are those of the text as it was given. */
export function parseWithRecovery(file: string, text: string): RecoveredText {
  const first = parse(file, text);
  if (!Array.isArray(first)) return { syntaxProblems: [], source: first, splices: [] };
  const syntaxProblems: SyntaxProblem[] = [];
  const splices: Splice[] = [];
  let found = first;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const toOriginal = beforeSplices(splices);
    const fixes = fixesOf(applySplices(text, splices), found).map((fix) => mapFix(fix, toOriginal));
    if (fixes.length === 0 || fixes.some((fix) => anyOverlap(fix.splices, splices))) {
      const others = found.map((problem) => moveSpans(problem, toOriginal));
      const independent = others.filter((problem) => !isNear(problem, syntaxProblems, text));
      return { syntaxProblems: [...syntaxProblems, ...independent], splices };
    }
    syntaxProblems.push(...fixes.map(({ problem }) => problem));
    splices.push(...fixes.flatMap((fix) => fix.splices));
    if (text.length > MAX_LENGTH) break;
    const next = parse(file, applySplices(text, splices));
    if (!Array.isArray(next)) return { syntaxProblems, source: mapSource(next, text, splices), splices };
    found = next;
  }
  return { syntaxProblems: syntaxProblems.length > 0 ? syntaxProblems : first, splices };
}

/** Parses a text again with fixes that also make its value fit the schema; undefined where there are none. */
export function recoverStructure(
  file: string,
  text: string,
  recovered: RecoveredText,
  findings: Finding[],
): RecoveredText | undefined {
  const { source, syntaxProblems, splices } = recovered;
  if (!source || text.length > MAX_LENGTH) return undefined;
  const current = applySplices(text, splices);
  const now = splices.length === 0 ? source : parse(file, current);
  if (Array.isArray(now)) return undefined;
  const foreign = findForeignSyntax(current);
  const isPartial = syntaxProblems.some((problem) => problem.isPartial);
  const relevant = isPartial ? findings.filter((finding) => !mayComeFromMissingLines(finding)) : findings;
  const allSplices = [...splices];
  const added: SyntaxFix[] = [];
  for (const found of foreign.length > 0 ? foreign : structuralFixes(now, current, relevant)) {
    const fix = mapFix(found, beforeSplices(splices));
    if (anyOverlap(fix.splices, allSplices)) continue;
    added.push(fix);
    allSplices.push(...fix.splices);
  }
  const next = added.length === 0 ? [] : parse(file, applySplices(text, allSplices));
  if (Array.isArray(next)) return undefined;
  return {
    syntaxProblems: [...syntaxProblems, ...added.map(({ problem }) => problem)],
    splices: allSplices,
    source: mapSource(next, text, allSplices),
  };
}

/** Searches for fixes of indentation, hyphens and names near what the schema finds. */
function structuralFixes(source: Source, text: string, findings: Finding[]): SyntaxFix[] {
  // A single entry in the wrong list says where it belongs; several may come from one line in the wrong column.
  const unexplained = findings.filter(({ code, fix }) => !fix || (code === 'misplaced-entry' && findings.length > 1));
  const offsets = unexplained.slice(0, MAX_FINDINGS).map(({ pointer, at, mark }) => {
    const { start } = source.locate(pointer, at);
    return mark === undefined ? start : Math.max(start, text.indexOf(mark, start));
  });
  const windows = windowsAround(text, offsets).slice(0, MAX_WINDOWS);
  return windows.flatMap(({ window, near }) => searchWindow(window, near) ?? []);
}

/** Returns fixes of the problems that keep a text from being parsed; none where no fix is known. */
function fixesOf(text: string, problems: SyntaxProblem[]): SyntaxFix[] {
  const offsets = problems.flatMap(({ span, stoppedAt }) => [span.start, stoppedAt ?? span.start]);
  const part = text.length > MAX_LENGTH ? windowsAround(text, [offsets[0]!])[0]?.window : { start: 0, text };
  const foreign = part ? findForeignSyntax(part.text) : [];
  if (foreign.length > 0) return foreign.map((fix) => mapFix(fix, (offset) => offset + part!.start));
  const windows = problems.every(isSearched) ? windowsAround(text, offsets) : [];
  for (const { window, near } of windows) {
    const found = searchWindow(window, near, problems[0]);
    if (found) return [found];
  }
  return problems.every(({ fix }) => fix) ? problems.map((problem) => ({ problem, splices: problem.fix! })) : [];
}

/** Returns whether a search may explain a problem better. The messages about YAML's own features, such as anchors, are final. */
function isSearched({ code, related, message }: SyntaxProblem): boolean {
  return SEARCHED.has(code) && !(code === 'yaml-alias' && related) && !(code === 'yaml-tag' && message.includes('!!'));
}

/** Searches a window for one fix, near some offsets. They and those of the result are offsets of the whole text. */
function searchWindow(window: Window, near: number[], parserProblem?: SyntaxProblem): SyntaxFix | undefined {
  const toWindow: MapOffset = (offset) => offset - window.start;
  const isInside = ({ span, fix = [] }: SyntaxProblem) =>
    [span, ...fix].every((part) => part.start >= window.start && part.end <= window.end);
  const own = parserProblem && isInside(parserProblem) ? moveSpans(parserProblem, toWindow) : undefined;
  const found = searchFix(window, near.map(toWindow), own);
  return found && mapFix(found, (offset) => offset + window.start);
}

/** Returns whether a problem is in the line of another one or in the next line, and so may be its consequence. */
function isNear({ span }: SyntaxProblem, others: SyntaxProblem[], text: string): boolean {
  return others.some((other) => {
    const between = text.slice(Math.min(other.span.start, span.start), Math.max(other.span.start, span.start));
    return between.split('\n', 3).length < 3;
  });
}

function mapSource(source: Source, text: string, splices: Splice[]): Source {
  const toOriginal = beforeSplices(splices);
  const warnings = source.warnings.map((warning) => moveSpans(warning, toOriginal));
  return { ...source, text, warnings, locate: (pointer, at) => mapSpan(source.locate(pointer, at), toOriginal) };
}

function mapFix({ problem, splices }: SyntaxFix, map: MapOffset): SyntaxFix {
  return { problem: moveSpans(problem, map), splices: splices.map((splice) => mapSpan(splice, map)) };
}

function mapSpan<T extends Span>(span: T, map: MapOffset): T {
  return { ...span, start: map(span.start), end: map(span.end) };
}
