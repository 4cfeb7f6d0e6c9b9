/** Compares texts by how many errors the schema finds in them. */
import { validate } from '../../explain/validate.ts';
import type { Finding, Splice } from '../../problems/problem.ts';
import { applySplices } from '../../yaml/edit/splice.ts';
import { parse } from '../../yaml/parse.ts';
import { addsNone } from '../same-findings.ts';
import { windowFinder } from '../window.ts';
import type { Effect } from './context.ts';

/** Returns how many schema errors a text has; Infinity if it cannot be parsed. */
export const countErrors = (text: string) => countOf(findingsIn(text));

/** Returns the schema's findings about a text; undefined if it cannot be parsed. */
function findingsIn(text: string): Finding[] | undefined {
  const parsed = parse('', text);
  return Array.isArray(parsed) ? undefined : validate(parsed.value);
}

const countOf = (findings: Finding[] | undefined) => findings?.length ?? Infinity;

/**
 * Returns a function that compares the errors of a text without some splices and with them. It reads no more than the window
 * that they are in, so that many lines of a long manifest can be tried.
 */
export function effectIn(text: string): (splices: Splice[]) => Effect {
  const findWindow = windowFinder(text);
  const whole = { start: 0, text, findings: findingsIn };
  const known = new Map<string, Finding[] | undefined>();
  return (splices) => {
    const found = findWindow(Math.min(...splices.map(({ start }) => start)));
    const isInside = found && splices.every(({ start, end }) => start >= found.start && end <= found.end);
    const part = isInside ? { ...found, findings: (other: string) => found.check(other).findings } : whole;
    const key = `${part.start} ${part.text.length}`;
    if (!known.has(key)) known.set(key, part.findings(part.text));
    const moved = splices.map(({ start, end, ...own }) => ({
      ...own,
      start: start - part.start,
      end: end - part.start,
    }));
    const before = known.get(key);
    const after = part.findings(applySplices(part.text, moved));
    return {
      removed: countOf(before) - countOf(after),
      left: countOf(after),
      addsErrors: before !== undefined && !(after && addsNone(after, before)),
    };
  };
}

/** Returns the splices that leave the fewest errors, the first of several. */
export function fewestErrors(text: string, choices: Splice[][]): { splices: Splice[]; errors: number } {
  const counted = choices.map((splices) => ({ splices, errors: countErrors(applySplices(text, splices)) }));
  return counted.reduce((a, b) => (b.errors < a.errors ? b : a));
}
