/** Formats texts as the columns of a terminal. */

const graphemes = new Intl.Segmenter();

/** Truncates a text to a width, with … at the end. */
export function truncate(text: string, width: number): string {
  const signs = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return signs.length > width ? `${signs.slice(0, width - 1).join('')}…` : text;
}

/** Formats rows as columns of equal width, except for the last. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  const pad = (cell: string, column: number) => cell + ' '.repeat(Math.max(0, widths[column]! - widthOf(cell)));
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

const widthOf = (text: string): number => Array.from(graphemes.segment(text)).length;
