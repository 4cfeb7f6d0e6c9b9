/** Defines the errors that every command reports as one sentence, without a stack trace. */

/** A manifest, or a file that it needs, cannot be read at all. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/** A command was called with an option or an argument that it does not accept. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
