/** Finds lists, headings and line breaks whose lines YAML joins into one text. */
import { EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import type { Event, ScalarEvent } from 'js-yaml';
import { replaceAt } from '../edit/splice.ts';
import type { Splice } from '../../problems/problem.ts';
import { splitLines } from '../line-ends.ts';
import type { SyntaxProblem } from '../source.ts';
import { syntaxProblem } from './syntax-problem.ts';

/** The start of a line that has a meaning of its own in Markdown: an item of a list, a heading. */
const ITEM = /^(?:[-*+•–] +(?=\S)|\d{1,2}[.)] +(?=\S))/;
const HEADING = /^#{1,6} +\S/;
/** What Markdown reads as the end of a line. In double quotes YAML takes it away; "\ " on the next line keeps the space there. */
const BREAK = /[^\s\\]\\$/;

/** Programs wrap long lines at this length or later; a heading that ends earlier was meant to end there. */
const WRAPPED_AT = 40;

/** Returns whether YAML would join lines that Markdown needs apart: of a list, of a heading and its text, or after a break. */
export function needsLines(lines: readonly string[]): boolean {
  return lines.some((line, index) => {
    const next = lines[index + 1] ?? '';
    if (isBreak(line, next)) return true;
    if (ITEM.test(line)) return ITEM.test(next);
    const [word] = next.split(' ', 1);
    return HEADING.test(line) && next !== '' && line.length + 1 + word!.length <= WRAPPED_AT;
  });
}

function isBreak(line: string, next: string): boolean {
  return BREAK.test(line) && next !== '' && !next.startsWith('\\ ');
}

/** Finds the texts on several lines that YAML joins into one, and whose lines are items, headings or end in a break. Rows of a table are seen in the joined text. */
export function findJoinedLines(events: Event[], text: string): SyntaxProblem[] {
  return events.flatMap((event): SyntaxProblem[] => {
    if (event.type !== EVENT_ID.SCALAR || event.style === SCALAR_STYLE.LITERAL_BLOCK) return [];
    const { valueStart: start, valueEnd: end } = event;
    const written = splitLines(text.slice(start, end));
    const lines = written.length < 2 ? [] : linesOf(event, written);
    if (!needsLines(lines)) return [];
    const lost = lines.some((line, index) => isBreak(line, lines[index + 1] ?? ''))
      ? 'the backslash breaks no line'
      : 'visitors see no list and no heading here';
    const isFolded = event.style === SCALAR_STYLE.FOLDED_BLOCK;
    const at = isFolded ? text.lastIndexOf('>', start) : start;
    const message = isFolded ? `">" joins these lines, so ${lost}.` : `YAML joins the lines of this text, so ${lost}.`;
    const hint = isFolded
      ? 'Write "|" in place of ">".'
      : 'Write "|" after the colon, and the text below it, without quotes, each line indented alike.';
    const fix = isFolded ? [replaceAt(at, 1, '|')] : literal(event, text);
    return [{ ...syntaxProblem(at, end - at, message, hint), code: 'joined-lines', ...(fix ? { fix } : {}) }];
  });
}

/** Returns the lines of a text as Markdown would see them; those of a folded one that are further in are not joined. */
function linesOf({ style, indent }: ScalarEvent, lines: string[]): string[] {
  return style === SCALAR_STYLE.FOLDED_BLOCK
    ? lines.map((line) => line.slice(indent))
    : lines.map((line) => line.trim());
}

/** Returns the fix of a text without quotes that starts on the line below its field: a "|" after the colon. */
function literal({ style, valueStart: start }: ScalarEvent, text: string): Splice[] | undefined {
  const before = text.slice(0, start);
  const colon = /:[ \t]*(?:\r\n?|\n)[ \t]*$/.exec(before);
  return style === SCALAR_STYLE.PLAIN && colon ? [replaceAt(colon.index + 1, 0, ' |')] : undefined;
}
