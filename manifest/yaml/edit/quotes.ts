/** Puts a plain text in quotes; of the two kinds it takes the one that needs no escape for backslashes. */
export function inQuotes(written: string): string {
  return /["\\]/.test(written) ? `'${written.replaceAll("'", "''")}'` : `"${written}"`;
}
