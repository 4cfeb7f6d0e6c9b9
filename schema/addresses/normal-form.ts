/**
 * Returns the normal form of a path, which all spellings of one address share: case, a trailing slash, index.html and
 * doubled slashes make no difference.
 */
export function normalForm(path: string): string {
  const bare = caseless(decodedPath(path))
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$|\/index$/, '')
    .replace(/\/$/, '');
  return bare === '' ? '/' : bare;
}

/** Returns a path with the characters that an address encodes: %20 is a space. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // not percent-encoded text: nothing is called so
  }
}

/** Returns a path as hosts that ignore case compare it, however its accents are encoded. */
export function caseless(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
