/** Returns the pieces of a text, those in some ranges within mark elements. Texts become text nodes, never HTML. */
export function marked(text: string, ranges: { start: number; end: number }[]): (Node | string)[] {
  const pieces: (Node | string)[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(start, end);
    pieces.push(text.slice(at, start), mark);
    at = end;
  }
  return [...pieces, text.slice(at)];
}
