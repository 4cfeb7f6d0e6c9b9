/** Text → Source. Only this file and those in yaml/ know the YAML library. */
import { YAMLException } from 'js-yaml';
import type { Edit, Problem, ProblemCode, Span } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { problemKinds } from '../problems/kinds.ts';
import { readByRoute } from './quick/by-route.ts';
import { positionsIn } from './positions.ts';
import { readWhole } from './read.ts';
import { explainSyntax } from './syntax/explain-syntax.ts';

/** A parsed manifest: its value, and where each part of it stands in the text. */
export interface Source {
  file: string;
  text: string;
  value: unknown;
  /** The stretch of a value or of its field's name; of the nearest parent where the pointer leads nowhere. */
  locate(pointer: Pointer, at?: 'key' | 'value'): Span;
  /** Whether the pointer leads to something that is written. */
  has(pointer: Pointer): boolean;
  /** Where it can be read, and yet may say something else than was meant. */
  doubts: SyntaxProblem[];
}

/** A slip in the YAML itself, found before there is any value. */
export interface SyntaxProblem {
  code: ProblemCode;
  message: string;
  hint: string;
  span: Span;
  related?: { span: Span; message: string };
  fix?: Edit[];
  /** Where the reader could read no further, often behind the slip. */
  stoppedAt?: number;
  /** A part of the manifest is elsewhere, so that what is lacking says nothing by itself. */
  isPartial?: true;
}

/** A slip as a problem of its file. */
export function problemOf(slip: SyntaxProblem, file: string): Problem {
  const { stoppedAt: _stoppedAt, isPartial: _isPartial, ...problem } = slip;
  return { ...problem, severity: problemKinds[slip.code].severity, file, pointer: '', where: '' };
}

/** Parses a manifest (YAML, of which JSON is a part). Gives the slips instead if the text is broken. */
export function parse(file: string, text: string): Source | SyntaxProblem[] {
  try {
    const { value, doubts, slips } = readByRoute(text) ?? readWhole(text);
    return slips.length > 0 ? slips : { file, text, value, doubts, ...positionsIn(text) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const offset = Math.min(error.mark?.position ?? 0, text.length);
    return [{ ...explainSyntax(text, offset, error.reason), stoppedAt: offset }];
  }
}
