/** The interface of the detectors of foreign syntax. */
import type { Edit } from '../../problems/problem.ts';
import { splice } from '../../yaml/edit/splice.ts';
import type { OutlineLine } from '../outline.ts';
import type { SyntaxFix } from '../syntax-fix.ts';

/** The text that detectors look at, with its lines. */
export interface ForeignContext {
  text: string;
  /** Every line that is not empty. */
  allLines: OutlineLine[];
  /** The same without those of block texts and those too long to be typed by a person. */
  lines: OutlineLine[];
  /** Returns how many schema errors a text has; Infinity if it cannot be parsed. */
  countErrors(text: string): number;
  /** Returns the value of a text; undefined if it cannot be parsed. */
  parseValue(text: string): unknown;
}

/** A fix, and when the author may apply it: always, only if the manifest is valid after it, or never. */
export interface ForeignFinding extends SyntaxFix {
  fixWhen: 'always' | 'if valid' | 'never';
}

/** Finds one kind of foreign syntax; returns one finding for all lines with the same cause. */
export type ForeignDetector = (context: ForeignContext) => ForeignFinding[];

/** Returns the edits that leave the fewest errors, the first of several. */
export function fewestErrors(
  { text, countErrors }: ForeignContext,
  choices: Edit[][],
): { edits: Edit[]; errors: number } {
  const counted = choices.map((edits) => ({ edits, errors: countErrors(splice(text, edits)) }));
  return counted.reduce((a, b) => (b.errors < a.errors ? b : a));
}
