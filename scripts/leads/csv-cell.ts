/** Cells that no spreadsheet takes for a formula or a number. */

/** What begins a formula, in its wide forms too; any apostrophes before it, so that the guard can be taken off again. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;
/** A phone number loses its zero, or its last digits, where it is read as a number. */
const PHONE = /^'*(?:0\d+|\d{10,})$/;

/** A text as a cell: with an apostrophe before it where a spreadsheet would make something else of it. */
export function csvCell(text: string): string {
  return FORMULA.test(text) || PHONE.test(text) ? `'${text}` : text;
}
