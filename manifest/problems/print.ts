/** Prints problems for people: position, page and block, sentence, hint, the lines with a mark. */
import { counted } from './sentence-parts.ts';
import { explainCommandOf } from './kinds.ts';
import type { Problem, Span } from './problem.ts';

/** Colours, or plain words where there is no terminal. */
export type Paint = Record<'bold' | 'red' | 'yellow' | 'green' | 'cyan' | 'dim', (text: string) => string>;

export const noColours: Paint = { bold: String, red: String, yellow: String, green: String, cyan: String, dim: String };

/** The most problems that are printed: no author fixes more at once. */
export const MAX_SHOWN = 100;
const MAX_WIDTH = 120;
/** Control characters, those that are invisible, and those that turn the direction of writing. */
const UNSEEN = /[\p{Cc}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Problems and the text that they are about. */
export interface Printable {
  problems: Problem[];
  text: string;
  /** Where the text is a part of a longer one: the number that one of its lines has there. */
  lineOf?(line: number): number;
}

/** Returns all problems of a manifest, then their count. */
export function printProblems({ problems, text, lineOf }: Printable, paint: Paint = noColours): string {
  const shown = problems.slice(0, MAX_SHOWN).map((problem) => printProblem(problem, text, paint, lineOf));
  const more = problems.length - shown.length;
  if (more > 0) shown.push(`… and ${more} more.`);
  shown.push(paint.bold(`${countProblems(problems)} found.`));
  return shown.join('\n\n');
}

/** Returns how many problems there are, in words: 1 problem; 2 problems and 1 warning. */
export function countProblems(problems: Pick<Problem, 'severity'>[]): string {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  const errors = problems.length - warnings;
  if (warnings === 0) return counted(errors, 'problem');
  return `${errors === 0 ? '' : `${counted(errors, 'problem')} and `}${counted(warnings, 'warning')}`;
}

/** Prints one problem: its position, what is wrong, what to do, and the lines. */
export function printProblem(problem: Problem, manifest: string, paint: Paint, lines?: Printable['lineOf']): string {
  const { fileText: text = manifest } = problem;
  const lineOf = problem.fileText === undefined ? lines : undefined;
  const isWarning = problem.severity === 'warning';
  const kind = isWarning ? `${paint.yellow('warning')} ${paint.dim(problem.code)}` : paint.dim(problem.code);
  const explained = problem.hint ? '' : `  ${paint.dim(explainCommandOf(problem.code))}`;
  const position = positionOf(text, problem.span.start, lineOf);
  const shown = [`${paint.bold(shownPosition(problem, position))}  ${kind}${explained}`];
  if (problem.where) shown.push(visible(problem.where));
  shown.push(sentencesOf(problem, paint[isWarning ? 'yellow' : 'red']));
  if (!problem.wholeFile) shown.push('', excerptOf(problem, text, paint, lineOf));
  return shown.join('\n');
}

/** Returns what is wrong, and what to do about it. */
export function sentencesOf({ message, hint }: Problem, emphasis: (text: string) => string = String): string {
  return emphasis(visible(message)) + (hint ? ` ${visible(hint)}` : '');
}

/** Returns the lines that a problem is about, and those of a second position if it names one. */
export function excerptOf(
  { span, related, file }: Problem,
  text: string,
  paint: Paint,
  lineOf?: Printable['lineOf'],
): string {
  const lines = [excerptLines(text, span, paint, positionOf(text, span.start, lineOf))];
  if (related) {
    const other = positionOf(text, related.span.start, lineOf);
    lines.push(
      '',
      `${related.message} ${file}:${other.line}:${other.column}`,
      excerptLines(text, related.span, paint, other),
    );
  }
  return lines.join('\n');
}

/** Returns the file, with line and column where the problem has any. */
export function shownPosition({ file, wholeFile }: Problem, { line, column }: Position): string {
  return wholeFile ? visible(file) : `${file}:${line}:${column}`;
}

/** Line and column, both from 1. */
interface Position {
  line: number;
  column: number;
}

/** Returns the line and column of an offset. */
export function positionOf(text: string, offset: number, lineOf: Printable['lineOf'] = (line) => line): Position {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++;
    lineStart = at + 1;
  }
  return { line: lineOf(line), column: offset - lineStart + 1 };
}

/** Returns the line of a problem with two before and one after it, and a mark under the words it is about. */
export function excerptLines(
  text: string,
  span: Span,
  paint: Paint = noColours,
  position = positionOf(text, span.start),
): string {
  const { line, column } = position;
  const gutter = String(line + 1).length;
  // A long line is cut so that the mark stays in view.
  const cut = column > MAX_WIDTH - 20 ? column - 40 : 0;
  return linesAround(text, span.start, line)
    .flatMap(({ number, start, end }) => {
      const isHere = number === line;
      const from = start + (isHere ? cut : 0);
      const shown =
        (from > start ? '…' : '') + text.slice(from > start ? from + 1 : from, Math.min(end, from + MAX_WIDTH));
      const row = `${isHere ? paint.red('>') : ' '} ${paint.dim(`${String(number).padStart(gutter)} |`)} ${visible(shown)}`;
      if (!isHere) return [row.trimEnd()];
      const length = Math.max(1, Math.min(span.end, end, from + MAX_WIDTH) - span.start);
      const mark = ' '.repeat(column - 1 - cut) + paint.red('^'.repeat(length));
      return [row.trimEnd(), `  ${' '.repeat(gutter)} ${paint.dim('|')} ${mark}`];
    })
    .join('\n');
}

interface Row {
  number: number;
  start: number;
  end: number;
}

/** Returns the line of an offset, with two before and one after it; an empty line at the end is left out. */
function linesAround(text: string, offset: number, line: number): Row[] {
  let start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  let number = line;
  while (number > 1 && line - number < 2) {
    start = start === 1 ? 0 : text.lastIndexOf('\n', start - 2) + 1;
    number--;
  }
  const rows: Row[] = [];
  for (; number <= line + 1 && start <= text.length; number++) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    if (number <= line || end > start) rows.push({ number, start, end: text[end - 1] === '\r' ? end - 1 : end });
    start = end + 1;
  }
  return rows;
}

/** Replaces tabs and other characters that a terminal would obey or hide by visible ones. The length stays the same. */
export function visible(text: string): string {
  return text.replaceAll('\t', '→').replaceAll(UNSEEN, '\uFFFD');
}
