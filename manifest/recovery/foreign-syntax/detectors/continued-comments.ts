/** Finds comments that continue on the next line without a #. */
import { fieldNames } from '../../../words/schema-fields.ts';
import { insertAt, splice } from '../../../yaml/edit/splice.ts';
import { isComment } from '../../outline.ts';
import type { OutlineLine } from '../../outline.ts';
import { atLine, shorten } from '../../syntax-fix.ts';
import type { ForeignDetector, ForeignFinding } from '../context.ts';

/** No comment goes on for longer without being noticed. */
const LONGEST = 12;

/** Turns the words below each comment into comments: as many lines as leave fewer errors. */
export const continuedComments: ForeignDetector = ({ text, lines, countErrors }) => {
  const findings: ForeignFinding[] = [];
  for (let index = 1; index < lines.length; index++) {
    if (!isWords(lines[index]!) || !endsInComment(lines[index - 1]!, lines[index]!)) continue;
    const run = runFrom(lines, index);
    const before = countErrors(text);
    for (; run.length > 0; run.pop()) {
      const edits = run.map(({ at }) => insertAt(at, '# '));
      if (countErrors(splice(text, edits)) >= before) continue;
      findings.push({ ...explain(run), edits, fixWhen: 'if valid' });
      break;
    }
  }
  return findings;
};

function explain(run: OutlineLine[]): Pick<ForeignFinding, 'problem'> {
  const [first] = run;
  const message = 'This line goes on with the comment above it, but has no # in front.';
  const written = `"# ${shorten(first!.content)}".`;
  const hint = run.length === 1 ? `Write ${written}` : `Start each of these ${run.length} lines with #: ${written}`;
  return { problem: atLine(first!, message, hint) };
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

/** Returns whether a comment ends right above a line. */
function endsInComment(before: OutlineLine, { start, columns }: OutlineLine): boolean {
  if (before.isText || before.end + 1 !== start) return false;
  return isComment(before) || (/ #[ \t]/.test(before.value) && columns[0]! > before.columns[0]!);
}

/** Returns whether a line has several words, and does not look like a field or an entry. */
function isWords({ content, columns, key }: OutlineLine): boolean {
  const [first = '', second, ...more] = (key ?? content).split(/\s+/);
  if (columns.length > 1 || !/^[\p{L}\d(]/u.test(content) || second === undefined) return false;
  return !/^["'\d]/.test(second) && !(fieldNames().has(first) && (key !== undefined || more.length === 0));
}
