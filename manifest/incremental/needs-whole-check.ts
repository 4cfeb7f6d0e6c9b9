import type { Finding } from '../problems/problem.ts';
import type { Batch } from '../yaml/routes/batches.ts';

/** Thrown where something is wrong, or cannot be judged by itself: then the manifest has to be read as a whole. */
export class NeedsWholeCheck extends Error {
  /** What is wrong, as far as it is known: where pages have something wrong with one another. */
  readonly findings: Finding[];
  /** The routes that were looked at. */
  readonly batch: Batch | undefined;

  constructor(findings: Finding[] = [], batch?: Batch) {
    super('The manifest cannot be judged page by page.');
    this.findings = findings;
    this.batch = batch;
  }
}
