/** Returns the length of a text as people count: an accent or an emoji is no character of its own. */
export function textLength(text: string): number {
  // oxlint-disable-next-line no-control-regex -- plain letters need no segmenter, which is slow
  if (/^[\x00-\x7F]*$/.test(text)) return text.trim().replaceAll(/\s+/g, ' ').length;
  return [...new Intl.Segmenter().segment(text.trim().replaceAll(/\s+/g, ' '))].length;
}
