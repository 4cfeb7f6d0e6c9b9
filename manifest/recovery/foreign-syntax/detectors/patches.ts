/** Signs in front of lines, as a shown difference has them: a plus, and a space where a line is the same. */
import type { Edit } from '../../../problems/problem.ts';
import { splice } from '../../../yaml/edit/splice.ts';
import { syntaxFinding } from '../../../yaml/syntax/syntax-problem.ts';
import type { FindForeign, ForeignContext } from '../context.ts';

const HEAD =
  /^(?:@@ -\d|diff --git |index [\da-f]{7,}|--- (?:a\/|\/dev\/null)|\+\+\+ (?:b\/|\/dev\/null)|\\ No newline|(?:new|deleted) file mode |(?:old|new) mode \d|similarity index |rename (?:from|to) )/;
/** A minus in front of a line that was taken away; a hyphen of YAML has one space behind it. */
const TAKEN = /^-(?! \S)(?!--$)(?=.)/;

interface Row {
  start: number;
  text: string;
}

/** Finds the lines of a difference that was pasted with its signs. */
export const shownDifference: FindForeign = (scene) => {
  const rows = rowsOf(scene.text);
  const own = new Set(scene.lines.map(({ start }) => start));
  const heads = rows.filter(({ text, start }) => HEAD.test(text) && own.has(start));
  const added = rows.filter(({ text }) => /^\+(?!\+\+ )/.test(text));
  const [first] = [...heads, ...added].toSorted((a, b) => a.start - b.start);
  if (!first) return [];
  const { edits, hasTaken } = likeliest(scene, rows, heads, added);
  const signs = added.length > 0 ? 'plus signs' : 'marks';
  const message =
    heads.length > 0 && added.length === 0 && edits.length === heads.length
      ? 'This line comes from a patch (git diff), and is not part of the manifest.'
      : added.length === 1 && heads.length === 0 && !hasTaken
        ? 'The plus sign in front of this line comes from a patch.'
        : `A difference (git diff) was pasted with its ${signs}${heads.length > 0 ? ' and the lines around it' : ''}.`;
  return [
    {
      slip: syntaxFinding(
        first.start,
        first.text.length,
        message,
        advice(heads.length, added.length, hasTaken, edits.length),
      ),
      edits,
      // Lines of git alone may stand where others were lost.
      fixes: hasTaken || edits.length === heads.length ? 'never' : 'where it fits',
    },
  ];
};

function advice(heads: number, added: number, hasTaken: boolean, edits: number): string {
  const taken = hasTaken ? ', and the lines that start with a minus' : '';
  if (heads > 0 && added === 0 && edits === heads && !hasTaken)
    return heads === 1 ? 'Remove it.' : `Remove it, and the ${heads - 1} others like it.`;
  if (added === 1 && heads === 0) return `Remove the plus sign${taken}.`;
  const others = edits > heads + added ? ', and the one space in front of the other lines' : '';
  const lines = heads > 0 ? ', and the lines that git wrote (diff, index, ---, +++, @@)' : '';
  return `Remove the ${added > 0 ? 'plus at the start of each line' : 'signs at the start of lines'}${others}${lines}${taken}.`;
}

/** The edits that leave the least wrong, the simplest first. */
function likeliest(
  { text, rate }: ForeignContext,
  rows: Row[],
  heads: Row[],
  added: Row[],
): { edits: Edit[]; hasTaken: boolean } {
  const isHead = new Set(heads);
  const isAdded = new Set(added);
  const near = surroundings(rows, isHead, isAdded);
  const taken = rows.filter((row) => near.has(row) && TAKEN.test(row.text) && !isHead.has(row));
  const isTaken = new Set(taken);
  const dropped = [...heads, ...taken].map(({ start, text: { length } }) => ({
    start,
    end: Math.min(text.length, start + length + 1),
    text: '',
  }));
  const strip = (of: Row[], sign: RegExp): Edit[] =>
    of.flatMap((row) => {
      const [found] = (!isHead.has(row) && !isTaken.has(row) && sign.exec(row.text)) || [];
      return found ? [{ start: row.start, end: row.start + found.length, text: '' }] : [];
    });
  const around = rows.filter((row) => near.has(row));
  const isWhole = rows.every((row) => row.text.trim() === '' || isHead.has(row) || /^[+ ]/.test(row.text));
  const isWide = isWhole && rows.every((row) => isHead.has(row) || /^(?:[+ ] |\+?$)/.test(row.text));
  const choices = [
    ...(isWide ? [strip(rows, /^(?:\+ ?| {2})/)] : []),
    ...(isWhole ? [strip(rows, /^[+ ]/)] : []),
    strip(added, /^\+/),
    strip(added, /^\+ ?/),
    strip(around, /^[+ ]/),
    strip(around, /^(?:\+ ?| {2})/),
  ];
  const rated = choices.map((edits) => ({ edits: [...dropped, ...edits], hasTaken: taken.length > 0 }));
  let best = rated[0]!;
  let least = Infinity;
  for (const one of rated) {
    const found = rate(splice(text, one.edits));
    if (found < least) [best, least] = [one, found];
  }
  return best;
}

/** The lines that a difference shows around a change: those beside it that start with a space, each one too far in. */
function surroundings(rows: Row[], heads: Set<Row>, added: Set<Row>): Set<Row> {
  const near = new Set<Row>();
  for (const step of [1, -1]) {
    let inside = false;
    for (let at = step === 1 ? 0 : rows.length - 1; rows[at]; at += step) {
      const row = rows[at]!;
      const isChange = added.has(row) || (step === 1 && heads.has(row));
      const indent = /^ */.exec(row.text)![0].length;
      const goesOn = row.text.trim() === '' || indent % 2 === 1 || TAKEN.test(row.text);
      inside = isChange || (inside && goesOn);
      if (inside) near.add(row);
    }
  }
  return near;
}

function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  for (let start = 0; start < text.length; start += rows.at(-1)!.text.length + 1) {
    const end = text.indexOf('\n', start);
    rows.push({ start, text: text.slice(start, end === -1 ? text.length : end) });
  }
  return rows;
}
