/** Headers by which a form's script tells the server about a submission. */

/** A key of one click, the same when it is sent again. */
export const CLICK_HEADER = 'idempotency-key';
/** Milliseconds from the first input to the click. */
export const FORM_AGE_HEADER = 'form-age';
