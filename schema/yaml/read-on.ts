/** Reads on behind slips that mend themselves, so that one of them does not hide the mistakes behind it. */
import { parse } from '../parse.ts';
import type { ParseSlip, Source } from '../parse.ts';
import type { Edit, Span } from '../problem.ts';
import { beforeSplices, overlap, splice } from '../splice.ts';

/** What a text holds: its slips, and its value where it has one, if need be behind mended slips. */
export interface Reading {
  slips: ParseSlip[];
  source?: Source;
}

/** More slips than anybody wants to see at once, and more text than is worth reading that often. */
const MAX_ROUNDS = 30;
const MAX_LENGTH = 4_000_000;

/** Parses a text. All places are those of the text as it was given. */
export function readOn(file: string, text: string): Reading {
  const first = parse(file, text);
  if (!Array.isArray(first)) return { slips: [], source: first };
  const slips: ParseSlip[] = [];
  const edits: Edit[] = [];
  let found = first;
  for (let round = 0; round < MAX_ROUNDS && text.length < MAX_LENGTH; round++) {
    const moved = found.map((slip) => moveSlip(slip, beforeSplices(edits)));
    const fixes = moved.flatMap(({ fix }) => fix ?? []);
    const isMended = moved.every(({ fix }) => fix) && !fixes.some((fix) => edits.some((edit) => overlap(fix, edit)));
    if (!isMended) return { slips: [...slips, ...moved.filter((slip) => !isNear(slip, slips, text))] };
    slips.push(...moved);
    edits.push(...fixes);
    const next = parse(file, splice(text, edits));
    if (!Array.isArray(next)) return { slips, source: moveSource(next, text, beforeSplices(edits)) };
    found = next;
  }
  return { slips: slips.length > 0 ? slips : first };
}

/** Whether a slip stands in the line of another one or right below it: then it may be its consequence. */
function isNear({ span }: ParseSlip, others: ParseSlip[], text: string): boolean {
  return others.some((other) => {
    const between = text.slice(Math.min(other.span.start, span.start), Math.max(other.span.start, span.start));
    return between.split('\n', 3).length < 3;
  });
}

function moveSource(source: Source, text: string, toOriginal: (offset: number) => number): Source {
  return {
    ...source,
    text,
    locate: (pointer, at) => moveSpan(source.locate(pointer, at), toOriginal),
  };
}

function moveSlip(slip: ParseSlip, toOriginal: (offset: number) => number): ParseSlip {
  const { span, related, fix } = slip;
  return {
    ...slip,
    span: moveSpan(span, toOriginal),
    ...(related ? { related: { ...related, span: moveSpan(related.span, toOriginal) } } : {}),
    ...(fix ? { fix: fix.map((edit) => ({ ...edit, ...moveSpan(edit, toOriginal) })) } : {}),
  };
}

function moveSpan({ start, end }: Span, toOriginal: (offset: number) => number): Span {
  return { start: toOriginal(start), end: toOriginal(end) };
}
