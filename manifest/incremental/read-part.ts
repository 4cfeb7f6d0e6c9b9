/** Reads a part of a manifest that has neither errors nor warnings. */
import { YAMLException } from 'js-yaml';
import { normalizeValues } from '../recovery/values/normalize.ts';
import { readWhole } from '../yaml/read.ts';
import { NeedsWholeCheck } from './needs-whole-check.ts';

/** Parses a text that has neither errors nor warnings. Throws NeedsWholeCheck for any other. */
export function parseValid(text: string, isChecked: boolean): unknown {
  try {
    const { value, problems, warnings } = readWhole(text);
    const isOdd = normalizeValues(value).some(({ isTentative }) => !(isChecked && isTentative));
    if (problems.length > 0 || warnings.length > 0 || isOdd) throw new NeedsWholeCheck();
    return value;
  } catch (error) {
    if (error instanceof YAMLException) throw new NeedsWholeCheck();
    throw error;
  }
}
