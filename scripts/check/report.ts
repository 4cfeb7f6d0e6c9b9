/** Defines the report of a check, and the formats that it is written in. */
import type { Problem } from '../../manifest/problems/problem.ts';
import type { CheckedText } from '../../manifest/problems/reported/entries.ts';
import type { Site } from '../../schema/types.ts';

/** Everything that was found in one manifest. */
export interface Report extends CheckedText {
  site?: Site | undefined;
  /** Warnings count as problems. */
  strict: boolean;
}

/** One way to write a report down. */
export interface ReportFormat {
  report(report: Report): string;
  /** Returns the document of a check that could not run: it never reads as a pass. */
  failure(message: string): string;
}

/** How many errors and warnings were found: the same in every format. */
export interface Counts {
  errors: number;
  warnings: number;
  problems: number;
}

/** Counts the problems of a report. */
export function problemCounts(problems: Pick<Problem, 'severity'>[]): Counts {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  return { errors: problems.length - warnings, warnings, problems: problems.length };
}

/** Returns whether a report is a pass: no error, and no warning where those count. */
export function passes({ problems, site, strict }: Report): boolean {
  return site !== undefined && (problems.length === 0 || !strict);
}
