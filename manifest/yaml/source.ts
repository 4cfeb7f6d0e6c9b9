/** The types that reading a manifest's YAML gives: its value with positions, and what is wrong with its syntax. */
import type { Splice, ProblemCode, Span } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';

/** A parsed manifest: its value, and the position of each part of it in the text. */
export interface Source {
  file: string;
  text: string;
  value: unknown;
  /** Returns the span of a value or of its field's name; of the nearest parent where the pointer leads nowhere. */
  locate(pointer: Pointer, at?: 'key' | 'value'): Span;
  /** Returns whether the pointer leads to something that is written. */
  has(pointer: Pointer): boolean;
  /** Warnings: valid YAML that probably says something other than intended. */
  warnings: SyntaxProblem[];
}

/** Something wrong with the YAML itself, found before there is any value. */
export interface SyntaxProblem {
  code: ProblemCode;
  message: string;
  hint: string;
  span: Span;
  related?: { span: Span; message: string };
  fix?: Splice[];
  /** The offset at which the reader had to stop, often after the mistake. */
  stoppedAt?: number;
  /** A part of the manifest is elsewhere, so that missing fields say nothing. */
  isPartial?: true;
}

/** A text as it was read. Where there are syntax problems, the value means nothing. */
export interface Read {
  value: unknown;
  problems: SyntaxProblem[];
  warnings: SyntaxProblem[];
}
