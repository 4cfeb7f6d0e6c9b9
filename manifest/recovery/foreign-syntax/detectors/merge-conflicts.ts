/** Finds the marks that a merge leaves around two versions of some lines. */
import type { OutlineLine } from '../../outline.ts';
import { dropLines } from '../../syntax-fix.ts';
import type { SyntaxProblem } from '../../../yaml/source.ts';
import { syntaxProblem } from '../../../yaml/syntax/syntax-problem.ts';
import type { ForeignDetector, ForeignFinding } from '../context.ts';

/** What to do about a conflict. */
export const KEEP_ONE = 'Keep one of the two versions, and delete the other one and the lines with the marks.';
const MARK = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;

/** Keeps the first version of each conflict, only to read the lines after it. */
export const mergeConflicts: ForeignDetector = ({ text, lines }) => {
  const marks = lines.filter(({ content, start, at }) => at === start && MARK.test(content));
  const findings: ForeignFinding[] = [];
  for (let index = 0; index < marks.length;) {
    const [open, ...others] = marks.slice(index);
    const end = open!.content.startsWith('<') ? others.findIndex(({ content }) => content.startsWith('>')) : -1;
    const inside = others.slice(0, end + 1);
    const isNested = inside.slice(0, -1).some(({ content }) => content.startsWith('<'));
    const hasDivider = inside.slice(0, -1).some(({ content }) => /^[|=]/.test(content));
    if (isNested || !hasDivider) {
      findings.push(strayMark(text, open!));
      index++;
    } else {
      findings.push(conflict(text, open!, inside));
      index += end + 2;
    }
  }
  return findings;
};

/** Explains a conflict; `marks` are those after the first, up to the last. */
function conflict(text: string, open: OutlineLine, marks: OutlineLine[]): ForeignFinding {
  const [middle, close] = [marks.find(({ content }) => /^[|=]/.test(content))!, marks.at(-1)!];
  const divider = marks.find(({ content }) => content.startsWith('=')) ?? middle;
  const versions = [text.slice(open.end + 1, middle.start), text.slice(divider.end + 1, close.start)];
  const message = 'A merge left two versions of these lines and its own marks (<<<<<<<, =======, >>>>>>>) in the file.';
  return {
    problem: explain(open, message, KEEP_ONE),
    splices: [dropLines(text, open), dropLines(text, middle, close)],
    fixWhen: versions[0] === versions[1] ? 'always' : 'never',
  };
}

function strayMark(text: string, line: OutlineLine): ForeignFinding {
  const hint = 'Delete it, and look whether the lines around it are there twice.';
  const problem = explain(line, 'This line is left over from a merge.', hint);
  return { problem, splices: [dropLines(text, line)], fixWhen: 'if valid' };
}

function explain({ start, content }: OutlineLine, message: string, hint: string): SyntaxProblem {
  return { ...syntaxProblem(start, content.length, message, hint), code: 'merge-conflict' };
}
