/**
 * Turns what the YAML parser says about broken text into words for people who write content.
 * The parser stops where it can read no further, often lines after the slip; so the text is read once more here,
 * line by line, in search of the slips that people make.
 */
import { detectors, colonInText, detectTab, firstOf, textLike } from './detectors.ts';
import { readEnclosed, unclosedQuote } from './enclosed.ts';
import { explainEscapes } from './escapes.ts';
import { lineAt } from './lines.ts';
import type { Line } from './lines.ts';
import { syntaxFinding } from './syntax-problem.ts';
import type { SyntaxFinding } from './syntax-problem.ts';

/** How far in the fields of a field stand. */
const STEP = 2;

/** Explains a syntax error at an offset of the text; `reason` is the parser's own sentence. */
export function explainSyntax(text: string, offset: number, reason: string): SyntaxFinding {
  const lines = explainReason(offset, reason) ?? explainEscapes(text, offset, reason) ?? readLines(text, offset);
  if (!Array.isArray(lines)) return lines;
  const here = lineAt(text, offset);
  const before = lines.findLast(({ start }) => start < here.start);
  const found = firstOf(detectors, here, reason, offset) ?? (before && explainLineBefore(before, here));
  if (found?.code === 'yaml-tab' && !(before && fits(found, here, before))) delete found.fix;
  return found ?? explainIndentation(firstOutOfLine(lines, here) ?? here, lines);
}

/** Whether the spaces that mend a tab bring the line where it goes on from the line before. */
function fits({ fix }: SyntaxFinding, here: Line, before: Line): boolean {
  const column = here.columns[0]! + (fix?.[0]?.text.length ?? 0);
  return column === before.columns.at(-1)! + (opens(before) ? STEP : 0);
}

/** The first field of a mapping that stands one space too far in or out; the parser only misses the second one. */
function firstOutOfLine(lines: Line[], here: Line): Line | undefined {
  const at = lines.findLastIndex(({ start }) => start < here.start);
  const [opening, first] = [lines[at - 1], lines[at]];
  if (!opening || !first || !opens(opening) || first.columns.length > 1) return undefined;
  const due = opening.columns.at(-1)! + STEP;
  return here.columns[0] === due && first.columns[0] !== due ? first : undefined;
}

/** Whether the fields of a line stand below it. */
function opens({ key, value }: Line): boolean {
  return key !== undefined && /^(?:#.*)?$/.test(value);
}

function explainReason(offset: number, reason: string): SyntaxFinding | undefined {
  if (/null byte|non-printable|valid JSON character/.test(reason)) {
    const hint = 'Delete it. If the whole file looks garbled in an editor, save it again as UTF-8 text.';
    return { ...syntaxFinding(offset, 1, 'An invisible control character stands here.', hint), code: 'bad-encoding' };
  }
  if (!/maxDepth/.test(reason)) return undefined;
  const hint = 'Look for brackets that are never closed, or for lines that move further and further in.';
  return syntaxFinding(offset, 1, 'This is nested deeper than any manifest needs.', hint);
}

/** Reads the lines up to the one of the offset. Stops early at a quote or bracket that runs on over the offset. */
function readLines(text: string, offset: number): Line[] | SyntaxFinding {
  const lines: Line[] = [];
  let line = lineAt(text, 0);
  let inside = -1; // the column of the field or hyphen that a text would belong to
  while (line.start <= offset) {
    let next = line.end + 1;
    if (line.content !== '' && !line.content.startsWith('#')) {
      lines.push(line);
      const isText = line.key === undefined && line.columns.length === 1;
      if (isText && line.columns[0]! <= inside) return explainStray(line);
      if (!isText) inside = line.columns.at(line.key === undefined ? -2 : -1)!;
      if (/^[|>][-+\d]*\s*(?:#.*)?$/.test(line.value)) {
        next = endOfBlockText(text, next, inside);
        const after = lineAt(text, next);
        const isNear = after.start < offset && text.slice(after.end, offset).trim() === '';
        if (isNear && after.columns[0]! > inside) return explainTextLine(after);
      } else if (/^["'[{]/.test(line.value)) {
        const { end, unclosed } = readEnclosed(text, line.valueAt);
        const lineEnd = lineAt(text, end).end;
        if (unclosed && lineEnd >= offset) return unclosed;
        if (end > line.end && lineEnd >= offset && /^["']/.test(line.value)) return unclosedQuote(text, line.valueAt);
        if (end > line.end) next = lineEnd + 1;
      }
    }
    if (next > text.length) break;
    line = lineAt(text, next);
  }
  return lines;
}

/** Where a text after "|" ends: at the first line further left than its first, or no further in than its field. */
function endOfBlockText(text: string, from: number, column: number): number {
  for (let at = from, indent = 0; ;) {
    const { content, columns, end } = lineAt(text, at);
    if (end === text.length || (content !== '' && columns[0]! < Math.max(indent, column + 1))) return at;
    indent ||= content === '' ? 0 : columns[0]!;
    at = end + 1;
  }
}

function explainTextLine({ start, end, columns: [column = 0] }: Line): SyntaxFinding {
  const hint = 'Give every line of the text at least as many spaces as its first.';
  const message = 'This line belongs to the text above it, but starts further left than the first line of the text.';
  return syntaxFinding(start + column, end - start - column, message, hint);
}

/** A line without a name that is not far enough in to go on with the text above it. */
function explainStray(line: Line): SyntaxFinding {
  const hint =
    'A field is written "name: value"; a text of several lines starts with "|" behind the name. Put # in front of a note, and remove what does not belong here.';
  const stray = syntaxFinding(line.at, line.content.length, 'This line is neither a field nor part of a text.', hint);
  return firstOf([detectTab, ...textLike], line, '', line.at) ?? stray;
}

/** Slips that the parser notices one line late, as it took the line for the beginning of a longer text. */
function explainLineBefore(before: Line, here: Line): SyntaxFinding | undefined {
  const found = firstOf(textLike, before, '', before.at);
  if (found) return found;
  if (before.key === undefined && here.columns[0] === before.columns.at(-1)) {
    const hint = 'A field is written "name: value".';
    return syntaxFinding(before.at, before.content.length, 'A colon seems to be missing in this line.', hint);
  }
  const goesOn = /^[^"'[{|>#]/.test(before.value) && here.columns[0]! > before.columns.at(-1)!;
  return goesOn && here.key?.includes(' ') ? colonInText(here.at + here.key.length) : undefined;
}

/** Whether the last line that starts in a column is that of a field. */
function isField(lines: Line[], column: number): boolean {
  const last = lines.findLast(({ columns }) => columns[0] === column);
  return last !== undefined && last.columns.length === 1 && last.key !== undefined;
}

function explainIndentation(here: Line, lines: Line[]): SyntaxFinding {
  const column = here.columns[0]!;
  const above = lines.filter(({ start }) => start < here.start).flatMap(({ columns }) => columns);
  // From the bottom up, what stands further left than all below it is still open.
  const open = above.filter((at, index) => above.slice(index + 1, index + 1000).every((later) => later > at));
  const near = open.toReversed().reduce((a, b) => (Math.abs(b - column) < Math.abs(a - column) ? b : a), Infinity);
  const where = `: it starts in column ${column + 1}, the nearest one above it in column ${near + 1}`;
  const message = `This line does not fit the ones above it${Number.isFinite(near) && near !== column ? where : ''}.`;
  const isAmongFields = here.columns.length > 1 && near === column && isField(lines, column);
  const hint = isAmongFields
    ? 'It begins a list item with "- ", but the lines beside it are fields, which have names: remove the hyphen, give the item a name, or move it into a list.'
    : 'Fields of one item start in the same column; what belongs to them stands two spaces further in.';
  return syntaxFinding(here.start + column, here.end - here.start - column, message, hint);
}
