/** Marks the words of a text that a reference is to replace. */
import type { Fix } from '../../problems/problem.ts';
import type { ClaimFigure } from './registry.ts';
import { isPrice } from './numbers.ts';
import type { ClaimMatch } from './matches.ts';

/** Words of a text, the first of which are there only to distinguish them from the same words further up. */
export interface Mark {
  mark: string;
  before: string;
}

/** How many characters before a number may hold the words that distinguish it from the same number further up. */
const MAX_LEAD = 60;

/** Returns the words to replace: the number, with the currency only where the figure has it too. */
export function markOf(text: string, { start, end, bare }: ClaimMatch['number'], figure: ClaimFigure): Mark {
  const at = isPrice(text.slice(start, end)) && figure.number!.bare === figure.number!.start ? bare : start;
  let from = at;
  while (from > Math.max(0, at - MAX_LEAD) && text.indexOf(text.slice(from, end)) < from) from--;
  return { mark: text.slice(from, end), before: text.slice(from, at) };
}

/** Returns the fix that writes a reference. As a whole text it gets quotes, which are valid in YAML's lists and in JSON, too. */
export function fixOf({ mark, before }: Mark, text: string, reference: string): { fix: Fix; mark?: string } {
  if (mark === text) return { fix: { replace: `"${reference}"`, bare: true } };
  return { mark, fix: { replace: before + reference } };
}
