/** Finds the lines of a patch (git diff) that was pasted with its plus and minus signs. */
import type { Edit } from '../../../problems/problem.ts';
import { replaceAt } from '../../../yaml/edit/splice.ts';
import { syntaxProblem } from '../../../yaml/syntax/syntax-problem.ts';
import { dropLines } from '../../syntax-fix.ts';
import { fewestErrors } from '../context.ts';
import type { ForeignContext, ForeignDetector } from '../context.ts';

const HEADER =
  /^(?:@@ -\d|diff --git |index [\da-f]{7,}|--- (?:a\/|\/dev\/null)|\+\+\+ (?:b\/|\/dev\/null)|\\ No newline|(?:new|deleted) file mode |(?:old|new) mode \d|similarity index |rename (?:from|to) )/;
/** A minus sign of a removed line; a hyphen of YAML is followed by one space. */
const REMOVED = /^-(?! \S)(?!--$)(?=.)/;

interface Row {
  start: number;
  end: number;
  text: string;
}

/** The lines of a text as a patch has them. */
interface Patch {
  text: string;
  rows: Row[];
  headers: Set<Row>;
  added: Set<Row>;
  removed: Set<Row>;
  /** The changed lines and those shown around them. */
  shown: Set<Row>;
}

/** Removes the signs, headers and removed lines of a patch, in the way that leaves the fewest errors. */
export const patches: ForeignDetector = (context) => {
  const patch = readPatch(context);
  const { rows, headers, added, removed } = patch;
  const first = rows.find((row) => headers.has(row) || added.has(row));
  if (!first) return [];
  const { edits } = fewestErrors(context.text, editsOf(patch));
  const onlyHeaders = edits.length === headers.size;
  const signs = added.size > 0 ? 'plus signs' : 'marks';
  const message =
    headers.size > 0 && added.size === 0 && onlyHeaders
      ? 'This line comes from a patch (git diff), and is not part of the manifest.'
      : added.size === 1 && headers.size === 0 && removed.size === 0
        ? 'The plus sign in front of this line comes from a patch.'
        : `A difference (git diff) was pasted with its ${signs}${headers.size > 0 ? ' and the lines around it' : ''}.`;
  const problem = syntaxProblem(first.start, first.text.length, message, advice(patch, edits.length));
  // Where there are only headers, other lines may have been lost.
  return [{ problem, edits, fixWhen: removed.size > 0 || onlyHeaders ? 'never' : 'if valid' }];
};

function advice({ headers, added, removed }: Patch, editCount: number): string {
  const removing = removed.size > 0 ? ', and the lines that start with a minus' : '';
  if (headers.size > 0 && added.size === 0 && editCount === headers.size && removed.size === 0)
    return headers.size === 1 ? 'Remove it.' : `Remove it, and the ${headers.size - 1} others like it.`;
  if (added.size === 1 && headers.size === 0) return `Remove the plus sign${removing}.`;
  const others = editCount > headers.size + added.size ? ', and the one space in front of the other lines' : '';
  const lines = headers.size > 0 ? ', and the lines that git wrote (diff, index, ---, +++, @@)' : '';
  return `Remove the ${added.size > 0 ? 'plus at the start of each line' : 'signs at the start of lines'}${others}${lines}${removing}.`;
}

/** Returns the edits to try, the simplest first. */
function editsOf({ text, rows, headers, added, removed, shown }: Patch): Edit[][] {
  const dropped = [...headers, ...removed].map((row) => dropLines(text, row));
  const strip = (of: Iterable<Row>, sign: RegExp): Edit[] => [
    ...dropped,
    ...[...of].flatMap((row) => {
      const [found] = (!headers.has(row) && !removed.has(row) && sign.exec(row.text)) || [];
      return found ? [replaceAt(row.start, found.length, '')] : [];
    }),
  ];
  const isWhole = rows.every((row) => row.text.trim() === '' || headers.has(row) || /^[+ ]/.test(row.text));
  const isWide = isWhole && rows.every((row) => headers.has(row) || /^(?:[+ ] |\+?$)/.test(row.text));
  return [
    ...(isWide ? [strip(rows, /^(?:\+ ?| {2})/)] : []),
    ...(isWhole ? [strip(rows, /^[+ ]/)] : []),
    strip(added, /^\+/),
    strip(added, /^\+ ?/),
    strip(shown, /^[+ ]/),
    strip(shown, /^(?:\+ ?| {2})/),
  ];
}

function readPatch({ text, lines }: ForeignContext): Patch {
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
