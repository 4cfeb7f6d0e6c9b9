/**
 * Returns what all spellings of one address have in common: case, trailing slash, index.html and doubled slashes make
 * no difference.
 */
export function spelling(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // not percent-encoded text: no page is called so
  }
  const bare = decoded
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$|\/index$/, '')
    .replace(/\/$/, '');
  return bare === '' ? '/' : bare;
}
