/** The fences that chat assistants and Markdown put around code. */
import type { Edit } from '../../../problems/problem.ts';
import { siteFields } from '../../../../schema/schemas.ts';
import { syntaxFinding } from '../../../yaml/syntax/syntax-problem.ts';
import { dropLine } from '../context.ts';
import type { FindForeign, ForeignLine } from '../context.ts';

const FENCE = /^(?:```+|~~~+)[\w-]*$/;

/** Finds such fences, and the words outside them. */
export const fences: FindForeign = ({ text, all: lines }): ForeignLine[] => {
  const marks = lines.filter(({ content, isText, columns }) => FENCE.test(content) && !(isText && columns[0]! > 0));
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return [];
  const names = siteFields();
  const top = lines.find(({ key, columns }) => key !== undefined && names.has(key) && columns[0] === 0);
  const isWhole = top !== undefined && top.start > first.start;
  const edits: Edit[] = marks.map((line) => dropLine(text, line));
  if (isWhole) {
    edits[0] = { start: 0, end: edits[0]!.end, text: '' };
    if (last !== first) edits.splice(-1, 1, { start: last.start, end: text.length, text: '' });
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
      : `Delete the ${marks.length === 2 ? 'two ' : ''}lines with \`\`\`, and keep what stands between them.`;
  return [{ slip: syntaxFinding(first.at, first.content.length, message, hint), edits, fixes: 'always' }];
};
