/** What the detectors of foreign syntax look at, and what they return. */
import { validate } from '../../explain/validate.ts';
import type { Splice } from '../../problems/problem.ts';
import { applySplices } from '../../yaml/edit/splice.ts';
import { parse } from '../../yaml/parse.ts';
import type { OutlineLine } from '../outline.ts';
import type { SyntaxFix } from '../syntax-fix.ts';

/** The text that detectors look at, with its lines. */
export interface ForeignContext {
  text: string;
  /** Every line that is not empty. */
  allLines: OutlineLine[];
  /** The same without those of block texts and those too long to be typed by a person. */
  lines: OutlineLine[];
}

/** A fix, and when the author may apply it: always, only if the manifest is valid after it, or never. */
export interface ForeignFinding extends SyntaxFix {
  fixWhen: 'always' | 'if valid' | 'never';
}

/** Finds one kind of foreign syntax; returns one finding for all lines with the same cause. */
export type ForeignDetector = (context: ForeignContext) => ForeignFinding[];

/** Returns how many schema errors a text has; Infinity if it cannot be parsed. */
export function countErrors(text: string): number {
  const parsed = parse('', text);
  return Array.isArray(parsed) ? Infinity : validate(parsed.value).length;
}

/** Returns the splices that leave the fewest errors, the first of several. */
export function fewestErrors(text: string, choices: Splice[][]): { splices: Splice[]; errors: number } {
  const counted = choices.map((splices) => ({ splices, errors: countErrors(applySplices(text, splices)) }));
  return counted.reduce((a, b) => (b.errors < a.errors ? b : a));
}
