/** A plain text in quotes; nothing in it needs an escape that could go wrong. */
export function inQuotes(written: string): string {
  return /["\\]/.test(written) ? `'${written.replaceAll("'", "''")}'` : `"${written}"`;
}
