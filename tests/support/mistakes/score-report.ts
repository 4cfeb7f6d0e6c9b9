import { checkText } from '../../../manifest/check/check-text.ts';
import { positionOf, printProblems } from '../../../manifest/problems/print.ts';
import type { SeededMistake } from './mistakes.ts';

/** How well the check reported one mistake. */
export interface Verdict {
  /** There is exactly one problem. */
  one: boolean;
  /** A problem names its line. */
  line: boolean;
  /** The word that was meant is the first suggestion; undefined where no word was misspelt. */
  meant: boolean | undefined;
  /** The message has no stack trace, "undefined" or "[object". */
  clean: boolean;
  said: string;
}

/** Checks a manifest with a mistake in it, and scores how the mistake is reported. */
export function scoreReport(mistake: SeededMistake, file: string, publicFiles: ReadonlySet<string>): Verdict {
  try {
    const checked = checkText(file, Buffer.from(mistake.text), publicFiles);
    const { problems } = checked;
    const said = printProblems(checked);
    return {
      one: problems.length === 1,
      line: problems.some(({ span }) => positionOf(mistake.text, span.start).line === mistake.line),
      meant:
        mistake.meant === undefined
          ? undefined
          : problems.some(({ suggestions }) => suggestions?.[0] === mistake.meant),
      clean: !/^\s+at |undefined|\[object/m.test(said),
      said,
    };
  } catch (error) {
    return { one: false, line: false, meant: false, clean: false, said: String((error as Error).stack) };
  }
}
