/** What a check found, for the terminal and for the panel in the browser: the same words. */
import { MAX_SHOWN, plain, positionOf, printProblem, printProblems } from '../../schema/print.ts';
import type { Printable } from '../../schema/print.ts';
import type { Problem } from '../../schema/problem.ts';
import { paint } from '../terminal.ts';

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

/** All that is wrong with a manifest, put into words. */
export interface Verdict {
  /** For the panel. */
  problems: ShownProblem[];
  /** For the terminal; empty where nothing is wrong. */
  printed: string;
}

/** Puts problems into words. */
export function verdictOf(found: Printable): Verdict {
  const { problems, text, lineOf } = found;
  const shown = problems.slice(0, MAX_SHOWN).map((problem): ShownProblem => {
    const page = pageOf(problem, text);
    return {
      severity: problem.severity,
      text: printProblem(problem, text, plain, lineOf),
      ...(problem.wholeFile ? {} : positionOf(text, problem.span.start, lineOf)),
      ...(page === undefined ? {} : { page }),
    };
  });
  return { problems: shown, printed: problems.length === 0 ? '' : printProblems(found, paint) };
}

/** The same for one sentence that stands for all. */
export function sentence(text: string): Verdict {
  return { problems: [{ severity: 'error', text }], printed: paint.red(text) };
}

/** A slip in the YAML itself has no page by name: it belongs to the one that starts before it. */
function pageOf({ where, pointer, span }: Problem, text: string): string | undefined {
  if (pointer !== '') return /^page ([^\s,]+)/.exec(where)?.[1];
  const start = text.lastIndexOf('- path:', span.start);
  return start === -1 ? undefined : /^- path:\s*["']?([^\s"']+)/.exec(text.slice(start, start + 500))?.[1];
}
