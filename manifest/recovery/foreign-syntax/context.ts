/** Describes what the detectors of foreign syntax look at, and what they return. */
import type { OutlineLine } from '../outline.ts';
import type { Splice } from '../../problems/problem.ts';
import type { SyntaxFix } from '../syntax-fix.ts';

/** What some splices do: how many errors they remove, how many are left, and whether others appear. */
export interface Effect {
  removed: number;
  left: number;
  addsErrors: boolean;
}

/** The text that detectors look at, with its lines. */
export interface ForeignContext {
  text: string;
  /** Every line that is not empty. */
  allLines: OutlineLine[];
  /** The same without those of block texts and those too long to be typed by a person. */
  lines: OutlineLine[];
  /** Compares the errors of the text without some splices and with them. */
  effectOf(splices: Splice[]): Effect;
}

/** A fix, and when the author may apply it: always, only if the manifest is valid after it, or never. */
export interface ForeignFinding extends SyntaxFix {
  fixWhen: 'always' | 'if valid' | 'never';
}

/** Finds one kind of foreign syntax; returns one finding for all lines with the same cause. */
export type ForeignDetector = (context: ForeignContext) => ForeignFinding[];
