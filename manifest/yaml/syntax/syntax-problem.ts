import { inQuotes } from '../edit/fix-splices.ts';
import type { Edit, Problem } from '../../problems/problem.ts';

/** A slip in the YAML itself, in words for people who write content. */
export type SyntaxSlip = Required<Pick<Problem, 'code' | 'message' | 'hint' | 'span'>> & { fix?: Edit[] };

export const QUOTE_ALL = 'Put the whole text in double quotes.';

/** A slip of some length at an offset, with the splices that mend it, where they are certain. */
export function slip(start: number, length: number, message: string, hint: string): SyntaxSlip {
  return { code: 'yaml-syntax', message, hint, span: { start, end: start + Math.max(1, length) } };
}

/** The same slip with its cure: other words for the stretch from an offset, of a length. */
export function mend(found: SyntaxSlip, at: number, length: number, text: string): SyntaxSlip {
  return { ...found, fix: [{ start: at, end: at + length, text }] };
}

/** The same slip, mended by quotes around a text. One with a comment behind it, or with other quotes, is left to a person. */
export function mendByQuotes(found: SyntaxSlip, value: string, valueAt: number): SyntaxSlip {
  const isPlain = !/["'] | #/.test(value);
  return isPlain ? mend(found, valueAt, value.length, inQuotes(value)) : found;
}
