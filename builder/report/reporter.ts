/** Defines how a build reports progress and warnings to its caller. */
import type { Printable } from '../../manifest/problems/print.ts';

export interface BuildReporter {
  /** Shows how far the work is, in place of the line before. */
  progress(line: string): void;
  /** Removes the progress line. */
  endProgress(): void;
  /** Reports the warnings about a manifest. */
  warn(warnings: Printable): void;
}

/** Reports nothing. */
export const silent: BuildReporter = { progress: () => {}, endProgress: () => {}, warn: () => {} };
