/** Validates a manifest's value and continues after errors with a certain fix, so that one mistake is not reported as many. */
import type { Source } from '../../yaml/source.ts';
import { parentOf, parentsOf } from '../../../schema/values/pointer.ts';
import type { Finding, Move } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { TracedValue } from './traced-value.ts';
import { explainNull, isMissingValue } from '../../explain/wrong-type.ts';
import { validate } from '../../explain/validate.ts';

/** More rounds than there are mistakes that hide one another. */
const MAX_ROUNDS = 30;

/** A value after the fixes, and what was found about it as it was written. */
export interface RecoveredValue {
  value: unknown;
  findings: Finding[];
  /** Returns where a part of the fixed value was written. */
  toWritten(pointer: Pointer): Pointer;
}

/**
 * Validates a value, applies the fixes that are certain, and validates again. Returns the value after the fixes, the
 * findings about the value as it was written, and a function that finds where a part of the fixed value was written.
 */
export function validateWithRecovery(source: Source): RecoveredValue {
  const textAt = (pointer: Pointer) => {
    const { start, end } = source.locate(pointer);
    return source.text.slice(start, end);
  };
  const traced = new TracedValue(source.value, textAt);
  const { toWritten } = traced;
  const fixed: Finding[] = [];
  for (let round = 0; ; round++) {
    const { value } = traced;
    const findings = validate(value).map((finding) =>
      isMissingValue(finding) ? explainNull(finding, textAt(toWritten(finding.pointer)), value) : finding,
    );
    const chosen = round === MAX_ROUNDS ? [] : independent(findings);
    const reported = chosen.length === 0 ? findings : chosen;
    fixed.push(...reported.map((finding) => withWrittenPointers(finding, toWritten)));
    if (chosen.length === 0) return { value, findings: fixed, toWritten };
    for (const finding of chosen) traced.apply(finding);
  }
}

/** Returns findings with a fix, of which none changes the pointer of another one. */
function independent(findings: Finding[]): Finding[] {
  const inPlace = findings.filter(({ fix }) => fix && !('moves' in fix));
  if (inPlace.length > 0) return inPlace;
  const changed: Pointer[] = [];
  return findings.filter(({ fix }) => {
    if (!fix || !('moves' in fix)) return false;
    const around = fix.moves.flatMap(({ from, to }) => [parentOf(from), parentOf(to)]).reduce(commonParent);
    if (changed.some((other) => isWithin(around, other) || isWithin(other, around))) return false;
    changed.push(around);
    return true;
  });
}

const isWithin = (pointer: Pointer, around: Pointer): boolean => pointer === around || pointer.startsWith(`${around}/`);

function commonParent(some: Pointer, other: Pointer): Pointer {
  return [some, ...parentsOf(some)].find((parent) => isWithin(other, parent))!;
}

/** Returns a finding about a fixed value with the pointers of the file. */
export function withWrittenPointers(finding: Finding, toWritten: (pointer: Pointer) => Pointer): Finding {
  const { related, fix } = finding;
  // The target of a move may not be written yet; what it goes into may have another name.
  const mapMove = ({ from, to }: Move): Move => ({
    from: toWritten(from),
    to: toWritten(parentOf(to)) + to.slice(parentOf(to).length),
  });
  return {
    ...finding,
    pointer: toWritten(finding.pointer),
    ...(related ? { related: { ...related, pointer: toWritten(related.pointer) } } : {}),
    ...(fix && 'moves' in fix ? { fix: { moves: fix.moves.map(mapMove) } } : {}),
  };
}
