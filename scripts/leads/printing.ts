/** Stored texts on a terminal: strangers wrote them, so nothing in them may move the cursor or turn the line around. */

const graphemes = new Intl.Segmenter();

/** A text as one line without controls. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/\p{Bidi_Control}/gu, '');
}

/** The same with its lines kept. */
export function visibleLines(text: string): string[] {
  return text.split('\n').map(visible);
}

/** JSON that is safe to look at: what a terminal might obey is written as \u…, which means the same. */
export function visibleJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (sign) => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Cut to a width, with … where something is left out. */
export function cut(text: string, width: number): string {
  const signs = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return signs.length > width ? `${signs.slice(0, width - 1).join('')}…` : text;
}

/** Columns of equal width, but for the last. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  const pad = (cell: string, column: number) => cell + ' '.repeat(Math.max(0, widths[column]! - widthOf(cell)));
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

const widthOf = (text: string): number => Array.from(graphemes.segment(text)).length;
