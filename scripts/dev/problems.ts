/** Formats the result of a check for the terminal and for the panel in the browser, in the same words. */
import {
  excerptOf,
  MAX_SHOWN,
  noColours,
  positionOf,
  printProblems,
  sentencesOf,
  shownPosition,
  visible,
} from '../../manifest/problems/print.ts';
import type { Printable } from '../../manifest/problems/print.ts';
import type { Problem } from '../../manifest/problems/problem.ts';
import { paint } from '../cli/terminal.ts';

/** A problem as the panel shows it: what is wrong comes first there, for people who do not read code. */
export interface ShownProblem {
  severity: 'error' | 'warning';
  /** What is wrong and what to do. */
  message: string;
  /** Its page and block, its file with line and column, and its kind. Absent where one sentence says all. */
  about?: string;
  /** The lines of the manifest around it, with a mark. */
  excerpt?: string;
  /** Its position in the manifest, if it has one. */
  line?: number;
  column?: number;
  /** The path of the page that it belongs to. */
  page?: string;
  /** The part of the manifest that it is about. */
  pointer?: string;
  /** Its kind, if it has one. */
  code?: string;
}

/** All that is wrong with a manifest, put into words. */
export interface CheckResult {
  /** For the panel. */
  problems: ShownProblem[];
  /** For the terminal; empty where nothing is wrong. */
  printed: string;
}

/** Puts problems into words. */
export function checkResultOf(found: Printable): CheckResult {
  const { problems, text, lineOf } = found;
  const shown = problems.slice(0, MAX_SHOWN).map((problem): ShownProblem => {
    const position = positionOf(text, problem.span.start, lineOf);
    const page = pageOf(problem, text);
    return {
      severity: problem.severity,
      code: problem.code,
      message: sentencesOf(problem),
      about: [visible(problem.where), shownPosition(problem, position), problem.code].filter(Boolean).join(' · '),
      ...(problem.wholeFile ? {} : { excerpt: excerptOf(problem, text, noColours, lineOf), ...position }),
      ...(page === undefined ? {} : { page }),
      ...(problem.pointer === '' ? {} : { pointer: problem.pointer }),
    };
  });
  return { problems: shown, printed: problems.length === 0 ? '' : printProblems(found, paint) };
}

/** Returns a result with one sentence in place of problems. */
export function sentence(text: string): CheckResult {
  return { problems: [{ severity: 'error', message: text }], printed: paint.red(text) };
}

/**
 * Returns the path of the page of a problem. A mistake in the YAML itself names none: it belongs to the page that
 * starts before it.
 */
function pageOf({ page, pointer, span }: Problem, text: string): string | undefined {
  if (pointer !== '') return page;
  const start = text.lastIndexOf('- path:', span.start);
  return start === -1 ? undefined : /^- path:\s*["']?([^\s"']+)/.exec(text.slice(start, start + 500))?.[1];
}
