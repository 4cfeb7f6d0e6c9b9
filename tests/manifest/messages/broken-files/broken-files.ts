import { errors } from './errors.ts';
import { warnings } from './warnings.ts';

/**
 * The problems of each file of broken/, written without the code that is under test: one entry for each problem,
 * in the order of the file. Each is a piece of the file that occurs only once, with ‸ where the mark has to be.
 */
export const brokenFiles: Record<string, string[]> = { ...errors, ...warnings };

/** Where the mark is, in a piece of a file. */
export const MARK = '‸';
