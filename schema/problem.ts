/** What the checks say about a manifest: data first, printed elsewhere. */

/** Every kind of problem, for good: a code is never renamed. */
export type ProblemCode =
  | 'yaml-syntax'
  | 'yaml-tab'
  | 'yaml-duplicate-key'
  | 'yaml-alias'
  | 'yaml-tag'
  | 'yaml-documents'
  | 'yaml-empty'
  | 'text-too-long'
  | 'bad-encoding'
  | 'unknown-field'
  | 'missing-field'
  | 'misspelt-field'
  | 'unknown-block'
  | 'wrong-type'
  | 'wrong-value'
  | 'wrong-count'
  | 'unknown-reference'
  | 'broken-link'
  | 'broken-anchor'
  | 'unsafe-link'
  | 'missing-file'
  | 'picture-format'
  | 'remote-image'
  | 'unknown-icon'
  | 'unknown-place'
  | 'markdown-not-allowed'
  | 'unique-paths'
  | 'reserved-path'
  | 'unique-ids'
  | 'one-hero'
  | 'unknown-parent'
  | 'unknown-shared'
  | 'unknown-endpoint'
  | 'unknown-category'
  | 'redirect-conflict'
  | 'form-fields'
  | 'brand-contrast'
  | 'placeholder';

/** A JSON pointer into the manifest, such as /routes/2/blocks/0/heading. */
export type Pointer = string;

/** What a check reports; where it stands in the file is worked out from the pointer. */
export interface Finding {
  code: ProblemCode;
  pointer: Pointer;
  /** One sentence: what is wrong. */
  message: string;
  /** One sentence: what to do about it. */
  hint?: string;
  /** Whether the mark stands under the field's name or under its value (the default). */
  at?: 'key' | 'value';
  /** Some words within the value to put the mark under. */
  mark?: string;
  /** A second place that the problem is about. */
  related?: { pointer: Pointer; message: string };
}

/** A stretch of the file, in UTF-16 offsets, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A finding with its place in the file and the page and block it belongs to. */
export interface Problem extends Omit<Finding, 'related' | 'at' | 'mark'> {
  file: string;
  span: Span;
  /** Such as: page /about, block 3 (stats). Empty where a problem belongs to no page. */
  where: string;
  related?: { span: Span; message: string };
}

/** Thrown with every problem of a manifest at once. `text` is the manifest's, for the excerpt. */
export class ManifestError extends Error {
  readonly problems: Problem[];
  readonly text: string;

  constructor(problems: Problem[], text: string) {
    super(`${problems.length} problem${problems.length === 1 ? '' : 's'} in the manifest`);
    this.name = 'ManifestError';
    this.problems = problems;
    this.text = text;
  }
}

/** The manifest, or a file it needs, could not be read at all. */
export class UnreadableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableError';
  }
}
