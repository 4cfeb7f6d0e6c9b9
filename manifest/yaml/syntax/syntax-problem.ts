import { inQuotes } from '../edit/fix-splices.ts';
import type { Edit, Problem } from '../../problems/problem.ts';

/** A mistake in the YAML itself, in words for people who write content. */
export type SyntaxFinding = Required<Pick<Problem, 'code' | 'message' | 'hint' | 'span'>> & { fix?: Edit[] };

export const QUOTE_ALL = 'Put the whole text in double quotes.';

/** Returns a syntax problem of some length at an offset. */
export function syntaxFinding(start: number, length: number, message: string, hint: string): SyntaxFinding {
  return { code: 'yaml-syntax', message, hint, span: { start, end: start + Math.max(1, length) } };
}

/** Returns a syntax problem with its fix: other words for the span of a length at an offset. */
export function replaceFix(found: SyntaxFinding, at: number, length: number, text: string): SyntaxFinding {
  return { ...found, fix: [{ start: at, end: at + length, text }] };
}

/** Returns a syntax problem that quotes around a text fix. A text with a comment after it, or with other quotes, is left to a person. */
export function quoteFix(found: SyntaxFinding, value: string, valueAt: number): SyntaxFinding {
  const isPlain = !/["'] | #/.test(value);
  return isPlain ? replaceFix(found, valueAt, value.length, inQuotes(value)) : found;
}
