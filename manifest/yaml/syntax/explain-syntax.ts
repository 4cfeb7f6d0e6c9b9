/**
 * Explains the parser's errors to people who write content. The parser stops where it can read no further, often some
 * lines after the mistake, so the text is read once more here, line by line, to find the line with the mistake.
 */
import { detectors, colonInText, detectTab, firstOf, textLike } from './detectors.ts';
import { readEnclosed, unclosedQuote } from './enclosed.ts';
import { explainEscapes } from './escapes.ts';
import { BLOCK_TEXT, hasValueBelow, lineAt } from './lines.ts';
import type { Line } from './lines.ts';
import { syntaxProblem } from './syntax-problem.ts';
import type { SyntaxProblem } from '../source.ts';

/** By how many spaces fields are indented below their name. */
const STEP = 2;

/** Explains a syntax error at an offset of a text; `reason` is the parser's own sentence. */
export function explainSyntax(text: string, offset: number, reason: string): SyntaxProblem {
  const lines = explainReason(offset, reason) ?? explainEscapes(text, offset, reason) ?? readLines(text, offset);
  if (!Array.isArray(lines)) return lines;
  const here = lineAt(text, offset);
  const above = lines.filter(({ start }) => start < here.start);
  const before = above.at(-1);
  const found = firstOf(detectors, here, reason, offset) ?? (before && explainLineBefore(before, here));
  if (found?.code === 'yaml-tab' && !(before && fits(found, here, before))) delete found.fix;
  return found ?? explainIndentation(firstMisaligned(above, here) ?? here, lines);
}

/** Returns whether the fix of a tab puts the line in the column in which it continues the line before. */
function fits({ fix }: SyntaxProblem, here: Line, before: Line): boolean {
  const column = here.columns[0]! + (fix?.[0]?.text.length ?? 0);
  return column === before.columns.at(-1)! + (hasValueBelow(before) ? STEP : 0);
}

/** Returns the first field of a mapping if it is in another column than the second one; the parser only stops at the second. */
function firstMisaligned(above: Line[], here: Line): Line | undefined {
  const [opening, first] = [above.at(-2), above.at(-1)];
  if (!opening || !first || !hasValueBelow(opening) || first.columns.length > 1) return undefined;
  const expected = opening.columns.at(-1)! + STEP;
  return here.columns[0] === expected && first.columns[0] !== expected ? first : undefined;
}

function explainReason(offset: number, reason: string): SyntaxProblem | undefined {
  if (/null byte|non-printable|valid JSON character/.test(reason)) {
    const hint = 'Delete it. If the whole file looks garbled in an editor, save it again as UTF-8 text.';
    return { ...syntaxProblem(offset, 1, 'There is an invisible control character here.', hint), code: 'bad-encoding' };
  }
  if (!/maxDepth/.test(reason)) return undefined;
  const hint = 'Look for brackets that are never closed, or for lines that move further and further in.';
  return syntaxProblem(offset, 1, 'This is nested deeper than any manifest needs.', hint);
}

/** Reads the lines up to an offset; returns a problem if a text, a quote or a bracket before the offset explains the error. */
function readLines(text: string, offset: number): Line[] | SyntaxProblem {
  const lines: Line[] = [];
  let parent = -1; // the column of the field or hyphen that a text would belong to
  for (let line = lineAt(text, 0); line.start <= offset;) {
    let next = line.end + 1;
    if (line.content !== '' && !line.content.startsWith('#')) {
      lines.push(line);
      const isText = line.key === undefined && line.columns.length === 1;
      if (isText && line.columns[0]! <= parent) return explainStray(line);
      if (!isText) parent = line.columns.at(line.key === undefined ? -2 : -1)!;
      const value = readValue(text, line, parent, offset);
      if (typeof value !== 'number') return value;
      next = value;
    }
    if (next > text.length) break;
    line = lineAt(text, next);
  }
  return lines;
}

/** Returns the start of the line after a value, or a problem if the value extends beyond an offset. */
function readValue(text: string, line: Line, parent: number, offset: number): number | SyntaxProblem {
  if (BLOCK_TEXT.test(line.value)) {
    const next = endOfBlockText(text, line.end + 1, parent);
    const after = lineAt(text, next);
    const isNear = after.start < offset && text.slice(after.end, offset).trim() === '';
    return isNear && after.columns[0]! > parent ? explainTextLine(after) : next;
  }
  if (!/^["'[{]/.test(line.value)) return line.end + 1;
  const { end, unclosed } = readEnclosed(text, line.valueAt);
  const lineEnd = lineAt(text, end).end;
  if (unclosed && lineEnd >= offset) return unclosed;
  if (end <= line.end) return line.end + 1;
  return lineEnd >= offset && /^["']/.test(line.value) ? unclosedQuote(text, line.valueAt) : lineEnd + 1;
}

/** Returns the end of a block text: its first line further left than the first, or no further in than its field. */
function endOfBlockText(text: string, from: number, column: number): number {
  for (let at = from, indent = 0; ;) {
    const { content, columns, end } = lineAt(text, at);
    if (end === text.length || (content !== '' && columns[0]! < Math.max(indent, column + 1))) return at;
    indent ||= content === '' ? 0 : columns[0]!;
    at = end + 1;
  }
}

/** Reports a problem with a line as it is, with trailing spaces. */
function atWholeLine({ start, end, columns: [column = 0] }: Line, message: string, hint: string): SyntaxProblem {
  return syntaxProblem(start + column, end - start - column, message, hint);
}

function explainTextLine(line: Line): SyntaxProblem {
  const hint = 'Give every line of the text at least as many spaces as its first.';
  const message = 'This line belongs to the text above it, but starts further left than the first line of the text.';
  return atWholeLine(line, message, hint);
}

/** Explains a line without a name that is not indented enough to continue the text above it. */
function explainStray(line: Line): SyntaxProblem {
  const hint =
    'A field is written "name: value"; a text of several lines starts with "|" after the name. Put # in front of a note, and remove what does not belong here.';
  const stray = syntaxProblem(line.at, line.content.length, 'This line is neither a field nor part of a text.', hint);
  return firstOf([detectTab, ...textLike], line, '', line.at) ?? stray;
}

/** Explains mistakes that the parser notices one line late, because it took the line for the beginning of a longer text. */
function explainLineBefore(before: Line, here: Line): SyntaxProblem | undefined {
  const found = firstOf(textLike, before, '', before.at);
  if (found) return found;
  if (before.key === undefined && here.columns[0] === before.columns.at(-1)) {
    const hint = 'A field is written "name: value".';
    return syntaxProblem(before.at, before.content.length, 'A colon seems to be missing in this line.', hint);
  }
  const continues = /^[^"'[{|>#]/.test(before.value) && here.columns[0]! > before.columns.at(-1)!;
  return continues && here.key?.includes(' ') ? colonInText(here.at + here.key.length) : undefined;
}

function explainIndentation(here: Line, lines: Line[]): SyntaxProblem {
  const column = here.columns[0]!;
  const above = lines.filter(({ start }) => start < here.start).flatMap(({ columns }) => columns);
  // A column is still open if no line below it starts further left.
  const open = above.filter((at, index) => above.slice(index + 1, index + 1000).every((later) => later > at));
  const near = open.toReversed().reduce((a, b) => (Math.abs(b - column) < Math.abs(a - column) ? b : a), Infinity);
  const where = `: it starts in column ${column + 1}, the nearest one above it in column ${near + 1}`;
  const message = `This line does not fit the ones above it${Number.isFinite(near) && near !== column ? where : ''}.`;
  const beside = lines.findLast(({ columns }) => columns[0] === column);
  const isAmongFields =
    here.columns.length > 1 && near === column && beside?.columns.length === 1 && beside.key !== undefined;
  const hint = isAmongFields
    ? 'It begins a list item with "- ", but the lines beside it are fields, which have names: remove the hyphen, give the item a name, or move it into a list.'
    : 'Fields of one item start in the same column; what belongs to them starts two spaces further in.';
  return atWholeLine(here, message, hint);
}
