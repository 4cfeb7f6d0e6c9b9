/** Reads the lines of a patch (git diff) by their signs. */
import type { ForeignContext } from './context.ts';

const HEADER =
  /^(?:@@ -\d|diff --git |index [\da-f]{7,}|--- (?:a\/|\/dev\/null)|\+\+\+ (?:b\/|\/dev\/null)|\\ No newline|(?:new|deleted) file mode |(?:old|new) mode \d|similarity index |rename (?:from|to) )/;
/** A minus sign of a removed line; a hyphen of YAML is followed by one space. */
const REMOVED = /^-(?! \S)(?!--$)(?=.)/;

export interface Row {
  start: number;
  end: number;
  text: string;
}

/** The lines of a text as a patch has them. */
export interface Patch {
  text: string;
  rows: Row[];
  headers: Set<Row>;
  added: Set<Row>;
  removed: Set<Row>;
  /** The changed lines and those shown around them. */
  shown: Set<Row>;
}

/** Returns the lines of a text as a patch has them. */
export function readPatch({ text, lines }: ForeignContext): Patch {
  const rows = [...text.matchAll(/[^\n]*\n|[^\n]+$/g)].map(({ 0: row, index: start }): Row => {
    const content = row.replace(/\n$/, '');
    return { start, end: start + content.length, text: content };
  });
  const starts = new Set(lines.map(({ start }) => start));
  const headers = new Set(rows.filter((row) => HEADER.test(row.text) && starts.has(row.start)));
  const added = new Set(rows.filter((row) => /^\+(?!\+\+ )/.test(row.text)));
  const shown = shownRows(rows, headers, added);
  const removed = new Set([...shown].filter((row) => REMOVED.test(row.text) && !headers.has(row)));
  return { text, rows, headers, added, removed, shown };
}

/** Returns the changed lines and those next to them that a patch indents by one more space. */
function shownRows(rows: Row[], headers: Set<Row>, added: Set<Row>): Set<Row> {
  const shown = new Set<Row>();
  for (const step of [1, -1]) {
    let isInside = false;
    for (let at = step === 1 ? 0 : rows.length - 1; rows[at]; at += step) {
      const row = rows[at]!;
      const isChange = added.has(row) || (step === 1 && headers.has(row));
      const indent = /^ */.exec(row.text)![0].length;
      const continues = row.text.trim() === '' || indent % 2 === 1 || REMOVED.test(row.text);
      isInside = isChange || (isInside && continues);
      if (isInside) shown.add(row);
    }
  }
  return shown;
}
