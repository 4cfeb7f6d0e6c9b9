/** Names the request headers that a form's script sends with a submission. */

/** A key of the submission, the same when it is sent again. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Milliseconds from the form being ready to the submission. */
export const FORM_AGE_HEADER = 'form-age';
