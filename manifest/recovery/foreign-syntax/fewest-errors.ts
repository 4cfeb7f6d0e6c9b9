/** Compares texts by how many errors the schema finds in them. */
import { validate } from '../../explain/validate.ts';
import type { Splice } from '../../problems/problem.ts';
import { applySplices } from '../../yaml/edit/splice.ts';
import { parse } from '../../yaml/parse.ts';

/** Returns how many schema errors a text has; Infinity if it cannot be parsed. */
export function countErrors(text: string): number {
  const parsed = parse('', text);
  return Array.isArray(parsed) ? Infinity : validate(parsed.value).length;
}

/** Returns the splices that leave the fewest errors, the first of several. */
export function fewestErrors(text: string, choices: Splice[][]): { splices: Splice[]; errors: number } {
  const counted = choices.map((splices) => ({ splices, errors: countErrors(applySplices(text, splices)) }));
  return counted.reduce((a, b) => (b.errors < a.errors ? b : a));
}
