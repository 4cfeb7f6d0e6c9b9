/** Comments that go on in a next line without a #. */
import type { Edit } from '../../../problems/problem.ts';
import { fieldNames } from '../../../../schema/schemas.ts';
import { splice } from '../../../yaml/edit/splice.ts';
import { isComment } from '../../outline.ts';
import type { OutlineLine } from '../../outline.ts';
import { atLine, shorten } from '../../syntax-fix.ts';
import type { FindForeign, ForeignLine } from '../context.ts';

/** No comment goes on for longer without anybody seeing it. */
const LONGEST = 12;

/** Finds the first line of words below each comment; with those below it, as far as the rest then reads. */
export const continuedComments: FindForeign = ({ text, lines, rate }): ForeignLine[] => {
  const found: ForeignLine[] = [];
  for (let index = 1; index < lines.length; index++) {
    if (!isWords(lines[index]!) || !endsInComment(lines[index - 1]!, lines[index]!)) continue;
    const run = runFrom(lines, index);
    const before = rate(text);
    for (; run.length > 0; run.pop()) {
      const edits = run.map(({ at }): Edit => ({ start: at, end: at, text: '# ' }));
      if (rate(splice(text, edits)) >= before) continue;
      found.push({ ...explain(run), edits, fixes: 'where it fits' });
      break;
    }
  }
  return found;
};

function explain(run: OutlineLine[]): Pick<ForeignLine, 'slip'> {
  const [first] = run;
  const message = 'This line goes on with the comment above it, but has no # in front.';
  const hint =
    run.length === 1
      ? `Write "# ${shorten(first!.content)}".`
      : `Start each of these ${run.length} lines with #: "# ${shorten(first!.content)}".`;
  return { slip: atLine(first!, message, hint) };
}

function runFrom(lines: OutlineLine[], index: number): OutlineLine[] {
  const run = [lines[index]!];
  for (let next = index + 1; run.length < LONGEST; next++) {
    const line = lines[next];
    if (!line || !isWords(line) || line.start !== lines[next - 1]!.end + 1) break;
    run.push(line);
  }
  return run;
}

/** Whether a comment ends right above a line. */
function endsInComment(before: OutlineLine, { start, columns }: OutlineLine): boolean {
  if (before.isText || before.end + 1 !== start) return false;
  return isComment(before) || (/ #[ \t]/.test(before.value) && columns[0]! > before.columns[0]!);
}

/** Whether a line holds several words, and nothing that looks like a field or an entry. */
function isWords({ content, columns, key }: OutlineLine): boolean {
  const [first = '', second, ...more] = (key ?? content).split(/\s+/);
  if (columns.length > 1 || !/^[\p{L}\d(]/u.test(content) || second === undefined) return false;
  return !/^["'\d]/.test(second) && !(fieldNames().has(first) && (key !== undefined || more.length === 0));
}
