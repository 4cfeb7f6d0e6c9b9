/** The marks that a merge leaves around two versions of some lines. */
import type { SyntaxProblem } from '../../../yaml/parse.ts';
import { syntaxFinding } from '../../../yaml/syntax/syntax-problem.ts';
import type { OutlineLine } from '../../outline.ts';
import { dropLine } from '../context.ts';
import type { FindForeign, ForeignLine } from '../context.ts';

const MARK = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;

/** Finds such marks. To read on, the first version is taken. */
export const conflicts: FindForeign = ({ text, lines }): ForeignLine[] => {
  const marks = lines.filter(({ content, start, at }) => at === start && MARK.test(content));
  const repairs: ForeignLine[] = [];
  for (let index = 0; index < marks.length;) {
    const [open, ...rest] = marks.slice(index);
    const end = open!.content.startsWith('<') ? rest.findIndex(({ content }) => content.startsWith('>')) : -1;
    const nested = rest.slice(0, end).some(({ content }) => content.startsWith('<'));
    const middle = rest.slice(0, end).find(({ content }) => /^[|=]/.test(content));
    if (end === -1 || nested || !middle) {
      repairs.push(strayMark(text, open!));
      index++;
    } else {
      repairs.push(conflict(text, rest.slice(0, end + 1), { open: open!, middle, close: rest[end]! }));
      index += end + 2;
    }
  }
  return repairs;
};

function conflict(
  text: string,
  inside: OutlineLine[],
  { open, middle, close }: Record<'open' | 'middle' | 'close', OutlineLine>,
): ForeignLine {
  const divider = inside.find(({ content }) => content.startsWith('=')) ?? middle;
  const versions = [text.slice(after(open), middle.start), text.slice(after(divider), close.start)];
  const edits = [
    { start: open.start, end: Math.min(text.length, after(open)), text: '' },
    { start: middle.start, end: Math.min(text.length, after(close)), text: '' },
  ];
  const found = conflictSlip(
    open.start,
    open.content.length,
    'A merge left two versions of these lines and its own marks (<<<<<<<, =======, >>>>>>>) in the file.',
    'Keep one of the two versions, and delete the other one and the lines with the marks.',
  );
  return { slip: found, edits, fixes: versions[0] === versions[1] ? 'always' : 'never' };
}

function conflictSlip(...args: Parameters<typeof syntaxFinding>): SyntaxProblem {
  return { ...syntaxFinding(...args), code: 'merge-conflict' };
}

function strayMark(text: string, line: OutlineLine): ForeignLine {
  const edits = [dropLine(text, line)];
  const found = conflictSlip(
    line.start,
    line.content.length,
    'This line is left over from a merge.',
    'Delete it, and look whether the lines around it stand there twice.',
  );
  return { slip: found, edits, fixes: 'never' };
}

function after(line: OutlineLine): number {
  return line.end + 1;
}
