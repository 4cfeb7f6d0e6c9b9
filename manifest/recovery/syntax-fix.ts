import type { SyntaxProblem } from '../yaml/parse.ts';
import type { Edit } from '../problems/problem.ts';
import { syntaxFinding } from '../yaml/syntax/syntax-problem.ts';
import type { SyntaxFinding } from '../yaml/syntax/syntax-problem.ts';
import type { Outline, OutlineLine } from './outline.ts';

/** One mistake and the splices that undo it, so that what stands behind it can be read. */
export interface SyntaxFix {
  /** Holds a fix where there is only one way to put it right. */
  slip: SyntaxProblem;
  edits: Edit[];
}

/** A repair that may be the one that is needed. */
export interface Candidate {
  edits: Edit[];
  /** How unlikely the mistake is, from 0. */
  cost: number;
  explain(): SyntaxProblem;
  /** It can be told from others that go wrong near it, so that it need not put all right. */
  isOneOfSome?: true;
  /** It only carries out what the reader has said already. */
  isKnown?: true;
  /** It undoes the mistake in one of several ways, so that a person has to choose. */
  isGuess?: true;
}

/** Finds repairs that concern one line of an outline. */
export type ProposeFixes = (outline: Outline, index: number) => Candidate[];

/** Puts a mistake in words: the mark is under the content of a line. */
export function atLine(line: OutlineLine, message: string, hint: string): SyntaxFinding {
  const start = line.start + line.columns[0]!;
  return syntaxFinding(start, line.at + line.content.length - start, message, hint);
}

/** "1 space", "2 spaces". */
export function spaces(count: number): string {
  return `${count} ${count === 1 ? 'space' : 'spaces'}`;
}

/** The beginning of a line's content, for a sentence. */
export function shorten(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}
