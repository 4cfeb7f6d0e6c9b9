import type { Finding } from '../problems/problem.ts';
import type { Batch } from '../yaml/routes/batches.ts';
import { problemKinds } from '../problems/kinds.ts';

/**
 * Thrown where something is wrong, or cannot be checked by itself: then the manifest has to be read as a whole. An
 * exception, since it ends the work of every thread and of all the layers between.
 */
export class NeedsWholeCheck extends Error {
  /** What is wrong, as far as it is known: where pages have something wrong with one another. */
  readonly findings: Finding[];
  /** The routes that were being checked. */
  readonly batch: Batch | undefined;

  constructor(findings: Finding[] = [], batch?: Batch) {
    super('The manifest cannot be checked page by page.');
    this.findings = findings;
    this.batch = batch;
  }
}

/** Returns the findings. Throws NeedsWholeCheck where one is an error. */
export function onlyWarnings(findings: Finding[]): Finding[] {
  const errors = findings.filter(({ code }) => problemKinds[code].severity === 'error');
  if (errors.length > 0) throw new NeedsWholeCheck(errors);
  return findings;
}

/** Returns a result; undefined where only a check of the whole manifest can give one. */
export function unlessWhole<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof NeedsWholeCheck) return undefined;
    throw error;
  }
}
