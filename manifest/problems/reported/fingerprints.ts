/** Names problems so that they keep their name while the lines around them move. */
import { hash } from 'node:crypto';
import type { Problem } from '../problem.ts';

const MAX_FOUND = 200;

/** Returns the fingerprints of problems, in their order: what is wrong, on which page, in which block and field; never the line. */
export function fingerprintsOf(problems: Problem[], text: string): string[] {
  const seen = new Map<string, number>();
  return problems.map((problem) => {
    const name = hash('sha256', JSON.stringify(traitsOf(problem, text))).slice(0, 16);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  });
}

function traitsOf({ code, page, block, pointer, found, span, fileText }: Problem, manifest: string): unknown[] {
  const text = fileText ?? manifest;
  const fields = pointer.split('/').filter((step) => step !== '' && !/^\d+$/.test(step));
  const words = found ?? text.slice(span.start, Math.min(span.end, span.start + MAX_FOUND));
  return [code, page ?? '', block?.id ?? block?.name ?? block?.type ?? '', fields, words];
}
