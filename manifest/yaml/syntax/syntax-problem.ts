import { inQuotes } from '../edit/quotes.ts';
import type { Edit, Problem } from '../../problems/problem.ts';

/** A slip in the YAML itself, in words for people who write content. */
export type SyntaxFinding = Required<Pick<Problem, 'code' | 'message' | 'hint' | 'span'>> & { fix?: Edit[] };

export const QUOTE_ALL = 'Put the whole text in double quotes.';

/** A slip of some length at an offset, with the splices that mend it, where they are certain. */
export function syntaxFinding(start: number, length: number, message: string, hint: string): SyntaxFinding {
  return { code: 'yaml-syntax', message, hint, span: { start, end: start + Math.max(1, length) } };
}

/** The same slip with its fix: other words for the stretch from an offset, of a length. */
export function replaceFix(found: SyntaxFinding, at: number, length: number, text: string): SyntaxFinding {
  return { ...found, fix: [{ start: at, end: at + length, text }] };
}

/** The same slip, mended by quotes around a text. One with a comment behind it, or with other quotes, is left to a person. */
export function quoteFix(found: SyntaxFinding, value: string, valueAt: number): SyntaxFinding {
  const isPlain = !/["'] | #/.test(value);
  return isPlain ? replaceFix(found, valueAt, value.length, inQuotes(value)) : found;
}
