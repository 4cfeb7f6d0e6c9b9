/** Defines what a page in edit mode knows of a part of the manifest as code: a block, a page, or the whole file. */
import type { Severity } from '../../../../manifest/problems/kinds.ts';
import type { Span, Splice } from '../../../../manifest/problems/problem.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';

/** Where a page asks for a part as code, with its pointer as `at`. */
export const CODE = '/__waybill/code';

/** Where it asks what is wrong with other code for that part, as `code`, with the hash of the file as `base`. */
export const CHECK_CODE = '/__waybill/check-code';

/** A part as code. */
export interface ShownCode {
  /** The hash of the file that it is of. */
  hash: string;
  code: string;
  /** The number of its first line in the file. */
  line: number;
  isJson: boolean;
  /** Where its texts, numbers and the like are written, in offsets of the code. */
  values: (Span & { at: Pointer })[];
}

/** Something that the check says of code. */
export interface CodeProblem {
  severity: Severity;
  sentence: string;
  /** Which of its characters are meant; absent where it is about another part of the file. */
  span?: Span;
  /** The splices of the code that fix it. */
  fix?: Splice[];
}

/** All that the check says of code, and of the file with it. */
export interface CodeProblems {
  problems: CodeProblem[];
}
