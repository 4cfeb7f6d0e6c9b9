/** Finds full stops in the indentation: a phone writes one for two spaces. */
import { replaceAt } from '../../../yaml/edit/splice.ts';
import { syntaxProblem } from '../../../yaml/syntax/syntax-problem.ts';
import { andMoreLines } from '../../syntax-fix.ts';
import type { ForeignDetector } from '../context.ts';

const DOTS = /^ *(?:\. )+ *(?=- |[\w"'-]+:(?: |$))/;

/** Replaces the full stops by spaces. */
export const dottedIndentation: ForeignDetector = ({ text, lines }) => {
  const odd = lines.flatMap(({ start, end }) => {
    const [dots] = DOTS.exec(text.slice(start, end)) ?? [];
    return dots === undefined ? [] : [{ start, dots }];
  });
  const [first] = odd;
  if (!first) return [];
  const message = `This line is indented with a full stop instead of spaces${andMoreLines(odd.length)}.`;
  const problem = syntaxProblem(first.start, first.dots.length, message, 'Write spaces in its place.');
  const splices = odd.map(({ start, dots }) => replaceAt(start, dots.length, ' '.repeat(dots.length)));
  return [{ problem, splices, fixWhen: 'if valid' }];
};
