/**
 * Returns the normal form of a path, which all spellings of one address share: case, a trailing slash, index.html and
 * doubled slashes make no difference.
 */
export function normalForm(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // not percent-encoded text: no page is called so
  }
  const bare = caseless(decoded)
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$|\/index$/, '')
    .replace(/\/$/, '');
  return bare === '' ? '/' : bare;
}

/** Returns a path as hosts that ignore case compare it, however its accents are encoded. */
export function caseless(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
