/** Builds syntax problems and their fixes. */
import { inQuotes } from '../edit/quotes.ts';
import { replaceAt } from '../edit/splice.ts';
import type { SyntaxProblem } from '../source.ts';

export const QUOTE_ALL = 'Put the whole text in double quotes.';

/** Returns a problem with so many characters from an offset on. */
export function syntaxProblem(start: number, length: number, message: string, hint: string): SyntaxProblem {
  return { code: 'yaml-syntax', message, hint, span: { start, end: start + Math.max(1, length) } };
}

/** Adds a fix to a problem: some characters are replaced. */
export function replaceFix(found: SyntaxProblem, at: number, length: number, text: string): SyntaxProblem {
  return { ...found, fix: [replaceAt(at, length, text)] };
}

/** Adds a fix to a problem: a value is put in quotes. A value with a comment after it, or with other quotes, has no fix. */
export function quoteFix(found: SyntaxProblem, value: string, valueAt: number): SyntaxProblem {
  return /["'] | #/.test(value) ? found : replaceFix(found, valueAt, value.length, inQuotes(value));
}
