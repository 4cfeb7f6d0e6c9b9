/** Finds lists and headings whose lines YAML joins into one text. */
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

/** Programs wrap long lines at this length or later; a heading that ends earlier was meant to end there. */
const WRAPPED_AT = 40;

/** Returns whether YAML would join lines that Markdown needs apart: of a list, or of a heading and its text. */
export function needsLines(lines: readonly string[]): boolean {
  return lines.some((line, index) => {
    const next = lines[index + 1] ?? '';
    if (ITEM.test(line)) return ITEM.test(next);
    const [word] = next.split(' ', 1);
    return HEADING.test(line) && next !== '' && line.length + 1 + word!.length <= WRAPPED_AT;
  });
}

/** Finds the texts on several lines that YAML joins into one, and whose lines are items or headings. Rows of a table are seen in the joined text. */
export function findJoinedLines(events: Event[], text: string): SyntaxProblem[] {
  return events.flatMap((event): SyntaxProblem[] => {
    if (event.type !== EVENT_ID.SCALAR || event.style === SCALAR_STYLE.LITERAL_BLOCK) return [];
    const { valueStart: start, valueEnd: end } = event;
    const lines = splitLines(text.slice(start, end));
    if (lines.length < 2 || !needsLines(linesOf(event, lines))) return [];
    const isFolded = event.style === SCALAR_STYLE.FOLDED_BLOCK;
    const at = isFolded ? text.lastIndexOf('>', start) : start;
    const message = isFolded
      ? '">" joins these lines, so visitors see no list and no heading here.'
      : 'YAML joins the lines of this text, so visitors see no list and no heading here.';
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
