/** Returns the findings of a check about single parts of a manifest, with their texts after its fixes. */
import { parseOrRefuse } from '../../../editing/edit-text.ts';
import { isRefusal, orRefusal } from '../../../editing/edit.ts';
import type { CheckedManifest } from '../../../manifest/check/check-text.ts';
import { sentencesOf } from '../../../manifest/problems/print.ts';
import type { Problem, Span, Splice } from '../../../manifest/problems/problem.ts';
import { applySplices } from '../../../manifest/yaml/edit/splice.ts';
import { valueAt } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';

/** A problem of a text in the check's own words. */
export interface TextFinding {
  severity: Problem['severity'];
  at: Pointer;
  sentence: string;
  /** Where in the manifest; absent where it is about another file. */
  span?: Span;
  fix?: Splice[];
  /** The text of the part after the check's fix, where there is one. */
  instead?: string;
}

/** Returns what was found in some parts; those first, then all errors. */
export function findingsAt({ problems, text }: CheckedManifest, pointers: Pointer[]): TextFinding[] {
  const isOwn = ({ pointer }: Problem) => pointers.some((part) => pointer === part || pointer.startsWith(`${part}/`));
  const own = problems.filter(isOwn);
  const others = problems.filter((problem) => problem.severity === 'error' && !isOwn(problem));
  return [...own, ...others].map((problem) => ({
    severity: problem.severity,
    at: problem.pointer,
    sentence: sentencesOf(problem),
    ...(problem.wholeFile || problem.fileText !== undefined ? {} : { span: problem.span }),
    ...(problem.fix && { fix: problem.fix }),
    ...insteadOf(problem, text),
  }));
}

function insteadOf({ fix, pointer }: Problem, text: string): { instead?: string } {
  if (!fix) return {};
  const fixed = orRefusal(() => ({ value: parseOrRefuse(applySplices(text, fix)) }));
  const value = isRefusal(fixed) ? undefined : valueAt(fixed.value, pointer);
  return typeof value === 'string' ? { instead: value } : {};
}
