/** Builds syntax problems and their fixes. */
import { inQuotes } from '../edit/quotes.ts';
import { replaceAt } from '../edit/splice.ts';
import type { Edit, Problem } from '../../problems/problem.ts';

/** A problem with the YAML itself, with splices that fix it where they are certain. */
export type SyntaxFinding = Required<Pick<Problem, 'code' | 'message' | 'hint' | 'span'>> & { fix?: Edit[] };

export const QUOTE_ALL = 'Put the whole text in double quotes.';

/** Returns a problem with so many characters from an offset on. */
export function syntaxFinding(start: number, length: number, message: string, hint: string): SyntaxFinding {
  return { code: 'yaml-syntax', message, hint, span: { start, end: start + Math.max(1, length) } };
}

/** Adds a fix to a problem: some characters are replaced. */
export function replaceFix(found: SyntaxFinding, at: number, length: number, text: string): SyntaxFinding {
  return { ...found, fix: [replaceAt(at, length, text)] };
}

/** Adds a fix to a problem: a value is put in quotes. A value with a comment after it, or with other quotes, has no fix. */
export function quoteFix(found: SyntaxFinding, value: string, valueAt: number): SyntaxFinding {
  return /["'] | #/.test(value) ? found : replaceFix(found, valueAt, value.length, inQuotes(value));
}
