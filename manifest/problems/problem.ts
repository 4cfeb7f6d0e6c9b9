/** What the checks say about a manifest: data first, printed elsewhere. */
import { counted } from './sentence-parts.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import type { ProblemCode, Severity } from './kinds.ts';

export type { ProblemCode };

/** What a rule reports; its position in the file follows from the pointer. */
export interface Finding {
  code: ProblemCode;
  pointer: Pointer;
  /** One sentence: what is wrong. */
  message: string;
  /** One sentence: what to do about it. */
  hint?: string;
  /** What may be there, in a few words: a text; one of: small, large. */
  expected?: string;
  /** What is there, in a few words. */
  found?: string;
  /** Up to three words that may have been intended, the likeliest first. */
  suggestions?: string[];
  /** The correction; only where no other one is possible. */
  fix?: Fix;
  /** Whether the mark is under the field's name or under its value (the default). */
  at?: 'key' | 'value';
  /** Some words within the value to put the mark under: where they come first. */
  mark?: string;
  /** A file of the public folder that the problem is about; then nothing in the manifest is. */
  publicFile?: string;
  /** A second place that the problem is about. */
  related?: { pointer: Pointer; message: string };
  /** It may be intended as it is: it counts only where a recovery confirms it. */
  isTentative?: true;
}

/** How a finding is fixed. */
export type Fix =
  /** Replaces the marked words, or the whole value without a mark (bare: with the quotes around it), and adds fields below if there are any. */
  | { replace: string; bare?: true; beside?: Record<string, string> }
  /** Replaces several marked words of the value, in their order. */
  | { each: { mark: string; replace: string }[] }
  /** Puts quotes around the value. */
  | { quote: true }
  /** Replaces an entry by several, or a text by a list of them, such as a row of a table. */
  | { separate: string[]; row?: true }
  /** Adds an entry to a list. */
  | { add: Record<string, string>; to: Pointer }
  /** Removes a field or an entry. */
  | { remove: Pointer }
  /** Moves the field to another object. */
  | { relocate: Pointer }
  | Reshape;

/** A fix that changes the shape of what is written, not its words. */
export type Reshape =
  /** Moves fields or entries of a list further in or out. */
  | { moves: Move[] }
  /** Makes the value the only entry of a list. */
  | { list: true }
  /** Replaces a list by its only entry, or by one object with the fields of its entries. */
  | { unlist: true }
  /** Puts the value into a field of this name. */
  | { inside: string }
  /** Writes a field "type" in place of a field, and its fields as those of the object around it. */
  | { type: string }
  /** Writes the fields of the value as those of the object around it. */
  | { unwrap: true }
  /** Joins a name to the text before it, which a comma has cut. */
  | { join: { field: string; text: string } }
  /** Splits a name into a field and its value. */
  | { split: [name: string, value: string] }
  /** Splits a text into the entries of a list. */
  | { entries: WrittenEntry[] }
  /** Replaces a field by other fields with these values. */
  | { fields: [name: string, value: string][] }
  /** Writes a field's name as the value of one field, and its value as that of another. */
  | { pair: [string, string] };

/** An entry of a list within a text: what is before it, such as "1. ", and its words. */
export interface WrittenEntry {
  mark: string;
  text: string;
}

/** Where a field or an entry is written, and where it belongs. */
export interface Move {
  from: Pointer;
  to: Pointer;
}

/** A stretch of the file, in UTF-16 offsets, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** One splice of the text. */
export interface Splice extends Span {
  text: string;
}

/** A block among those of its page: its number counts from 1; a shared block has a name instead. */
export interface BlockLocation {
  number?: number;
  name?: string;
  type?: string;
  id?: string;
}

/** A finding with its place in the file and the page and block it belongs to. */
export interface Problem extends Omit<Finding, 'related' | 'at' | 'mark' | 'fix' | 'publicFile'> {
  severity: Severity;
  file: string;
  /** The problem is about a whole file that is not the manifest: there is no line to show. */
  wholeFile?: true;
  /** The text that the span is in, where that is not the manifest's: a file of translations. */
  fileText?: string;
  span: Span;
  /** Such as: page /about, block 3 (stats). Empty where a problem belongs to no page. */
  where: string;
  /** The path of its page, and its block there, for programs. */
  page?: string;
  block?: BlockLocation;
  related?: { span: Span; message: string };
  /** Other problems of the same cause: only this one is shown. */
  same?: Problem[];
  /** The splices that fix it; every other byte of the file stays. */
  fix?: Splice[];
}

/** Compares problems by their order in the file; those about other files come last. */
export function byPosition(a: Problem, b: Problem): number {
  return Number(a.wholeFile ?? false) - Number(b.wholeFile ?? false) || a.span.start - b.span.start;
}

/**
 * Thrown with every problem of a manifest at once. `text` is the manifest's, for the excerpt; where it is a part of it,
 * `lineOf` gives the number that a line has in the whole.
 */
export class ManifestError extends Error {
  readonly problems: Problem[];
  readonly text: string;
  readonly lineOf?: (line: number) => number;

  constructor(problems: Problem[], text: string, lineOf?: (line: number) => number) {
    super(`${counted(problems.length, 'problem')} in the manifest`);
    this.name = 'ManifestError';
    this.problems = problems;
    this.text = text;
    if (lineOf) this.lineOf = lineOf;
  }
}
