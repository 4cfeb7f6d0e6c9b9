/** Lists problems for programs: every field spelt out. docs/check.schema.json describes it. */
import { explainCommandOf } from '../kinds.ts';
import type { ProblemCode, Severity } from '../kinds.ts';
import { excerptLines, noColours } from '../print.ts';
import type { BlockLocation, Problem } from '../problem.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { rangesOf } from './positions.ts';
import type { Range } from './positions.ts';

/** One problem. What does not apply to it is null or empty, never left out. */
export interface ReportedProblem {
  code: ProblemCode;
  severity: Severity;
  message: string;
  hint: string | null;
  where: string;
  page: string | null;
  block: BlockLocation | null;
  pointer: string;
  expected: string | null;
  found: string | null;
  suggestions: string[];
  file: string;
  /** The problem is about the file itself, which is not the manifest: the range says nothing. */
  wholeFile: boolean;
  range: Range;
  related: { message: string; file: string; range: Range } | null;
  fix: { edits: { range: Range; text: string }[] } | null;
  /** The command that says more about the code. */
  explain: string;
  fingerprint: string;
}

/** A manifest's text with the problems that were found in it. */
export interface CheckedText {
  file: string;
  text: string;
  problems: Problem[];
}

/** Returns the problems of a manifest for programs, in the order of the file. */
export function reportedProblems({ problems, text, file }: CheckedText): ReportedProblem[] {
  const inManifest = rangesOf(text);
  const inOthers = new Map<string, ReturnType<typeof rangesOf>>();
  const fingerprints = fingerprintsOf(problems, text);
  return problems.map((problem, index) => {
    const { fileText } = problem;
    const rangeOf = fileText === undefined ? inManifest : (inOthers.get(fileText) ?? rangesOf(fileText));
    if (fileText !== undefined) inOthers.set(fileText, rangeOf);
    const { code, severity, message, where, pointer, wholeFile = false, span, related, fix } = problem;
    return {
      code,
      severity,
      message,
      hint: problem.hint ?? null,
      where,
      page: problem.page ?? null,
      block: problem.block ?? null,
      pointer,
      expected: problem.expected ?? null,
      found: problem.found ?? null,
      suggestions: problem.suggestions ?? [],
      file: wholeFile || fileText !== undefined ? problem.file : file,
      wholeFile,
      range: rangeOf(span),
      related: related ? { message: related.message, file, range: rangeOf(related.span) } : null,
      fix: fix ? { edits: fix.map((edit) => ({ range: rangeOf(edit), text: edit.text })) } : null,
      explain: explainCommandOf(code),
      fingerprint: fingerprints[index]!,
    };
  });
}

/** Returns the text of the file that a problem is in. */
export function textOfProblem(report: Pick<CheckedText, 'problems' | 'text'>, { file }: ReportedProblem): string {
  return (
    report.problems.find((problem) => problem.file === file && problem.fileText !== undefined)?.fileText ?? report.text
  );
}

/** Returns the lines of a range with a mark. */
export function excerptOfEntry(text: string, range: Range): string {
  return excerptLines(text, { start: range.offset, end: range.endOffset }, noColours, range);
}

/** Returns the position of a problem, as people write it. */
export function shownPositionOf({ file, wholeFile, range }: ReportedProblem): string {
  return wholeFile ? file : `${file}:${range.line}:${range.column}`;
}
