/** Guards cells so that no spreadsheet reads them as a formula or a number, whatever separator it uses. */

/** Characters that begin a formula, in their wide and small forms, too. */
const EQUALS = '=\\uFE66\\uFF1D';
const SIGNS = `${EQUALS}+\\-@\\uFE62\\uFE63\\uFE6B\\uFF0B\\uFF0D\\uFF20`;
/**
 * The start of a cell: of the text, or after a character that some program takes for a separator. Quotes and
 * apostrophes before a formula are skipped, so that the guard can be removed.
 */
const FORMULA = new RegExp(`(^|[,;|\\t\\r\\n])(?=["']*[${SIGNS}]|["' \\u00A0]*[${EQUALS}])`, 'g');
/** Some programs begin a formula after these. */
const BLANK = /^'*[\t\r\n]/;
/** A phone number loses its leading zero or its last digits where it is read as a number. */
const PHONE = /^'*(?:0\d+|\d{10,})$/;

/** Returns a text as a cell, with an apostrophe where a spreadsheet would change it. */
export function csvCell(text: string): string {
  const guarded = text.replace(FORMULA, "$1'");
  return BLANK.test(guarded) || PHONE.test(guarded) ? `'${guarded}` : guarded;
}
