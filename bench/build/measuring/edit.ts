/** Adds a word to the first heading of a route. Returns the new text and the new heading. */
export function editRoute(piece: string): { text: string; heading: string } {
  const start = piece.search(/^ {2}- path: /m); // the piece of the first route begins with other headings
  const [line, before] = /^ +(?:- )?heading: ([\w ,-]+)$/m.exec(piece.slice(start)) ?? [];
  if (line === undefined) throw new Error(`There is no plain heading to edit in:\n${piece.slice(start, start + 200)}`);
  const at = piece.indexOf(line, start) + line.length;
  return { text: `${piece.slice(0, at)} edited${piece.slice(at)}`, heading: `${before} edited` };
}
