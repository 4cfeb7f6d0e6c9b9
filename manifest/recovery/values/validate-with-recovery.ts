/** Carries a manifest on past mistakes whose fix is certain, so that one mistake does not look like many. */
import type { Source } from '../../yaml/parse.ts';
import { parentOf } from '../../../schema/values/pointer.ts';
import type { Finding } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { TracedValue } from './traced-value.ts';
import { validate } from '../../explain/validate.ts';

/** A manifest's value as it was meant, and what its schema finds wrong with it. */
export interface Recovered {
  value: unknown;
  findings: Finding[];
  /** Where a place of the repaired value stands in the file. */
  toWritten(pointer: Pointer): Pointer;
}

/** More rounds than mistakes can hide behind one another. */
const MAX_ROUNDS = 30;

/** Holds a value against the schema, again and again behind what mends itself. The source's value is left alone. */
export function validateWithRecovery(source: Source): Recovered {
  const rewriting = new TracedValue(source.value, (pointer) => {
    const { start, end } = source.locate(pointer);
    return source.text.slice(start, end);
  });
  const mended: Finding[] = [];
  const { toWritten } = rewriting;
  for (let round = 0; ; round++) {
    const { value } = rewriting;
    const findings = validate(value);
    const chosen = round === MAX_ROUNDS ? [] : independent(findings);
    if (chosen.length === 0)
      return {
        value,
        findings: [...mended, ...findings.map((finding) => originalPointer(finding, toWritten))],
        toWritten,
      };
    mended.push(...chosen.map((finding) => originalPointer(finding, toWritten)));
    for (const finding of chosen) rewriting.apply(finding);
  }
}

/** The findings with a fix, of which none changes where another one's place is. */
function independent(findings: Finding[]): Finding[] {
  const inPlace = findings.filter(({ fix }) => fix && !('moves' in fix));
  if (inPlace.length > 0) return inPlace;
  const taken: Pointer[] = [];
  return findings.filter(({ fix }) => {
    if (!fix || !('moves' in fix)) return false;
    const around = fix.moves.flatMap(({ from, to }) => [parentOf(from), parentOf(to)]).reduce(commonPart);
    if (taken.some((other) => isWithin(around, other) || isWithin(other, around))) return false;
    taken.push(around);
    return true;
  });
}

const isWithin = (pointer: Pointer, around: Pointer): boolean => pointer === around || pointer.startsWith(`${around}/`);

/** The place that two others are in. */
function commonPart(some: Pointer, other: Pointer): Pointer {
  let part = some;
  while (!isWithin(other, part)) part = parentOf(part);
  return part;
}

/** Gives a finding about the repaired value its place in the file. */
export function originalPointer(finding: Finding, toWritten: (pointer: Pointer) => Pointer): Finding {
  const { related, fix } = finding;
  return {
    ...finding,
    pointer: toWritten(finding.pointer),
    ...(related ? { related: { ...related, pointer: toWritten(related.pointer) } } : {}),
    ...(fix && 'moves' in fix ? { fix: { moves: fix.moves.map((move) => movedMove(move, toWritten)) } } : {}),
  };
}

/** Where something goes may not be written yet; what it goes into may have another name. */
function movedMove({ from, to }: { from: Pointer; to: Pointer }, toWritten: (pointer: Pointer) => Pointer) {
  return { from: toWritten(from), to: toWritten(parentOf(to)) + to.slice(parentOf(to).length) };
}
