/** Defines the errors that every command reports as one sentence, without a stack trace. */

/** A manifest, or a file that it needs, cannot be read at all. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/** Says what to do with a manifest that is too long to be read at once. */
export const READ_BY_PAGE = 'npx waybill build reads it page by page, and checks it';

/** A command was called with an option or an argument that it does not accept. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
