/** The shape of a syntax fix, and the sentences and splices that many fixes share. */
import type { SyntaxProblem } from '../yaml/source.ts';
import type { Splice } from '../problems/problem.ts';
import { insertAt, replaceAt } from '../yaml/edit/splice.ts';
import type { Line } from '../yaml/syntax/lines.ts';
import { syntaxProblem } from '../yaml/syntax/syntax-problem.ts';
import { counted } from '../problems/sentence-parts.ts';
import type { Outline, OutlineLine } from './outline.ts';

/** One mistake and the splices that undo it, so that the text after it can be read. */
export interface SyntaxFix {
  /** Has a fix only where no other one is possible. */
  problem: SyntaxProblem;
  splices: Splice[];
}

/** A fix to try: it is the one that is needed if nothing is wrong after it. */
export interface FixCandidate extends SyntaxFix {
  /** How unlikely the mistake is: 0 for a usual one, less for one that nothing else explains. */
  cost: number;
  /** It is accepted even if other problems near it remain. */
  mayBePartial?: true;
  /** The parser's own message describes the mistake better than `problem`. */
  explainsParserError?: true;
  /** The mistake can be undone in several ways, so the author has to choose. */
  isAmbiguous?: boolean;
}

/** Proposes the fixes of one kind of mistake in a line of an outline; none where the line does not look like it. */
export type ProposeFixes = (line: OutlineLine, outline: Outline, index: number) => FixCandidate[];

/** Reports a problem with a line; the mark is under all of it but its indentation. */
export function atLine(line: Line, message: string, hint: string): SyntaxProblem {
  const start = line.start + line.columns[0]!;
  return syntaxProblem(start, line.at + line.content.length - start, message, hint);
}

/** Reports a problem with the value of a line. */
export function atValue({ valueAt, value }: Line, message: string, hint: string): SyntaxProblem {
  return syntaxProblem(valueAt, value.length, message, hint);
}

/** Returns the splice that replaces a line's content, without its indentation and hyphens. */
export function replaceContent({ at, content }: Line, text: string): Splice {
  return replaceAt(at, content.length, text);
}

/** Returns the splice that replaces a line's value. */
export function replaceValue({ valueAt, value }: Line, text: string): Splice {
  return replaceAt(valueAt, value.length, text);
}

/** Returns the splice that indents a line by more spaces, or by fewer where the number is negative. */
export function indentBy({ start, columns }: Line, spaceCount: number): Splice {
  return spaceCount > 0
    ? insertAt(start, ' '.repeat(spaceCount))
    : replaceAt(start, Math.min(-spaceCount, columns[0]!), '');
}

/** Returns the splice that removes the lines from one to another. */
export function dropLines(text: string, first: Pick<Line, 'start' | 'end'>, last = first): Splice {
  return { start: first.start, end: Math.min(text.length, last.end + 1), text: '' };
}

/** Returns ", here and in 2 more lines"; empty where there is only one. */
export function andMoreLines(count: number): string {
  return count < 2 ? '' : `, here and in ${counted(count - 1, 'more line')}`;
}

/** Returns ", as are 2 more"; empty where there is only one. */
export function andOthersClause(count: number): string {
  return count < 2 ? '' : count === 2 ? ', as is one more' : `, as are ${count - 1} more`;
}

/** Returns " and the 2 lines below it"; empty where there are none. */
export function andLinesBelow(count: number): string {
  return count === 0 ? '' : count === 1 ? ' and the one below it' : ` and the ${count} lines below it`;
}

/** Shortens a text for a sentence. */
export function shorten(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}
