/** Problems as a person reads them: place, page and block, sentence, cure, the lines with a mark. */
import type { ManifestError, Problem, Span } from './problem.ts';

/** Colours, or plain words where there is no terminal. */
export interface Paint {
  bold(text: string): string;
  red(text: string): string;
  cyan(text: string): string;
  dim(text: string): string;
}

export const plain: Paint = { bold: String, red: String, cyan: String, dim: String };

const MAX_SHOWN = 100;
const MAX_WIDTH = 120;

/** All problems of a manifest, then their count. */
export function printProblems({ problems, text }: ManifestError, paint: Paint = plain): string {
  const shown = problems.slice(0, MAX_SHOWN).map((problem) => printProblem(problem, text, paint));
  const more = problems.length - shown.length;
  if (more > 0) shown.push(`… and ${more} more.`);
  shown.push(paint.bold(`${problems.length} problem${problems.length === 1 ? '' : 's'} found.`));
  return shown.join('\n\n');
}

function printProblem(problem: Problem, text: string, paint: Paint): string {
  const { line, column } = positionOf(text, problem.span.start);
  const lines = [`${paint.bold(`${problem.file}:${line}:${column}`)}  ${paint.dim(problem.code)}`];
  if (problem.where) lines.push(problem.where);
  lines.push(
    paint.red(problem.message) + (problem.hint ? ` ${problem.hint}` : ''),
    '',
    frame(text, problem.span, paint),
  );
  if (problem.related) {
    const other = positionOf(text, problem.related.span.start);
    lines.push(
      `${problem.related.message} ${problem.file}:${other.line}:${other.column}`,
      frame(text, problem.related.span, paint),
    );
  }
  return lines.join('\n');
}

/** Line and column, both from 1, of an offset. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line++;
  return { line, column: offset - lineStart + 1 };
}

/** The line of a problem with two before and one after it, and a mark under the words it is about. */
function frame(text: string, span: Span, paint: Paint): string {
  const { line, column } = positionOf(text, span.start);
  const lines = sliceLines(text, span.start, line);
  const gutter = String(line + 1).length;
  return lines
    .flatMap(({ number, content }) => {
      const isHere = number === line;
      // A long line is cut so that the mark stays in view.
      const from = isHere && column > MAX_WIDTH - 20 ? column - 40 : 0;
      const shown = content.slice(from, from + MAX_WIDTH).replaceAll('\t', '→');
      const row =
        `${isHere ? paint.red('>') : ' '} ${paint.dim(`${String(number).padStart(gutter)} |`)} ${shown}`.trimEnd();
      if (!isHere) return [row];
      const length = Math.max(
        1,
        Math.min(span.end - span.start, content.length - column + 1, MAX_WIDTH - (column - from) + 1),
      );
      return [
        row,
        `  ${' '.repeat(gutter)} ${paint.dim('|')} ${' '.repeat(column - 1 - from)}${paint.red('^'.repeat(length))}`,
      ];
    })
    .join('\n');
}

function sliceLines(text: string, offset: number, line: number): { number: number; content: string }[] {
  let start = text.lastIndexOf('\n', offset - 1) + 1;
  let first = line;
  while (first > 1 && line - first < 2) {
    start = text.lastIndexOf('\n', start - 2) + 1;
    first--;
  }
  const lines: { number: number; content: string }[] = [];
  for (let number = first; number <= line + 1 && start <= text.length; number++) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    if (number <= line || end > start)
      lines.push({ number, content: text.slice(start, Math.min(end, start + 100_000)).replace(/\r$/, '') });
    start = end + 1;
  }
  return lines;
}
