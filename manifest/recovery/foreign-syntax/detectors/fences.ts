/** Finds the code fences of Markdown and chat assistants. */
import { siteFields } from '../../../words/schema-fields.ts';
import { dropLines } from '../../syntax-fix.ts';
import { syntaxProblem } from '../../../yaml/syntax/syntax-problem.ts';
import type { ForeignDetector } from '../context.ts';

const FENCE = /^(?:```+|~~~+)[\w-]*$/;

/** Removes the fences, and the words outside them where the whole manifest is inside. */
export const fences: ForeignDetector = ({ text, allLines: lines }) => {
  const marks = lines.filter(({ content, isText, columns }) => FENCE.test(content) && !(isText && columns[0]! > 0));
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return [];
  const names = siteFields();
  const top = lines.find(({ key, columns }) => key !== undefined && names.has(key) && columns[0] === 0);
  const isWhole = top !== undefined && top.start > first.start;
  const splices = marks.map((line) => dropLines(text, line));
  if (isWhole) {
    splices[0]!.start = 0;
    if (last !== first) splices.at(-1)!.end = text.length;
  }
  const hasWords = isWhole && (lines[0] !== first || (last !== first && lines.at(-1) !== last));
  const message =
    marks.length === 1
      ? 'This line is a fence of Markdown, not of YAML.'
      : 'These fences (```) belong to Markdown, not to YAML.';
  const hint = hasWords
    ? 'Delete the lines with ``` and everything outside them.'
    : marks.length === 1
      ? 'Delete the line.'
      : `Delete the ${marks.length === 2 ? 'two ' : ''}lines with \`\`\`, and keep what is between them.`;
  return [{ problem: syntaxProblem(first.at, first.content.length, message, hint), splices, fixWhen: 'always' }];
};
