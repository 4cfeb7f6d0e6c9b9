import type { Splice, Problem, Span } from './problem.ts';

type Located = Pick<Problem, 'span' | 'fix' | 'related'> & { same?: Located[] };

/** Returns a problem with every offset in it moved. */
export function moveSpans<T extends Located>(problem: T, move: (offset: number) => number): T {
  const moveSpan = <S extends Span | Splice>(span: S): S => ({ ...span, start: move(span.start), end: move(span.end) });
  const { span, fix, related, same } = problem;
  return {
    ...problem,
    span: moveSpan(span),
    ...(fix ? { fix: fix.map(moveSpan) } : {}),
    ...(related ? { related: { ...related, span: moveSpan(related.span) } } : {}),
    ...(same ? { same: same.map((other) => moveSpans(other, move)) } : {}),
  };
}
