/** What a check found, for the terminal and for the panel in the browser: the same words. */
import { plain, positionOf, printProblem, printProblems } from '../../schema/print.ts';
import type { Paint } from '../../schema/print.ts';
import type { Problem } from '../../schema/problem.ts';
import type { Verdict } from './manifest/check.ts';

/** A problem as the panel shows it. */
export interface ShownProblem {
  severity: 'error' | 'warning';
  /** As on the terminal: file, line, column, kind, page and block, message, hint, excerpt. */
  text: string;
  /** Where it stands, if it stands anywhere. */
  line?: number;
  column?: number;
  /** The path of the page that it belongs to. */
  page?: string;
}

/** No author mends more at once. */
const MAX_SHOWN = 100;

/** All that is wrong, for the panel. */
export function shownProblems(verdict: Verdict): ShownProblem[] {
  if ('unreadable' in verdict) return [{ severity: 'error', text: verdict.unreadable }];
  const { problems, text } = verdict;
  return problems.slice(0, MAX_SHOWN).map((problem) => {
    const page = pageOf(problem, text);
    return {
      severity: problem.severity,
      text: printProblem(problem, text, plain),
      ...(problem.wholeFile ? {} : positionOf(text, problem.span.start)),
      ...(page === undefined ? {} : { page }),
    };
  });
}

/** All that is wrong, for the terminal; empty where nothing is. */
export function printVerdict(verdict: Verdict, paint: Paint): string {
  if ('unreadable' in verdict) return paint.red(verdict.unreadable);
  return verdict.problems.length === 0 ? '' : printProblems(verdict, paint);
}

/** A slip in the YAML itself has no page by name: it belongs to the one that starts before it. */
function pageOf({ where, pointer, span }: Problem, text: string): string | undefined {
  if (pointer !== '') return /^page ([^\s,]+)/.exec(where)?.[1];
  const start = text.lastIndexOf('- path:', span.start);
  return start === -1 ? undefined : /^- path:\s*["']?([^\s"']+)/.exec(text.slice(start, start + 500))?.[1];
}
