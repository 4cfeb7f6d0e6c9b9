/** Cells that no spreadsheet takes for a formula or a number, whatever it takes for the separator. */

/** What begins a formula, in its wide and small forms too. */
const EQUALS = '=\\uFE66\\uFF1D';
const SIGNS = `${EQUALS}+\\-@\\uFE62\\uFE63\\uFE6B\\uFF0B\\uFF0D\\uFF20`;
/**
 * Where a cell may begin: at its start, and, for a program that splits at other characters, behind each of those. Quotes
 * and apostrophes before a formula do not count, so that the guard can be taken off again.
 */
const FORMULA = new RegExp(`(^|[,;|\\t\\r\\n])(?=["']*[${SIGNS}]|["' \\u00A0]*[${EQUALS}])`, 'g');
/** Some programs begin a formula behind these. */
const BLANK = /^'*[\t\r\n]/;
/** A phone number loses its zero, or its last digits, where it is read as a number. */
const PHONE = /^'*(?:0\d+|\d{10,})$/;

/** Returns a text as a cell, with an apostrophe wherever a spreadsheet would make something else of it. */
export function csvCell(text: string): string {
  const guarded = text.replace(FORMULA, "$1'");
  return BLANK.test(guarded) || PHONE.test(guarded) ? `'${guarded}` : guarded;
}
